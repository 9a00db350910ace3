import { selectUnreadMessages } from '#features/chat/unread/unreadSlice';
import { selectUnreadNotifications } from '#features/notifications/notificationSelectors';
import type { RootState, StartAppListening } from '#shared/store/types';

/** All that waits for the reader. */
const selectUnreadTotal = (state: RootState) =>
  selectUnreadMessages(state) + selectUnreadNotifications(state);

/** Shows in the window's sign how many messages and notifications are unread. */
export function registerUnreadListener(startListening: StartAppListening): void {
  startListening({
    predicate: (_action, state, before) => selectUnreadTotal(state) !== selectUnreadTotal(before),
    effect: (_action, api) => {
      api.extra.page.showUnread(selectUnreadTotal(api.getState()));
    },
  });
}
