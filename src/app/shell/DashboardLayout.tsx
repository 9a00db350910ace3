import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { PartsContext } from '../../shared/parts/parts';
import { appParts } from '../appParts';
import { PageSplash } from '../PageSplash';
import { BottomBar } from './BottomBar';
import { ChatLayer } from './ChatLayer';
import css from './DashboardLayout.module.css';
import { OfflineLine } from './OfflineLine';
import { TopBar } from './TopBar';

/** The signed-in area: navigation around the page, and the chat windows over it. */
export function DashboardLayout() {
  return (
    <PartsContext value={appParts}>
      <div className={css.layout}>
        <TopBar />
        <OfflineLine />
        <main id="content" className={css.content}>
          <Suspense fallback={<PageSplash />}>
            <Outlet />
          </Suspense>
        </main>
        <BottomBar />
        <ChatLayer />
      </div>
    </PartsContext>
  );
}
