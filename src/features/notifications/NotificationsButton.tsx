import { Bell } from 'lucide-react';
import { useState } from 'react';
import { lazyLayer } from '#shared/lazy/lazyLayer';
import { selectUserId } from '#shared/store/sessionEvents';
import { useAppSelector } from '#shared/store/hooks';
import { NavButton } from '#shared/ui/buttons/NavButton';
import { useListUnreadNotificationsQuery } from './notificationsApi';
import { selectUnreadNotifications } from './notificationSelectors';
import * as texts from './texts';

const NotificationsPopover = lazyLayer(
  async () =>
    (await import(/* webpackChunkName: "notifications" */ './NotificationsPopover'))
      .NotificationsPopover,
);

/** The bell with the unread count. Its popover loads on hover, focus or click. */
export function NotificationsButton() {
  const userId = useAppSelector(selectUserId) ?? 0;
  useListUnreadNotificationsQuery(userId, { skip: userId === 0 });
  const unreadCount = useAppSelector(selectUnreadNotifications);
  const [isWanted, setIsWanted] = useState(false);
  const button = (
    <NavButton
      icon={Bell}
      label={texts.notifications}
      count={unreadCount}
      countLabel={texts.unreadNotifications(unreadCount)}
      aria-haspopup="dialog"
      aria-expanded={isWanted}
      onPointerEnter={NotificationsPopover.prepare}
      onFocus={NotificationsPopover.prepare}
      onClick={() => setIsWanted(true)}
    />
  );
  return isWanted ? (
    <NotificationsPopover
      userId={userId}
      unreadCount={unreadCount}
      waiting={button}
      onClose={() => setIsWanted(false)}
    />
  ) : (
    button
  );
}
