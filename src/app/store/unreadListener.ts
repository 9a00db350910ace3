import { selectUnreadMessages } from '#features/chat/unread/unreadSlice';
import { selectUnreadNotifications } from '#features/notifications/notificationSelectors';
import type { RootState, StartAppListening } from '#shared/store/types';

/** The total of unread messages and notifications. */
const selectUnreadTotal = (state: RootState) =>
  selectUnreadMessages(state) + selectUnreadNotifications(state);

/** Shows the number of unread messages and notifications in the document title and on the icons. */
export function registerUnreadListener(startListening: StartAppListening): void {
  startListening({
    predicate: (_action, state, before) => selectUnreadTotal(state) !== selectUnreadTotal(before),
    effect: (_action, api) => {
      api.extra.page.showUnread(selectUnreadTotal(api.getState()));
    },
  });
}
