import { diffStates } from '#replay/diffStates';
import { changedMarks } from './changedMark';

const marksBetween = (before: object, after: object) =>
  changedMarks(diffStates(before, after), after);

test('a like marks its post, and a comment like marks the comment', () => {
  const before = { feed: { posts: { 30: { id: 30, total_likes: 1 } }, commentLikes: {} } };
  const after = { feed: { posts: { 30: { id: 30, total_likes: 2 } }, commentLikes: { 4: true } } };
  expect(marksBetween(before, after)).toEqual([
    { kind: 'post', id: '30' },
    { kind: 'comment', id: '4' },
  ]);
});

test('a message has the same id as its row, before and after the server stored it', () => {
  const thread = (messages: object[]) => ({ chat: { threads: { 11: { messages } } } });
  const sent = { client_id: 'c1', temporary: true, content: 'Hi' };
  expect(marksBetween(thread([]), thread([sent]))).toEqual([{ kind: 'message', id: 'c:c1' }]);
  const stored = { ...sent, temporary: false, id: 8 };
  expect(marksBetween(thread([sent]), thread([stored]))).toEqual([{ kind: 'message', id: 'c:c1' }]);
  const received = { id: 9, content: 'Hello' };
  expect(marksBetween(thread([stored]), thread([stored, received]))).toEqual([
    { kind: 'message', id: 's:9' },
  ]);
});

test('query results are marked by their record, however deep the change', () => {
  const queries = (name: string, data: unknown) => ({ api: { queries: { [name]: { data } } } });
  const event = (going: number) => queries('listUpcoming(4)', [{ id: 5, rsvp: { going } }]);
  expect(marksBetween(event(0), event(1))).toEqual([{ kind: 'event', id: '5' }]);
  const comments = (pages: unknown[]) => queries('listComments(2)', { pages });
  expect(marksBetween(comments([[]]), comments([[{ id: 7, text: 'Yes' }]]))).toEqual([
    { kind: 'comment', id: '7' },
  ]);
  const people = (email: string) => queries('listConnections(undefined)', [{ id: 1, email }]);
  expect(marksBetween(people(''), people('a'))).toEqual([]);
});

test('an arriving page of posts, a path and a toast mark no item', () => {
  const posts = Object.fromEntries([1, 2, 3, 4].map((id) => [id, { id }]));
  expect(marksBetween({ feed: { posts: {} } }, { feed: { posts } })).toEqual([]);
  expect(marksBetween({ navigation: { path: '/' } }, { navigation: { path: '/help' } })).toEqual(
    [],
  );
  expect(marksBetween({ toasts: { items: [] } }, { toasts: { items: [{ id: 1 }] } })).toEqual([]);
});
