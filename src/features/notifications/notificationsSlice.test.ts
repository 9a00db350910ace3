import { makeNotification } from './testing/notificationServer';
import {
  notificationsReducer as reduce,
  readAllRequested,
  readAllSettled,
  readRequested,
  readSettled,
  withPending,
} from './notificationsSlice';

const start = reduce(undefined, { type: 'started' });
const seen = (state: typeof start, id: number) => withPending(makeNotification(id), state).is_read;

test('notifications count as read from the click until the request ends', () => {
  const both = reduce(reduce(start, readRequested([3, 1])), readRequested([2]));
  expect([1, 2, 3, 4].map((id) => seen(both, id))).toEqual([true, true, true, false]);
  const one = reduce(both, readSettled([3, 1]));
  expect([1, 2, 3].map((id) => seen(one, id))).toEqual([false, true, false]);
});

test('reading all covers what was known then, and nothing that arrives later', () => {
  const all = reduce(start, readAllRequested(5));
  expect([4, 5, 6].map((id) => seen(all, id))).toEqual([true, true, false]);
  expect(reduce(all, readAllSettled())).toEqual(start);
});

test('one that the server marked as read stays as it is', () => {
  const read = makeNotification(1, { is_read: true });
  expect(withPending(read, start)).toBe(read);
});
