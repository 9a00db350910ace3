import { clsx } from 'clsx';
import { Check, CheckCheck, Clock } from 'lucide-react';
import { Icon, VisuallyHidden } from '../../shared/ui';
import { safeUrl } from '../../shared/lib/safeUrl';
import { clockTime } from './chatTimes';
import css from './MessageBubble.module.css';
import type { ThreadMessage } from './threadMessage';

interface MessageBubbleProps {
  readonly message: ThreadMessage;
  readonly isOwn: boolean;
  /** Who wrote it, for screen readers. */
  readonly senderName: string;
  readonly endsGroup: boolean;
}

/** One message; the last of a group shows its time and, on one's own, how far it got. */
export function MessageBubble({ message, isOwn, senderName, endsGroup }: MessageBubbleProps) {
  return (
    <div className={clsx(css.bubble, isOwn ? css.own : css.theirs, endsGroup && css.last)}>
      <VisuallyHidden>{isOwn ? 'You' : senderName}: </VisuallyHidden>
      <MessageText message={message} />
      <span className={clsx(css.meta, !endsGroup && 'visually-hidden')}>
        <time dateTime={message.timestamp}>{clockTime(message.timestamp)}</time>
        {isOwn ? <Ticks message={message} /> : null}
      </span>
    </div>
  );
}

function MessageText({ message }: { readonly message: ThreadMessage }) {
  const { content, message_type: type } = message;
  const address =
    type === 'link' ? safeUrl(/^https?:/i.test(content) ? content : `https://${content}`) : null;
  if (!address) return <span className={css.text}>{content}</span>;
  return (
    <a className={css.text} href={address} target="_blank" rel="noopener noreferrer nofollow ugc">
      {content}
    </a>
  );
}

function Ticks({ message }: { readonly message: ThreadMessage }) {
  const state = message.temporary ? 'sending' : message.is_read ? 'read' : 'sent';
  const shape = { sending: Clock, sent: Check, read: CheckCheck }[state];
  return (
    <span className={css.ticks} data-state={state}>
      <Icon of={shape} size="sm" />
      <VisuallyHidden>{state}</VisuallyHidden>
    </span>
  );
}
