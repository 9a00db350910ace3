import { clsx } from 'clsx';
import { Suspense, useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { selectChatbotView } from '#features/chatbot/chatbotSlice';
import { SaveButton } from '#features/research/library/SaveButton';
import { LinkCardsContext } from '#shared/cards/LinkCards';
import { LATER_MS, lazyOrNothing } from '#shared/lazy/lazyOrNothing';
import { SaveSlotContext, type SaveButtonProps } from '#shared/library/SaveSlot';
import { LazySaveLogButton } from '#shared/session-log/LazySaveLogButton';
import { useAppSelector } from '#shared/store/hooks';
import { PageBoundary } from '../frame/PageBoundary';
import { PageSplash } from '../frame/PageSplash';
import { Toaster } from '../frame/ToastHost';
import { ChatbotLayer } from './ChatbotLayer';
import { BottomBar } from './BottomBar';
import { ChatLayer } from './ChatLayer';
import css from './DashboardLayout.module.css';
import { LostPage } from './LostPage';
import { ReportLayer } from './ReportLayer';
import { ShortcutsLayer } from './shortcuts/ShortcutsLayer';
import { StatusLines } from './StatusLines';
import { TopBar } from './TopBar';
import { useKeptTimezone } from './useKeptTimezone';

const TextCards = lazyOrNothing(
  async () => (await import(/* webpackChunkName: "cards" */ '#features/cards/TextCards')).TextCards,
);

const renderCards = (text: string) => <TextCards text={text} />;
const renderSave = (props: SaveButtonProps) => <SaveButton {...props} />;

/** The signed-in area: navigation around the page, with chat windows and the chatbot above it. */
export function DashboardLayout() {
  const isPushed = useAppSelector((state) => selectChatbotView(state) === 'panel');
  useKeptTimezone();
  // Prefetch the error messages, because they can't be fetched once the network is down.
  useEffect(() => {
    const timer = setTimeout(() => {
      Toaster.prepare();
      LazySaveLogButton.prepare();
    }, LATER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <ReportLayer>
      <SaveSlotContext value={renderSave}>
        <LinkCardsContext value={renderCards}>
          <div
            className={clsx(css.layout, isPushed && css.pushed)}
            data-aside={isPushed ? 'open' : undefined}
          >
            <TopBar />
            <StatusLines />
            <main id="content" className={css.content}>
              <PageBoundary as="div" Lost={LostPage}>
                <Suspense fallback={<PageSplash />}>
                  <Outlet />
                </Suspense>
              </PageBoundary>
            </main>
            <BottomBar />
            <ChatLayer />
            <ChatbotLayer />
            <ShortcutsLayer />
          </div>
        </LinkCardsContext>
      </SaveSlotContext>
    </ReportLayer>
  );
}
