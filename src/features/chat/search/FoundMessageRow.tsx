import type { FoundMessage } from '#contract/entities/chat';
import { useNow } from '#shared/hooks/useNow';
import { nameOf } from '#shared/lib/people';
import type { ChatPartner } from '#shared/store/featureEvents';
import { Avatar, VisuallyHidden } from '#shared/ui';
import { MarkedText } from '#shared/ui/marks/MarkedText';
import { NameLine } from '#shared/ui/people/NameLine';
import { conversationTime } from '../chatTimes';
import { fileNameOf } from '../log/messageWords';
import * as texts from '../texts';
import css from './FoundMessages.module.css';
import { messageExcerpt } from './messageExcerpt';

/** Returns the element id of a message that was found. */
export const foundMessageId = (messageId: number) => `found-message-${messageId}`;

interface FoundMessageRowProps {
  readonly message: FoundMessage;
  /** The other person of its conversation. */
  readonly partner: ChatPartner;
  /** The matched words, in lower case. */
  readonly words: readonly string[];
  readonly isCurrent: boolean;
  readonly onOpen: () => void;
}

/** A message that was found: with whom and when, and the matched words in their context. */
export function FoundMessageRow(props: FoundMessageRowProps) {
  const { message, partner, words, isCurrent, onOpen } = props;
  const { id, timestamp, sender_id: senderId } = message;
  const time = useNow((now) => conversationTime(timestamp, now));
  return (
    <li>
      <button
        type="button"
        id={foundMessageId(id)}
        className={css.row}
        aria-current={isCurrent || undefined}
        onClick={onOpen}
      >
        <Avatar name={nameOf(partner)} src={partner.avatar} size={32} />
        <span className={css.name}>
          <NameLine of={partner} />
        </span>
        <VisuallyHidden>, </VisuallyHidden>
        <time className={css.time} dateTime={timestamp}>
          {time}
        </time>
        <VisuallyHidden>: </VisuallyHidden>
        <span className={css.words} dir="auto">
          {senderId === partner.id ? null : <span className={css.own}>{texts.youSaid('')}</span>}
          <bdi>
            <MarkedText text={messageExcerpt(textOf(message), words)} words={words} />
          </bdi>
        </span>
      </button>
    </li>
  );
}

/** The searched text of a message: its words, and the name of its file. */
function textOf(message: FoundMessage): string {
  const { content, file_name: fileName } = message;
  if (!fileName) return content;
  const name = fileNameOf(message);
  return content === '' || content === name ? name : `${name} · ${content}`;
}
