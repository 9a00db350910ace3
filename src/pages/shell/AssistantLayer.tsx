import { Suspense } from 'react';
import { selectAssistantView } from '#features/chatbot/assistantSelectors';
import { PartBoundary } from '#shared/errors/PartBoundary';
import { lazyPart } from '#shared/lazy/lazyPart';
import { useAppSelector } from '#shared/store/hooks';
import { Launcher } from './Launcher';

const ChatbotWindow = lazyPart(
  async () =>
    (
      await import(
        /* webpackChunkName: "chatbot-window" */ '#features/chatbot/window/ChatbotWindow'
      )
    ).ChatbotWindow,
);
const AskUPanel = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "asku" */ '#features/chatbot/asku/AskUPanel')).AskUPanel,
);
const PdfViewer = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "pdf-viewer" */ '#features/chatbot/viewer/PdfViewer'))
      .PdfViewer,
);

/** The assistant over and beside the page: its launcher, its window or margin, and cited pages. */
export function AssistantLayer() {
  const view = useAppSelector(selectAssistantView);
  const hasCited = useAppSelector((state) => state.assistant.cited !== null);
  return (
    <>
      <Suspense>
        <PartBoundary part="assistant">
          {view === 'window' ? <ChatbotWindow /> : null}
          {view === 'panel' ? <AskUPanel /> : null}
        </PartBoundary>
      </Suspense>
      <Launcher />
      <Suspense>
        <PartBoundary part="document">{hasCited ? <PdfViewer /> : null}</PartBoundary>
      </Suspense>
    </>
  );
}
