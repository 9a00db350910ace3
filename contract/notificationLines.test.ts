import type { Notification } from '#contract/entities/notification';
import { notification } from '#contract/fixtures/messages';
import {
  actorName,
  groupNotifications,
  isRemovedByQuad,
  notificationTitle,
  notificationVerb,
  othersText,
  reminderLine,
} from './notificationLines';

const like = (id: number, actor: string, changes: Partial<Notification> = {}): Notification => ({
  ...notification,
  id,
  type: 'like',
  post_id: 5,
  actor_username: actor,
  ...changes,
});
const told = (list: readonly Notification[]) =>
  groupNotifications(list).map(({ newest, others, unreadIds }) => [newest.id, others, unreadIds]);

test('the same type about the same post is one group in the place of its newest', () => {
  const comment = like(8, 'rumi', { type: 'comment' });
  expect(
    told([like(9, 'anika'), comment, like(7, 'tanvir'), like(6, 'lamia', { is_read: true })]),
  ).toEqual([
    [9, 2, [9, 7]],
    [8, 0, [8]],
  ]);
});

test('another post is another group', () => {
  expect(told([like(9, 'anika'), like(8, 'anika', { post_id: 6 })])).toHaveLength(2);
});

test('two by the same person count as one person', () => {
  expect(told([like(9, 'anika'), like(8, 'anika'), like(7, 'tanvir')])).toEqual([
    [9, 1, [9, 8, 7]],
  ]);
});

test('notifications from Quad are not grouped, because each has its own reason', () => {
  const fromQuad = { type: 'comment_removed', actor_id: null };
  expect(told([like(9, 'Quad', fromQuad), like(8, 'Quad', fromQuad)])).toHaveLength(2);
  const byAuthor = like(7, 'anika', { type: 'comment_removed' });
  expect(told([like(9, 'Quad', fromQuad), byAuthor])).toEqual([
    [9, 0, [9]],
    [7, 0, [7]],
  ]);
});

test('a notification about no post is not grouped', () => {
  const request = { type: 'connection_request', post_id: null };
  expect(told([like(9, 'anika', request), like(8, 'tanvir', request)])).toEqual([
    [9, 0, [9]],
    [8, 0, [8]],
  ]);
});

describe('notificationVerb', () => {
  it.each([
    ['comment', 'commented on your post'],
    ['like', 'liked your post'],
    ['share', 'shared your post'],
    ['new_post', 'posted a new post'],
    ['new post', 'posted a new post'],
    ['reply', 'replied to your comment'],
    ['mention', 'mentioned you'],
    ['comment_removed', 'removed your comment from their post'],
    ['post_removed', 'removed your post'],
    ['paper_removed', 'removed your paper'],
    ['connection_request', 'wants to connect with you'],
    ['mentoring_request', 'asks you for mentoring'],
    ['connection_accepted', 'accepted your connection request'],
    ['collaboration_request', 'wants to collaborate on your research'],
    ['collaboration_accepted', 'accepted your collaboration request'],
    ['collaboration_declined', 'declined your collaboration request'],
    ['event_changed', 'changed an event you are going to'],
    ['event_place', 'gave you a place at an event'],
    ['event_reminder', 'reminds you of an event you are going to'],
    ['event_cancelled', 'cancelled an event you were going to'],
    ['something_else', 'did something'],
    ['constructor', 'did something'],
  ])('returns for %s: %s', (type, words) => {
    expect(notificationVerb({ type, actor_id: 4 })).toBe(words);
  });

  it.each([
    ['comment_removed', 'removed your comment'],
    ['post_removed', 'removed your post'],
    ['constructor', 'did something'],
  ])('returns for %s from Quad: %s', (type, words) => {
    expect(notificationVerb({ type, actor_id: null })).toBe(words);
  });
});

describe('notificationTitle', () => {
  it.each([
    ['comment', ' ', 'commented on your post Open lab'],
    ['reply', ' on ', 'replied to your comment on Open lab'],
    ['mention', ' in ', 'mentioned you in Open lab'],
    ['event_cancelled', ': ', 'cancelled an event you were going to: Open lab'],
    ['constructor', ' ', 'did something Open lab'],
  ])('follows the words of %s after "%s"', (type, lead, line) => {
    expect(notificationTitle({ type, title: 'Open lab' })).toEqual({ lead, title: 'Open lab' });
    expect(`${notificationVerb({ type, actor_id: 4 })}${lead}Open lab`).toBe(line);
  });

  it('names the work of a collaboration, and nothing in an older notification', () => {
    const work = { type: 'collaboration_accepted', work_title: 'Attention sinks' };
    expect(notificationTitle(work)).toEqual({ lead: ' for ', title: 'Attention sinks' });
    expect(notificationTitle({ type: 'like' })).toBeNull();
    expect(notificationTitle({ type: 'like', title: '' })).toBeNull();
  });
});

test('the actor is Quad itself or the name that a person chose', () => {
  const person = { actor_username: 'anika_k', actor_display_name: 'Quad' };
  expect(actorName({ ...person, actor_id: null })).toBe('Quad');
  expect(actorName({ ...person, actor_display_name: 'Anika', actor_id: 4 })).toBe('Anika');
  expect(actorName({ ...person, actor_display_name: null, actor_id: 4 })).toBe('anika_k');
});

test('only Quad’s removals have no page: a person with its name removes from a post', () => {
  const removed = { type: 'comment_removed' };
  expect(isRemovedByQuad({ ...removed, actor_id: null })).toBe(true);
  expect(isRemovedByQuad({ ...removed, actor_id: 4 })).toBe(false);
  expect(isRemovedByQuad({ type: 'report_decided', actor_id: null })).toBe(false);
});

describe('othersText', () => {
  it.each([
    [0, ''],
    [1, ' and 1 other'],
    [4, ' and 4 others'],
  ])('returns for %d others: "%s"', (others, words) => {
    expect(othersText(others)).toBe(words);
  });
});

describe('reminderLine', () => {
  const start = '2025-11-28T12:00:00.000Z';
  const reminder = { type: 'event_reminder', title: 'Open lab', event_datetime: start };
  const MINUTE_MS = 60_000;

  it.each([
    [24 * 60, 'starts in 1 day'],
    [23 * 60 + 10, 'starts in 23 hours'],
    [60, 'starts in 1 hour'],
    [59.6, 'starts in 1 hour'],
    [59, 'starts in 59 minutes'],
    [1, 'starts in 1 minute'],
    [0.2, 'starts now'],
    [-1, 'has started'],
  ])('says %d minutes before the start that the event %s', (minutes, words) => {
    const now = Date.parse(start) - minutes * MINUTE_MS;
    expect(reminderLine(reminder, now)).toEqual({ title: 'Open lab', words });
  });

  it('returns null for other notifications, and for reminders without details', () => {
    const now = Date.parse(start);
    expect(reminderLine({ ...reminder, type: 'event_changed' }, now)).toBeNull();
    expect(reminderLine({ type: 'event_reminder' }, now)).toBeNull();
  });
});
