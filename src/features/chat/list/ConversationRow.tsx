import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { chatMessages } from '#contract/messages';
import { useNow } from '#shared/hooks/useNow';
import { useAppSelector } from '#shared/store/hooks';
import { Avatar, Badge } from '#shared/ui';
import { nameOf } from '#shared/lib/people';
import { NameLine } from '#shared/ui/people/NameLine';
import { selectIsOnline, type ConversationLine } from '../state/chatState';
import { conversationTime } from '../chatTimes';
import { selectUnreadOf } from '../unread/unreadSlice';
import * as texts from '../texts';
import css from './ConversationRow.module.css';

/** Returns the element id of a conversation's row. */
export const conversationRowId = (userId: number) => `conversation-${userId}`;

interface ConversationRowProps {
  readonly conversation: ConversationLine;
  readonly isCurrent: boolean;
  readonly onOpen: () => void;
}

/** One person in the list, with the last message and the number of unread ones. */
export function ConversationRow({ conversation, isCurrent, onOpen }: ConversationRowProps) {
  const { avatar, timestamp } = conversation;
  const time = useNow((now) => conversationTime(timestamp, now));
  const unread = useAppSelector((state) => selectUnreadOf(state, conversation.user_id));
  const isOnline = useAppSelector((state) => selectIsOnline(state, conversation.user_id));
  return (
    <li>
      <button
        type="button"
        data-print="text"
        id={conversationRowId(conversation.user_id)}
        className={clsx(css.row, isCurrent && css.current)}
        aria-current={isCurrent || undefined}
        onClick={onOpen}
      >
        <Avatar name={nameOf(conversation)} src={avatar} size={48} online={isOnline} />
        <span className={css.name}>
          <NameLine of={conversation} />
        </span>
        <time className={css.time} dateTime={timestamp}>
          {time}
        </time>
        <span className={clsx(css.preview, unread > 0 && css.isUnread)} dir="auto">
          {preview(conversation)}
        </span>
        <Badge count={unread} label={texts.unread(unread)} className={css.badge} />
      </button>
    </li>
  );
}

/** Describes the last message by its type, and says so if the user sent it. */
function preview({
  is_last_deleted: isDeleted,
  is_sender: isOwn,
  message_type: type,
  last_message: text,
}: ConversationLine): ReactNode {
  if (isDeleted) return chatMessages.deleted;
  if (type === 'image') return isOwn ? texts.youSentImage : texts.sentImage;
  if (type === 'file') return isOwn ? texts.youSentFile(text) : texts.sentFile(text);
  if (!isOwn) return text;
  return (
    <>
      {texts.youSaid('')}
      <bdi>{text}</bdi>
    </>
  );
}
