import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { selectChatWindows } from '#features/chat/state/chatWindowsSlice';
import { lazyPart } from '#shared/lazy/lazyPart';
import { useAppSelector } from '#shared/store/hooks';
import { paths } from '#shared/paths';

const ChatDock = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "chat-dock" */ '#features/chat/windows/ChatDock')).ChatDock,
);

/** The chat windows over the page; the chat page itself shows its conversation in its own place. */
export function ChatLayer() {
  const { pathname } = useLocation();
  const hasWindows = useAppSelector((state) => selectChatWindows(state).length > 0);
  if (!hasWindows || pathname === '/chat' || pathname === paths.messages) return null;
  return (
    <Suspense>
      <ChatDock />
    </Suspense>
  );
}
