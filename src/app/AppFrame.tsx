import type { Log } from '#shared/ports';
import { AppErrorBoundary } from '#pages/frame/AppErrorBoundary';
import { RecordingFrame } from '#pages/frame/RecordingFrame';
import { SkipLink } from '#pages/frame/SkipLink';
import { ToastHost } from '#pages/frame/ToastHost';
import { AppRoutes } from './AppRoutes';
import { NavigationRecorder } from './NavigationRecorder';
import { RouteAnnouncer } from './RouteAnnouncer';
import { ThemeKeeper } from './ThemeKeeper';

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
