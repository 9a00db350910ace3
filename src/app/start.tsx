import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { preloadPage } from './AppRoutes';
import { createStore } from './store/createStore';
import { createBrowserPorts } from './browser/ports';

/**
 * Starts the application: restores the session, fetches the page that is asked for, and only then
 * takes over the screen. A page that came as HTML keeps its elements, and with them scroll position,
 * selection and focus.
 */
export async function start(): Promise<void> {
  const ports = createBrowserPorts();
  const { store, restored } = createStore(ports, { devTools: true });
  const fresh = store.getState();
  await Promise.all([restored, preloadPage(window.location.pathname)]);
  const root = document.getElementById('root');
  if (root?.hasChildNodes()) {
    // Signed out, as the HTML was rendered; but the theme was put on the document before it.
    const renderedState = { ...fresh, preferences: store.getState().preferences };
    hydrateRoot(root, <App store={store} ports={ports} renderedState={renderedState} />, {
      onRecoverableError: (error) =>
        ports.log.warn('A prerendered page was rendered anew', { error: String(error) }),
    });
  } else if (root) {
    createRoot(root).render(<App store={store} ports={ports} />);
  }
}
