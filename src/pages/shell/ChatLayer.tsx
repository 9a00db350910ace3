import { useLocation } from 'react-router-dom';
import { selectChatWindows } from '#features/chat/state/chatWindowsSlice';
import { lazyLayer } from '#shared/lazy/lazyLayer';
import { useAppSelector } from '#shared/store/hooks';
import { paths } from '#shared/paths';

const ChatDock = lazyLayer(
  async () =>
    (await import(/* webpackChunkName: "chat-dock" */ '#features/chat/windows/ChatDock')).ChatDock,
);

/** Keeps windows open when their code can't be loaded. They appear when the network is back. */
const keepOpen = () => undefined;

/** The chat windows above the page. The chat page shows its conversation itself. */
export function ChatLayer() {
  const { pathname } = useLocation();
  const hasWindows = useAppSelector((state) => selectChatWindows(state).length > 0);
  if (!hasWindows || pathname === '/chat' || pathname === paths.messages) return null;
  return <ChatDock onClose={keepOpen} />;
}
