import './shared/ui/global.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { createStore } from './app/createStore';
import { preloadPage } from './app/pages';
import { createBrowserPorts } from './app/ports';

/** Restores the session, fetches the page that is asked for, and only then takes over the screen. */
async function start(): Promise<void> {
  const ports = createBrowserPorts();
  const { store, restored } = createStore(ports, { devTools: true });
  await Promise.all([restored, preloadPage(window.location.pathname)]);
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<App store={store} ports={ports} />);
}

void start();
