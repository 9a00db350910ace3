import { clsx } from 'clsx';
import { Ban, Check, CheckCheck, Clock } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { findAddresses } from '#contract/addresses/findAddresses';
import { chatMessages } from '#contract/messages';
import { LinkCards } from '#shared/cards/LinkCards';
import { safeUrl } from '#shared/lib/safeUrl';
import { Quotes } from '#shared/quotes/Quotes';
import { Icon, VisuallyHidden } from '#shared/ui';
import { clockTime } from '../chatTimes';
import type { ThreadMessage } from '../state/thread';
import * as texts from '../texts';
import { FileMessage } from './files/FileMessage';
import { ImageMessage } from './files/ImageMessage';
import css from './MessageBubble.module.css';
import { MessageMenu } from './menu/MessageMenu';
import { captionOf } from './messageWords';
import { QuotedMessage } from './QuotedMessage';

interface MessageBubbleProps {
  readonly message: ThreadMessage;
  readonly partnerId: number;
  readonly partnerName: string;
  readonly endsGroup: boolean;
  /** Whether the Tab key stops at its menu. */
  readonly isTabStop?: boolean;
}

/**
 * One message by its type, with its menu. The last of a group and an edited one show the time and,
 * on the user's own, the delivery state.
 */
export const MessageBubble = memo(function MessageBubble(props: MessageBubbleProps) {
  const { message, partnerId, partnerName, endsGroup, isTabStop = false } = props;
  const isOwn = message.sender_id !== partnerId;
  const stored = message.temporary ? null : message;
  const isChanged = stored?.edited_at != null || stored?.isChanging === true;
  return (
    <div className={clsx(css.line, isOwn && css.ownLine)}>
      <div
        className={clsx(
          css.bubble,
          isOwn ? css.own : css.theirs,
          endsGroup && css.last,
          message.message_type === 'image' && css.image,
          stored?.deleted && css.deleted,
        )}
      >
        <VisuallyHidden>{isOwn ? texts.you : partnerName}: </VisuallyHidden>
        {message.reply_to && !stored?.deleted ? (
          <QuotedMessage
            quote={message.reply_to}
            name={message.reply_to.sender_id === partnerId ? partnerName : texts.you}
          />
        ) : null}
        {stored?.deleted ? (
          <span className={css.gone}>
            <Icon of={Ban} size="sm" />
            {chatMessages.deleted}
          </span>
        ) : (
          <>
            <MessageBody message={message} partnerId={partnerId} />
            <LinkCards text={message.content} />
            <Quotes quotes={message.quotes} />
          </>
        )}
        <span className={clsx(css.meta, !endsGroup && !isChanged && 'visually-hidden')}>
          <time dateTime={message.timestamp}>{clockTime(message.timestamp)}</time>
          {stored?.edited_at == null ? null : (
            <span>
              {texts.edited} <time dateTime={stored.edited_at}>{clockTime(stored.edited_at)}</time>
            </span>
          )}
          {isOwn ? <Ticks message={message} /> : null}
        </span>
      </div>
      {stored && !stored.deleted && !stored.isChanging ? (
        <MessageMenu
          message={stored}
          partnerName={partnerName}
          isOwn={isOwn}
          isTabStop={isTabStop}
        />
      ) : null}
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

interface MessageTextProps {
  readonly text: string;
  /** Whether the whole text was sent as an address. */
  readonly isAddress: boolean;
}

/** A message's plain text with its addresses turned into links. */
export function MessageText({ text, isAddress }: MessageTextProps) {
  return <span className={css.text}>{linked(text, isAddress)}</span>;
}

function linked(text: string, isAddress: boolean): ReactNode {
  const found = findAddresses(text);
  // Its top-level domain may be newer than the list of known ones. A bare name may be a file's.
  if (found.length === 0 && isAddress && text.includes('/')) {
    const href = safeUrl(/^https?:/i.test(text) ? text : `https://${text}`);
    return href ? <OutsideLink href={href}>{text}</OutsideLink> : text;
  }
  return [
    ...found.flatMap(({ start, end, href }, index) => [
      text.slice(found[index - 1]?.end ?? 0, start),
      <OutsideLink key={start} href={href}>
        {text.slice(start, end)}
      </OutsideLink>,
    ]),
    text.slice(found.at(-1)?.end ?? 0),
  ];
}

function OutsideLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
      {children}
    </a>
  );
}

const shapes = { Sending: Clock, Saving: Clock, Sent: Check, Read: CheckCheck } as const;
const words = {
  Sending: texts.sending,
  Saving: texts.saving,
  Sent: texts.sent,
  Read: texts.read,
} as const;

/**
 * The delivery state of an own message: a clock while it or a change is sent, one tick when sent,
 * two when read.
 */
function Ticks({ message }: { readonly message: ThreadMessage }) {
  const state = stateOf(message);
  return (
    <span className={css.ticks} data-state={state}>
      <Icon of={shapes[state]} size="sm" />
      <VisuallyHidden>{words[state]}</VisuallyHidden>
    </span>
  );
}

function stateOf(message: ThreadMessage): keyof typeof shapes {
  if (message.temporary) return 'Sending';
  if (message.isChanging) return 'Saving';
  return message.is_read ? 'Read' : 'Sent';
}
