import { useLocation } from 'react-router-dom';
import { selectChatbotView } from '#features/chatbot/chatbotSlice';
import { viewClosed, viewerClosed } from '#features/chatbot/chatbotEvents';
import { PartBoundary } from '#shared/errors/PartBoundary';
import { PHONE, useMediaQuery } from '#shared/hooks/useMediaQuery';
import { lazyLayer } from '#shared/lazy/lazyLayer';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { paths } from '#shared/paths';
import { Launcher } from './Launcher';

const ChatbotWindow = lazyLayer(
  async () =>
    (
      await import(
        /* webpackChunkName: "chatbot-window" */ '#features/chatbot/window/ChatbotWindow'
      )
    ).ChatbotWindow,
);
const AskUPanel = lazyLayer(
  async () =>
    (await import(/* webpackChunkName: "asku" */ '#features/chatbot/asku/AskUPanel')).AskUPanel,
);
const PdfViewer = lazyLayer(
  async () =>
    (await import(/* webpackChunkName: "pdf-viewer" */ '#features/chatbot/viewer/PdfViewer'))
      .PdfViewer,
);

/**
 * The chatbot: its launcher, except on the settings, its window or side panel, and the cited pages.
 */
export function ChatbotLayer() {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const opened = useAppSelector(selectChatbotView);
  // A phone shows both views in the same sheet.
  const isPhone = useMediaQuery(PHONE);
  const view = isPhone && opened === 'window' ? 'panel' : opened;
  const hasCited = useAppSelector((state) => state.chatbot.cited !== null);
  const close = () => dispatch(viewClosed());
  return (
    <>
      <PartBoundary part="chatbot">
        {view === 'window' ? <ChatbotWindow onClose={close} /> : null}
        {view === 'panel' ? <AskUPanel onClose={close} /> : null}
      </PartBoundary>
      {pathname.startsWith(paths.settings) ? null : <Launcher />}
      <PartBoundary part="document">
        {hasCited ? <PdfViewer onClose={() => dispatch(viewerClosed())} /> : null}
      </PartBoundary>
    </>
  );
}
