import { Bell } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Notification } from '#contract/entities/notification';
import { PartBoundary } from '../../shared/errors/PartBoundary';
import { selectUserId } from '../../shared/store/sessionEvents';
import { useAppSelector } from '../../shared/store/hooks';
import { NavButton } from '../../shared/ui/NavButton';
import { Popover } from '../../shared/ui/Popover';
import {
  useListUnreadNotificationsQuery,
  useMarkNotificationReadMutation,
} from './notificationsApi';
import css from './NotificationsButton.module.css';
import { NotificationList } from './NotificationList';
import { notificationPath } from './notificationText';

/** The bell, how much is unread, and under it what happened. */
export function NotificationsButton() {
  const userId = useAppSelector(selectUserId) ?? 0;
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { data: unread = [] } = useListUnreadNotificationsQuery(userId, { skip: userId === 0 });
  const [markRead] = useMarkNotificationReadMutation();

  const open = (notification: Notification) => {
    setIsOpen(false);
    if (!notification.is_read) void markRead(notification.id);
    void navigate(notificationPath(notification));
  };
  const trigger = (
    <NavButton
      icon={Bell}
      label="Notifications"
      count={unread.length}
      countLabel={`${unread.length} unread notifications`}
    />
  );

  return (
    <Popover
      label="Notifications"
      trigger={trigger}
      open={isOpen}
      onOpenChange={setIsOpen}
      initialFocus={heading}
      className={css.panel}
    >
      <header className={css.header}>
        <h2 ref={heading} tabIndex={-1} className={css.title}>
          Notifications
        </h2>
        {unread.length > 0 ? <span className={css.count}>{unread.length} unread</span> : null}
      </header>
      <PartBoundary part="list">
        <NotificationList userId={userId} onOpen={open} />
      </PartBoundary>
    </Popover>
  );
}
