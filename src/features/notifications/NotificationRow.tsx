import { clsx } from 'clsx';
import { formatDistance } from 'date-fns';
import { Link } from 'react-router-dom';
import { actorName, isFromQuad, type NotificationGroup } from '#contract/notificationLines';
import { useNow } from '#shared/hooks/useNow';
import { fullTime, parseUtc } from '#shared/lib/timeLabel';
import { Avatar } from '#shared/ui/marks/Avatar';
import css from './NotificationRow.module.css';
import { isCancelledEvent, notificationPath } from './notificationPath';
import { NotificationWords } from './NotificationWords';
import * as texts from './texts';

interface NotificationRowProps {
  readonly group: NotificationGroup;
  readonly onOpen: (group: NotificationGroup) => void;
}

/** A notification with its age, as a link to its place or a button that opens its dialog. */
export function NotificationRow({ group, onOpen }: NotificationRowProps) {
  const { newest, unreadIds } = group;
  const { actor_image_url: picture, created_at: stamp } = newest;
  const sent = parseUtc(stamp);
  const age = useNow((now) => formatDistance(sent, Math.max(now, sent), { addSuffix: true }));
  const isUnread = unreadIds.length > 0;
  const className = clsx(css.row, isUnread && css.unread);
  const open = () => onOpen(group);
  const content = (
    <>
      {isFromQuad(newest) ? (
        <span className={css.quad} aria-hidden="true" translate="no">
          {texts.quadLetter}
        </span>
      ) : (
        <Avatar name={actorName(newest)} src={picture} size={44} />
      )}
      <span className={css.words}>
        <NotificationWords group={group} />
        <time className={css.time} dateTime={stamp} title={fullTime(stamp)}>
          {age}
        </time>
      </span>
      {isUnread ? <span className={css.dot} aria-hidden="true" /> : null}
    </>
  );
  return isCancelledEvent(newest) ? (
    <button type="button" aria-haspopup="dialog" className={className} onClick={open}>
      {content}
    </button>
  ) : (
    <Link to={notificationPath(newest)} className={className} onClick={open}>
      {content}
    </Link>
  );
}
