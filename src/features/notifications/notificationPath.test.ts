import { notification } from '#contract/fixtures/messages';
import { isCancelledEvent, notificationPath } from './notificationPath';

describe('notificationPath', () => {
  const actor_username = 'anika_k';
  it.each([
    ['like', 5, '/dashboard/posts?highlight=5'],
    ['comment_removed', 5, '/dashboard/posts?highlight=5'],
    ['event_changed', 6, '/dashboard/posts?highlight=6'],
    ['event_cancelled', null, '/dashboard/Events'],
    ['connection_request', null, '/dashboard/suggested-users'],
    ['mentoring_request', null, '/dashboard/suggested-users'],
    ['connection_accepted', null, '/dashboard/anika_k/about'],
    ['collaboration_request', null, '/dashboard/research/collab-requests'],
    ['collaboration_accepted', null, '/dashboard/research/recent-works'],
    ['collaboration_declined', null, '/dashboard/research/recent-works'],
    ['something_else', null, '/dashboard/posts'],
    ['something_else', 7, '/dashboard/posts?highlight=7'],
  ])('links %s about post %s to %s', (type, post_id, path) => {
    expect(notificationPath({ ...notification, actor_username, type, post_id })).toBe(path);
  });

  it.each(['post_removed', 'comment_removed', 'paper_removed'])(
    'links a %s from Quad to the guidelines, because the content is gone',
    (type) => {
      const removed = { ...notification, actor_id: null, type, post_id: 5, comment_id: 8 };
      expect(notificationPath(removed)).toBe('/guidelines');
    },
  );

  it('links a reminder to its event', () => {
    const reminder = { ...notification, type: 'event_reminder', post_id: 5 };
    expect(notificationPath({ ...reminder, event_id: 9 })).toBe('/dashboard/events/9');
    expect(notificationPath(reminder)).toBe('/dashboard/posts?highlight=5');
  });

  it.each(['comment', 'reply', 'mention'])('links a %s to its comment', (type) => {
    const written = { ...notification, type, post_id: 5, comment_id: 8 };
    expect(notificationPath(written)).toBe('/dashboard/posts?highlight=5&comment=8');
  });
});

test('only a cancelled event that is named opens a dialog', () => {
  const cancelled = { ...notification, type: 'event_cancelled', post_id: null };
  expect(isCancelledEvent({ ...cancelled, title: 'Open lab' })).toBe(true);
  expect(isCancelledEvent(cancelled)).toBe(false);
  expect(isCancelledEvent({ ...cancelled, type: 'event_changed', title: 'Open lab' })).toBe(false);
});
