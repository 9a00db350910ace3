import { notification } from '#contract/fixtures/messages';
import { notificationPath, notificationVerb } from './notificationText';

describe('notificationVerb', () => {
  it.each([
    ['comment', 'commented on your post'],
    ['like', 'liked your post'],
    ['share', 'shared your post'],
    ['new_post', 'posted a new post'],
    ['new post', 'posted a new post'],
    ['reply', 'replied to your comment'],
    ['connection_request', 'wants to pair with you'],
    ['something_else', 'did something'],
    ['constructor', 'did something'],
  ])('says for %s: %s', (type, words) => {
    expect(notificationVerb(type)).toBe(words);
  });
});

describe('notificationPath', () => {
  it('leads to the post, marked', () => {
    expect(notificationPath({ ...notification, post_id: 5 })).toBe('/dashboard/posts?highlight=5');
  });

  it('leads a request to the connections', () => {
    expect(notificationPath({ ...notification, type: 'connection_request', post_id: null })).toBe(
      '/dashboard/suggested-users',
    );
  });
});
