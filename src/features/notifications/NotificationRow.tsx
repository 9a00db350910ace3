import { clsx } from 'clsx';
import { formatDistance } from 'date-fns';
import { Link } from 'react-router-dom';
import type { Notification } from '#contract/entities/notification';
import { useNow } from '#shared/hooks/useNow';
import { fullTime, parseUtc } from '#shared/lib/timeLabel';
import { Avatar } from '#shared/ui/marks/Avatar';
import { VisuallyHidden } from '#shared/ui/marks/VisuallyHidden';
import type { NotificationGroup } from './groupNotifications';
import css from './NotificationRow.module.css';
import * as texts from './later.texts';
import { notificationPath, notificationVerb, othersText } from './notificationText';
import { notificationWhen } from './notificationWhen';

interface NotificationRowProps {
  readonly group: NotificationGroup;
  readonly onOpen: (group: NotificationGroup) => void;
}

/** A notification with its actors, action, subject and age, as a link to its place. */
export function NotificationRow({ group, onOpen }: NotificationRowProps) {
  const now = useNow();
  const { newest, others, unreadIds } = group;
  const { actor_image_url: picture, created_at: stamp } = newest;
  const actor = newest.actor_display_name || newest.actor_username;
  const isUnread = unreadIds.length > 0;
  return (
    <Link
      to={notificationPath(newest)}
      className={clsx(css.row, isUnread && css.unread)}
      onClick={() => onOpen(group)}
    >
      <Avatar name={actor} src={picture} size={44} />
      <span className={css.words}>
        <span>
          {isUnread ? <VisuallyHidden>{texts.unreadBefore}</VisuallyHidden> : null}
          <strong>
            <bdi>{actor}</bdi>
          </strong>
          {othersText(others)} {notificationVerb(newest.type)}
        </span>
        <Subject about={newest} />
        <time className={css.time} dateTime={stamp} title={fullTime(stamp)}>
          {formatDistance(parseUtc(stamp), Math.max(now, parseUtc(stamp)), { addSuffix: true })}
        </time>
      </span>
      {isUnread ? <span className={css.dot} aria-hidden="true" /> : null}
    </Link>
  );
}

/** The second line: the title of the notification's event, and its start. */
function Subject({ about }: { readonly about: Notification }) {
  if (!about.title) return null;
  const when = notificationWhen(about);
  return (
    <span className={css.subject}>
      <em dir="auto">{about.title}</em>
      {when ? texts.startsAt(when) : null}
    </span>
  );
}
