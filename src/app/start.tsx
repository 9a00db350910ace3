import { createRoot, hydrateRoot } from 'react-dom/client';
import { LATER_MS } from '#shared/lazy/lazyOrNothing';
import { paths } from '#shared/paths';
import type { Log } from '#shared/ports';
import { App } from './App';
import { preloadPage } from './AppRoutes';
import { createStore, type AppStore } from './store/createStore';
import { createBrowserPorts } from './browser/ports';

/**
 * Starts the application: restores the session, fetches the page that is asked for, and only then
 * takes over the screen. A page that came as HTML keeps its elements, and with them scroll position,
 * selection and focus.
 */
export async function start(): Promise<void> {
  const ports = createBrowserPorts();
  const { store, restored } = createStore(ports, { devTools: true });
  prepareOnceSignedIn(store, ports.log);
  const fresh = store.getState();
  // What cannot be fetched says so in its place on the page.
  const preloaded = preloadPage(window.location.pathname).catch(() => undefined);
  await Promise.all([restored, preloaded]);
  const root = document.getElementById('root');
  if (root?.hasChildNodes()) {
    // Signed out, as the HTML was rendered; but the theme was put on the document before it.
    const renderedState = { ...fresh, preferences: store.getState().preferences };
    hydrateRoot(root, <App store={store} renderedState={renderedState} />, {
      onRecoverableError: (error) =>
        ports.log.warn('A prerendered page was rendered again', { error: String(error) }),
    });
  } else if (root) {
    createRoot(root).render(<App store={store} />);
  }
}

/**
 * Fetches the first page of the signed-in while the server is asked who somebody is, and makes the
 * application ready to go on without a network once that page is done and at rest.
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
