import { clsx } from 'clsx';
import { formatDistance } from 'date-fns';
import { BellOff } from 'lucide-react';
import type { Notification } from '#contract/entities/notification';
import { useNow } from '../../shared/hooks/useNow';
import { fullTime, parseUtc } from '../../shared/lib/timeLabel';
import { Avatar } from '../../shared/ui/Avatar';
import { EmptyState } from '../../shared/ui/EmptyState';
import { ErrorState } from '../../shared/ui/ErrorState';
import { Skeleton } from '../../shared/ui/Skeleton';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import css from './NotificationList.module.css';
import { useListNotificationsQuery } from './notificationsApi';
import { notificationVerb } from './notificationText';

interface NotificationListProps {
  readonly userId: number;
  readonly onOpen: (notification: Notification) => void;
}

/** What happened, newest first; what is unread stands out. */
export function NotificationList({ userId, onOpen }: NotificationListProps) {
  const { data = [], isLoading, isError, isFetching, refetch } = useListNotificationsQuery(userId);
  if (isLoading) return <Skeleton />;
  if (isError)
    return (
      <ErrorState
        text="Notifications could not be loaded."
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (data.length === 0) return <EmptyState compact icon={BellOff} title="You’re all caught up" />;
  return (
    <ul className={css.list}>
      {data.map((notification) => (
        <li key={notification.id}>
          <NotificationRow notification={notification} onOpen={() => onOpen(notification)} />
        </li>
      ))}
    </ul>
  );
}

interface NotificationRowProps {
  readonly notification: Notification;
  readonly onOpen: () => void;
}

function NotificationRow({ notification, onOpen }: NotificationRowProps) {
  const now = useNow();
  const {
    actor_username: actor,
    actor_image_url: picture,
    created_at: stamp,
    is_read: isRead,
  } = notification;
  return (
    <button type="button" className={clsx(css.row, !isRead && css.unread)} onClick={onOpen}>
      <Avatar name={actor} src={picture} size={44} />
      <span className={css.words}>
        <span>
          {isRead ? null : <VisuallyHidden>Unread: </VisuallyHidden>}
          <strong>{actor}</strong> {notificationVerb(notification.type)}
        </span>
        <time className={css.time} dateTime={stamp} title={fullTime(stamp)}>
          {formatDistance(parseUtc(stamp), now, { addSuffix: true })}
        </time>
      </span>
      {isRead ? null : <span className={css.dot} aria-hidden="true" />}
    </button>
  );
}
