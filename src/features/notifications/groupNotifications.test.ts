import type { Notification } from '#contract/entities/notification';
import { notification } from '#contract/fixtures/messages';
import { groupNotifications } from './groupNotifications';

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

test('a notification about no post is not grouped', () => {
  const request = { type: 'connection_request', post_id: null };
  expect(told([like(9, 'anika', request), like(8, 'tanvir', request)])).toEqual([
    [9, 0, [9]],
    [8, 0, [8]],
  ]);
});
