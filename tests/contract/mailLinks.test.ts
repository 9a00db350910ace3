import { NOTIFICATION_TYPES } from '../../contract/entities/notification';
import { notification } from '../../contract/fixtures/messages';
import { notificationPage } from '../../server/features/notifications/mail/notificationPage';
import { notificationPath } from '../../src/features/notifications/notificationPath';

test.each([...NOTIFICATION_TYPES, 'a_later_type'])(
  'a mail about %s leads to the same page as the bell',
  (type) => {
    for (const about of [{ post_id: null }, { post_id: 5 }, { post_id: 5, comment_id: 8 }])
      for (const actor_id of [4, null]) {
        const made = { ...notification, type, actor_id, ...about };
        expect(notificationPage(made)).toBe(notificationPath(made));
      }
  },
);
