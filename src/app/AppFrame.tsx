import { useLayoutEffect, useSyncExternalStore } from 'react';
import { OperatorNotice } from '#pages/frame/OperatorNotice';
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

/** Applies the chosen theme to the document. Without a choice, the system theme applies. */
function ThemeSync() {
  const theme = useAppSelector(selectTheme);
  useLayoutEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }, [theme]);
  return null;
}

/**
 * The recording indicator, shown over every page from the start of a recording until its end is
 * acknowledged.
 */
function RecordingFrame() {
  const { since, endedBy } = useAppSelector(selectRecorder);
  return since === null ? null : <RecordingMark key={since} endedBy={endedBy} />;
}

const neverChanges = () => () => undefined;

/** The operator's notice above every page. Prerendered pages, which don't have it, are hydrated first. */
function NoticeFrame({ hasNotice }: AppFrameProps) {
  const isShown = useSyncExternalStore(
    neverChanges,
    () => hasNotice,
    () => false,
  );
  return isShown ? <OperatorNotice /> : null;
}

interface AppFrameProps {
  readonly hasNotice: boolean;
}

/** Everything inside the router. Identical in the browser and in prerendering. */
export function AppFrame({ hasNotice }: AppFrameProps) {
  return (
    <>
      <SkipLink />
      <ThemeSync />
      <NavigationRecorder />
      <RouteAnnouncer />
      <NoticeFrame hasNotice={hasNotice} />
      <PageBoundary as="main">
        <AppRoutes />
      </PageBoundary>
      <RecordingFrame />
      <ToastHost />
    </>
  );
}
