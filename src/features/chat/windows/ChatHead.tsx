import { useAppSelector } from '#shared/store/hooks';
import { Avatar, Badge } from '#shared/ui';
import { fullNameOf } from '#contract/names/fullNameOf';
import { nameOf } from '#shared/lib/people';
import { selectIsOnline } from '../state/chatState';
import type { ChatWindow } from '../state/chatWindowsSlice';
import { selectUnreadOf } from '../unread/unreadSlice';
import * as texts from '../texts';
import css from './ChatHead.module.css';

interface ChatHeadProps {
  /** The id by which the dock focuses the element. */
  readonly id: string;
  readonly window: ChatWindow;
  readonly onOpen: () => void;
}

/** A minimised window: the person's picture and the number of unread messages. */
export function ChatHead({ id, window, onOpen }: ChatHeadProps) {
  const unread = useAppSelector((state) => selectUnreadOf(state, window.id));
  const isOnline = useAppSelector((state) => selectIsOnline(state, window.id));
  const name = fullNameOf(window);
  return (
    <button
      id={id}
      type="button"
      className={css.head}
      aria-label={unread > 0 ? texts.openUnreadChatWith(name, unread) : texts.openChatWith(name)}
      onClick={onOpen}
    >
      {/* Here it is a tooltip only. On the button, screen readers would read the name again. */}
      <span title={name}>
        <Avatar name={nameOf(window)} src={window.avatar} size={44} online={isOnline} />
      </span>
      <Badge count={unread} className={css.badge} />
    </button>
  );
}
