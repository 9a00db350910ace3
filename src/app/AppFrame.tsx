import { useLayoutEffect } from 'react';
import { PageBoundary } from '#pages/frame/PageBoundary';
import { SkipLink } from '#pages/frame/SkipLink';
import { ToastHost } from '#pages/frame/ToastHost';
import { selectTheme } from '#features/preferences/preferencesSlice';
import { lazyOrNothing } from '#shared/lazy/lazyOrNothing';
import { selectRecorder } from '#shared/session-log/recorderSlice';
import { useAppSelector } from '#shared/store/hooks';
import { AppRoutes } from './AppRoutes';
import { NavigationRecorder } from './NavigationRecorder';
import { RouteAnnouncer } from './RouteAnnouncer';

const RecordingMark = lazyOrNothing(
  async () =>
    (await import(/* webpackChunkName: "session-log" */ '#shared/session-log/RecordingMark'))
      .RecordingMark,
);

/** Puts the chosen theme on the document; without a choice the system's one holds. */
function ThemeKeeper() {
  const theme = useAppSelector(selectTheme);
  useLayoutEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }, [theme]);
  return null;
}

/** The mark of a recording, over every page, from its start until it was seen to end. */
function RecordingFrame() {
  const { since, endedBy } = useAppSelector(selectRecorder);
  return since === null ? null : <RecordingMark key={since} endedBy={endedBy} />;
}

/** Everything inside the router: the same in a browser and where a page is rendered to HTML. */
export function AppFrame() {
  return (
    <>
      <SkipLink />
      <ThemeKeeper />
      <NavigationRecorder />
      <RouteAnnouncer />
      <PageBoundary as="main">
        <AppRoutes />
      </PageBoundary>
      <RecordingFrame />
      <ToastHost />
    </>
  );
}
