import { clsx } from 'clsx';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { selectAssistantView } from '../../features/chatbot/assistantSelectors';
import { PartsContext } from '../../shared/parts/parts';
import { useAppSelector } from '../../shared/store/hooks';
import { appParts } from '../appParts';
import { PageSplash } from '../PageSplash';
import { AssistantLayer } from './AssistantLayer';
import { BottomBar } from './BottomBar';
import { ChatLayer } from './ChatLayer';
import css from './DashboardLayout.module.css';
import { OfflineLine } from './OfflineLine';
import { TopBar } from './TopBar';

/** The signed-in area: navigation around the page, chat windows and the assistant over it. */
export function DashboardLayout() {
  const isPushed = useAppSelector((state) => selectAssistantView(state) === 'panel');
  return (
    <PartsContext value={appParts}>
      <div
        className={clsx(css.layout, isPushed && css.pushed)}
        data-aside={isPushed ? 'open' : undefined}
      >
        <TopBar />
        <OfflineLine />
        <main id="content" className={css.content}>
          <Suspense fallback={<PageSplash />}>
            <Outlet />
          </Suspense>
        </main>
        <BottomBar />
        <ChatLayer />
        <AssistantLayer />
      </div>
    </PartsContext>
  );
}
