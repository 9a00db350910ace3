import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import type { Ports } from '../shared/ports';
import { AppErrorBoundary } from './AppErrorBoundary';
import { AppRoutes } from './AppRoutes';
import type { AppStore } from './createStore';
import { NavigationRecorder } from './NavigationRecorder';
import { RouteAnnouncer } from './RouteAnnouncer';
import { SkipLink } from './SkipLink';
import { ThemeKeeper } from './ThemeKeeper';
import { ToastHost } from './ToastHost';

interface AppProps {
  readonly store: AppStore;
  readonly ports: Ports;
}

/** The whole application. */
export function App({ store, ports }: AppProps) {
  return (
    <StrictMode>
      <Provider store={store}>
        <BrowserRouter>
          <SkipLink />
          <ThemeKeeper />
          <NavigationRecorder />
          <RouteAnnouncer />
          <AppErrorBoundary log={ports.log}>
            <AppRoutes />
          </AppErrorBoundary>
          <ToastHost />
        </BrowserRouter>
      </Provider>
    </StrictMode>
  );
}
