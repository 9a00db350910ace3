import { selectAssistantView } from '#features/chatbot/selectAssistantView';
import { viewClosed, viewerClosed } from '#features/chatbot/chatbotEvents';
import { PartBoundary } from '#shared/errors/PartBoundary';
import { PHONE, useMediaQuery } from '#shared/hooks/useMediaQuery';
import { lazyLayer } from '#shared/lazy/lazyLayer';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
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

/** The assistant: its launcher, its window or side panel, and the cited pages. */
export function AssistantLayer() {
  const dispatch = useAppDispatch();
  const opened = useAppSelector(selectAssistantView);
  // A phone shows both views in the same sheet.
  const isPhone = useMediaQuery(PHONE);
  const view = isPhone && opened === 'window' ? 'panel' : opened;
  const hasCited = useAppSelector((state) => state.assistant.cited !== null);
  const close = () => dispatch(viewClosed());
  return (
    <>
      <PartBoundary part="assistant">
        {view === 'window' ? <ChatbotWindow onClose={close} /> : null}
        {view === 'panel' ? <AskUPanel onClose={close} /> : null}
      </PartBoundary>
      <Launcher />
      <PartBoundary part="document">
        {hasCited ? <PdfViewer onClose={() => dispatch(viewerClosed())} /> : null}
      </PartBoundary>
    </>
  );
}
