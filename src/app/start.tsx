import '#shared/ui/styles/global.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { LATER_MS } from '#shared/lazy/lazyOrNothing';
import { paths } from '#shared/paths';
import type { Log } from '#shared/ports';
import { App } from './App';
import { preloadPage } from './AppRoutes';
import { createStore, type AppStore } from './store/createStore';
import { createBrowserPorts } from './browser/ports';

/**
 * Starts the application: restores the session and fetches the requested page before rendering.
 * Prerendered HTML is hydrated, so its elements keep their scroll position, selection and focus.
 */
export async function start(): Promise<void> {
  const ports = createBrowserPorts();
  const { hasNotice } = ports.config;
  const { store, restored } = createStore(ports, { devTools: true });
  prepareOnceSignedIn(store, ports.log);
  const fresh = store.getState();
  // If a chunk can't be fetched, the page renders an error in its place.
  const preloaded = preloadPage(window.location.pathname).catch(() => undefined);
  await Promise.all([restored, preloaded]);
  const root = document.getElementById('root');
  if (root?.hasChildNodes()) {
    // Signed out, like the prerendered HTML, except for the theme, which was applied to the
    // document before it rendered.
    const renderedState = { ...fresh, preferences: store.getState().preferences };
    hydrateRoot(root, <App store={store} hasNotice={hasNotice} renderedState={renderedState} />, {
      onRecoverableError: (error) =>
        ports.log.warn('A prerendered page was rendered again', { error: String(error) }),
    });
  } else if (root) {
    // A transition, so that React yields to the browser between parts of the first page.
    startTransition(() => createRoot(root).render(<App store={store} hasNotice={hasNotice} />));
  }
}

/**
 * Fetches the first signed-in page while the session is verified. Once that page is idle, prepares
 * the application for offline use.
 */
function prepareOnceSignedIn(store: AppStore, log: Log): void {
  const stop = store.subscribe(() => {
    const { status } = store.getState().session;
    if (status === 'authenticating') preloadPage(paths.home).catch(() => undefined);
    if (status !== 'authenticated') return;
    stop();
    setTimeout(() => {
      import(/* webpackChunkName: "offline" */ './offline/prepareOffline').then(
        ({ prepareOffline }) => prepareOffline(store, log),
        () => log.warn('The offline chunk could not be fetched'),
      );
    }, LATER_MS);
  });
}
