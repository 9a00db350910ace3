import { clsx } from 'clsx';
import { memo } from 'react';
import { VisuallyHidden } from '#shared/ui';
import { clockTime } from '../chatTimes';
import type { ThreadMessage } from '../state/thread';
import { FileMessage } from './FileMessage';
import { ImageMessage } from './ImageMessage';
import css from './MessageBubble.module.css';
import { MessageText } from './MessageText';
import { captionOf } from './messageWords';
import { Ticks } from './Ticks';

interface MessageBubbleProps {
  readonly message: ThreadMessage;
  readonly partnerId: number;
  readonly partnerName: string;
  readonly endsGroup: boolean;
}

/** One message by its kind; the last of a group shows its time and, on one's own, how far it got. */
export const MessageBubble = memo(function MessageBubble(props: MessageBubbleProps) {
  const { message, partnerId, partnerName, endsGroup } = props;
  const isOwn = message.sender_id !== partnerId;
  return (
    <div
      className={clsx(
        css.bubble,
        isOwn ? css.own : css.theirs,
        endsGroup && css.last,
        message.message_type === 'image' && css.image,
      )}
    >
      <VisuallyHidden>{isOwn ? 'You' : partnerName}: </VisuallyHidden>
      <MessageBody message={message} partnerId={partnerId} />
      <span className={clsx(css.meta, !endsGroup && 'visually-hidden')}>
        <time dateTime={message.timestamp}>{clockTime(message.timestamp)}</time>
        {isOwn ? <Ticks message={message} /> : null}
      </span>
    </div>
  );
});

interface MessageBodyProps {
  readonly message: ThreadMessage;
  readonly partnerId: number;
}

function MessageBody({ message, partnerId }: MessageBodyProps) {
  const { message_type: type, content } = message;
  if (type === 'text' || type === 'link')
    return <MessageText text={content} isAddress={type === 'link'} />;
  const caption = captionOf(message);
  const File = type === 'image' ? ImageMessage : FileMessage;
  return (
    <>
      <File message={message} partnerId={partnerId} />
      {caption === '' ? null : <MessageText text={caption} isAddress={false} />}
    </>
  );
}
