import { paths } from '#shared/paths';
import type { Log } from '#shared/ports';
import { preloadPage } from '../AppRoutes';
import type { AppStore } from '../store/createStore';
import { openPlace, ownerKey } from './readsPlace';

/** What browsers tell of the network; the DOM library of TypeScript leaves it out. */
interface Connection {
  readonly saveData?: boolean;
}

const API = '/api';

/** Fetches what the navigation leads to, and what else a phone shows over the page. */
async function fetchAhead(username: string): Promise<void> {
  const { home, connections, research, messages, profile } = paths;
  for (const path of [home, connections, research, messages, profile(username)])
    await preloadPage(path);
  await import('#features/feed/composer/ComposerSheet');
}

/** Makes the place for what the person reads, where they want to stay logged in on this device. */
async function keepReads(store: AppStore): Promise<void> {
  const { token, me, remember, status } = store.getState().session;
  if (token === null || !me || !remember || status !== 'authenticated') return;
  const key = await ownerKey(token);
  // A logout may have come in between.
  if (store.getState().session.token !== token) return;
  const name = encodeURIComponent(me.username);
  const ownPaths = [`${API}/user/username/${name}`, `${API}/user/profile/${me.id}`];
  await openPlace(caches, { key, ownPaths });
}

/**
 * What a page does once it is at rest, so that it stays of use without a network: fetches the pages
 * one may go to next, starts the worker that keeps the application, and makes the place for what is
 * read. Not for those who save data.
 */
export async function prepareOffline(store: AppStore, log: Log): Promise<void> {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  if (connection?.saveData) return;
  const { me } = store.getState().session;
  if (me) await fetchAhead(me.username).catch(() => undefined);
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  // The replay page shows other people's logs, and the network must not matter to it.
  if (window.location.pathname === '/replay') return;
  try {
    await navigator.serviceWorker.register('/worker.js');
    await keepReads(store);
    let { token } = store.getState().session;
    store.subscribe(() => {
      const { session } = store.getState();
      if (session.token === token || session.status !== 'authenticated') return;
      ({ token } = session);
      void keepReads(store).catch(() => undefined);
    });
  } catch (error) {
    log.warn('Quad is not kept for offline use', { error: String(error) });
  }
}
