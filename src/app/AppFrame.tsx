import type { Log } from '#shared/ports';
import { AppErrorBoundary } from './AppErrorBoundary';
import { AppRoutes } from './AppRoutes';
import { NavigationRecorder } from './NavigationRecorder';
import { RecordingFrame } from './RecordingFrame';
import { RouteAnnouncer } from './RouteAnnouncer';
import { SkipLink } from './SkipLink';
import { ThemeKeeper } from './ThemeKeeper';
import { ToastHost } from './ToastHost';

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
