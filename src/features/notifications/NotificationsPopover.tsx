import { Bell } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Notification } from '#contract/entities/notification';
import { PartBoundary } from '../../shared/errors/PartBoundary';
import { NavButton } from '../../shared/ui/NavButton';
import { Popover } from '../../shared/ui/Popover';
import { NotificationList } from './NotificationList';
import { useMarkNotificationReadMutation } from './notificationsApi';
import css from './NotificationsPopover.module.css';
import { notificationPath } from './notificationText';

interface NotificationsPopoverProps {
  readonly userId: number;
  readonly unreadCount: number;
}

/** The bell with what happened under it. It opens as soon as it is there: the press that fetched it meant that. */
export function NotificationsPopover({ userId, unreadCount }: NotificationsPopoverProps) {
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isOpen, setIsOpen] = useState(true);
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
      count={unreadCount}
      countLabel={`${unreadCount} unread notifications`}
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
        {unreadCount > 0 ? <span className={css.count}>{unreadCount} unread</span> : null}
      </header>
      <PartBoundary part="list">
        <NotificationList userId={userId} onOpen={open} />
      </PartBoundary>
    </Popover>
  );
}
