import { useAppSelector } from '../../shared/store/hooks';
import { Avatar, Badge } from '../../shared/ui';
import css from './ChatHead.module.css';
import { selectIsOnline } from './chatSelectors';
import type { ChatWindow } from './chatWindowsSlice';

interface ChatHeadProps {
  readonly window: ChatWindow;
  readonly onOpen: () => void;
}

/** A window that is not open: the person's picture and how much is unread. */
export function ChatHead({ window, onOpen }: ChatHeadProps) {
  const unread = useAppSelector((state) => state.chat.conversations[window.id]?.unread_count ?? 0);
  const isOnline = useAppSelector((state) => selectIsOnline(state, window.id));
  return (
    <button
      type="button"
      className={css.head}
      aria-label={`Open chat with ${window.username}`}
      onClick={onOpen}
    >
      <Avatar name={window.username} src={window.avatar} size={44} online={isOnline} />
      <Badge count={unread} className={css.badge} />
    </button>
  );
}
