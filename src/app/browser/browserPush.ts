import type { Ports, PushAddress } from '#shared/ports';

const WORKER = '/worker.js';

/** `standalone` exists in Safari only: on phones, false until the page is on the home screen. */
const needsInstall = () => (navigator as { readonly standalone?: boolean }).standalone === false;

const isSupported = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function findSubscription(): Promise<PushSubscription | null> {
  if (!isSupported()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

function addressOf(subscription: PushSubscription): PushAddress {
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  return { endpoint: subscription.endpoint, keys: { p256dh, auth } };
}

/** Push messages of this browser. They need the service worker, which is registered on first use. */
export const browserPush: Ports['push'] = {
  async read() {
    if (!isSupported()) return needsInstall() ? 'install' : 'unsupported';
    if (Notification.permission === 'denied') return 'denied';
    return (await findSubscription()) ? 'on' : 'off';
  },
  async find() {
    const subscription = await findSubscription();
    return subscription && Notification.permission === 'granted' ? addressOf(subscription) : null;
  },
  async subscribe(publicKey) {
    if ((await Notification.requestPermission()) !== 'granted') return null;
    await navigator.serviceWorker.register(WORKER);
    const { pushManager } = await navigator.serviceWorker.ready;
    // A subscription with a former key of the server can't be changed to another key.
    await (await pushManager.getSubscription())?.unsubscribe();
    const options = { userVisibleOnly: true, applicationServerKey: publicKey };
    return addressOf(await pushManager.subscribe(options));
  },
  async unsubscribe() {
    await (await findSubscription())?.unsubscribe();
  },
};
