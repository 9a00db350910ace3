import { useLocation } from 'react-router-dom';
import { selectChatWindows } from '#features/chat/state/chatWindowsSlice';
import { lazyLayer } from '#shared/lazy/lazyLayer';
import { useAppSelector } from '#shared/store/hooks';
import { paths } from '#shared/paths';

const ChatDock = lazyLayer(
  async () =>
    (await import(/* webpackChunkName: "chat-dock" */ '#features/chat/windows/ChatDock')).ChatDock,
);

/** Windows that cannot be shown yet stay open: they appear when the network is back. */
const stay = () => undefined;

/** The chat windows over the page; the chat page itself shows its conversation in its own place. */
export function ChatLayer() {
  const { pathname } = useLocation();
  const hasWindows = useAppSelector((state) => selectChatWindows(state).length > 0);
  if (!hasWindows || pathname === '/chat' || pathname === paths.messages) return null;
  return <ChatDock onClose={stay} />;
}
