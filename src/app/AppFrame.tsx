import { useLayoutEffect } from 'react';
import type { Log } from '#shared/ports';
import { AppErrorBoundary } from '#pages/frame/AppErrorBoundary';
import { RecordingFrame } from '#pages/frame/RecordingFrame';
import { SkipLink } from '#pages/frame/SkipLink';
import { ToastHost } from '#pages/frame/ToastHost';
import { selectTheme } from '#features/preferences/preferencesSlice';
import { useAppSelector } from '#shared/store/hooks';
import { AppRoutes } from './AppRoutes';
import { NavigationRecorder } from './NavigationRecorder';
import { RouteAnnouncer } from './RouteAnnouncer';

/** Puts the chosen theme on the document; without a choice the system's one holds. */
function ThemeKeeper() {
  const theme = useAppSelector(selectTheme);
  useLayoutEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }, [theme]);
  return null;
}

/** Everything inside the router: the same in a browser and where a page is rendered to HTML. */
export function AppFrame({ log }: { readonly log: Log }) {
  return (
    <>
      <SkipLink />
      <ThemeKeeper />
      <NavigationRecorder />
      <RouteAnnouncer />
      <AppErrorBoundary log={log}>
        <AppRoutes />
      </AppErrorBoundary>
      <RecordingFrame />
      <ToastHost />
    </>
  );
}
