import { useAppSelector } from '#shared/store/hooks';
import { Avatar, Badge } from '#shared/ui';
import { selectIsOnline } from '../state/chatState';
import type { ChatWindow } from '../state/chatWindowsSlice';
import { selectUnreadOf } from '../unread/unreadSlice';
import css from './ChatHead.module.css';

interface ChatHeadProps {
  /** The element's id, by which the focus finds it. */
  readonly id: string;
  readonly window: ChatWindow;
  readonly onOpen: () => void;
}

/** A window that is not open: the person's picture and how much is unread. */
export function ChatHead({ id, window, onOpen }: ChatHeadProps) {
  const unread = useAppSelector((state) => selectUnreadOf(state, window.id));
  const isOnline = useAppSelector((state) => selectIsOnline(state, window.id));
  const label = `Open chat with ${window.username}`;
  return (
    <button
      id={id}
      type="button"
      className={css.head}
      aria-label={unread > 0 ? `${label}, ${unread} unread` : label}
      title={window.username}
      onClick={onOpen}
    >
      <Avatar name={window.username} src={window.avatar} size={44} online={isOnline} />
      <Badge count={unread} className={css.badge} />
    </button>
  );
}
