import { paths } from '#shared/paths';
import type { Log } from '#shared/ports';
import { preloadPage } from '../AppRoutes';
import type { AppStore } from '../store/createStore';
import { openReadsCache, ownerKey } from './readsCache';

/** The Network Information API, which TypeScript's DOM library leaves out. */
interface Connection {
  readonly saveData?: boolean;
}

const API = '/api';

/** Prefetches the pages in the navigation and the post composer, which phones show as a sheet. */
async function fetchAhead(username: string): Promise<void> {
  const { home, connections, research, messages, profile } = paths;
  for (const path of [home, connections, research, messages, profile(username)])
    await preloadPage(path);
  await import('#features/feed/composer/ComposerSheet');
}

/** Creates the offline cache for users who chose to stay logged in on this device. */
async function keepReads(store: AppStore): Promise<void> {
  const { token, me, remember, status } = store.getState().session;
  if (token === null || !me || !remember || status !== 'authenticated') return;
  const key = await ownerKey(token);
  // The user may have logged out meanwhile.
  if (store.getState().session.token !== token) return;
  const name = encodeURIComponent(me.username);
  const ownPaths = [`${API}/user/username/${name}`, `${API}/user/profile/${me.id}`];
  await openReadsCache(caches, { key, ownPaths });
}

/** Sends the address of a subscribed browser to the server, because either may have changed it. */
async function keepPush(store: AppStore): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const { pushApi } = await import('#features/notifications/settings/pushApi');
  await store.dispatch(pushApi.endpoints.readDevicePush.initiate(undefined, { subscribe: false }));
}

/**
 * Prepares an idle page for offline use: prefetches the pages the user may visit next, registers
 * the service worker and creates the cache for responses. Skipped in data-saver mode.
 */
export async function prepareOffline(store: AppStore, log: Log): Promise<void> {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  if (connection?.saveData) return;
  const { me } = store.getState().session;
  if (me) await fetchAhead(me.username).catch(() => undefined);
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  // The replay page shows other users' logs, so network state must not affect it.
  if (window.location.pathname === '/replay') return;
  try {
    await navigator.serviceWorker.register('/worker.js');
    await keepReads(store);
    await keepPush(store);
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
