import { notification } from '#contract/fixtures/messages';
import { notificationPath, notificationVerb, othersText } from './notificationText';

describe('notificationVerb', () => {
  it.each([
    ['comment', 'commented on your post'],
    ['like', 'liked your post'],
    ['share', 'shared your post'],
    ['new_post', 'posted a new post'],
    ['new post', 'posted a new post'],
    ['reply', 'replied to your comment'],
    ['connection_request', 'wants to connect with you'],
    ['connection_accepted', 'accepted your connection request'],
    ['collaboration_request', 'wants to collaborate on your research'],
    ['collaboration_accepted', 'accepted your collaboration request'],
    ['collaboration_declined', 'declined your collaboration request'],
    ['event_changed', 'changed an event you are going to'],
    ['event_reminder', 'reminds you of an event you are going to'],
    ['event_cancelled', 'cancelled an event you were going to'],
    ['something_else', 'did something'],
    ['constructor', 'did something'],
  ])('returns for %s: %s', (type, words) => {
    expect(notificationVerb(type)).toBe(words);
  });
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

describe('notificationPath', () => {
  const actor_username = 'anika_k';
  it.each([
    ['like', 5, '/dashboard/posts?highlight=5'],
    ['event_changed', 6, '/dashboard/posts?highlight=6'],
    ['event_cancelled', null, '/dashboard/Events'],
    ['connection_request', null, '/dashboard/suggested-users'],
    ['connection_accepted', null, '/dashboard/anika_k/about'],
    ['collaboration_request', null, '/dashboard/research/collab-requests'],
    ['collaboration_accepted', null, '/dashboard/research/recent-works'],
    ['collaboration_declined', null, '/dashboard/research/recent-works'],
    ['something_else', null, '/dashboard/posts'],
    ['something_else', 7, '/dashboard/posts?highlight=7'],
  ])('links %s about post %s to %s', (type, post_id, path) => {
    expect(notificationPath({ ...notification, actor_username, type, post_id })).toBe(path);
  });
});
