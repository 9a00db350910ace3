import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { paths } from '#shared/paths';
import { createReadingBrowser } from '#server/testing/services/testBrowser';
import { CHROMIUM_ARGS, completeChromium } from '../support/chromium';
import { SCREENS, expectRendersWell } from '../support/looks';
import { makePerson } from '../support/people';
import { START_LIMIT_MS, startQuad } from '../support/servers/quadServer';
import { expect, takePicture, test as base } from '../support/quadTest';
import { signIn } from '../support/signIn';
import { tabTo } from '../support/tabTo';

/** A Quad that sends push messages. */
const test = base.extend({
  quad: [
    async ({}, use) => {
      const env = { WEB_PUSH: 'on', CONTACT_MAIL: 'help@quad.example' };
      const server = await startQuad({ env });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],
});

// The headless shell grants no permission for notifications.
test.use({
  launchOptions: {
    ...(completeChromium === undefined ? {} : { executablePath: completeChromium }),
    args: CHROMIUM_ARGS,
  },
});

/**
 * Chromium subscribes only at its vendor's push service. The address is made here instead; the
 * messages themselves reach the real service worker through the DevTools protocol.
 */
async function replacePushService(page: Page): Promise<void> {
  await page.addInitScript((subscription) => {
    const KEY = 'test-push';
    const made = {
      endpoint: subscription.endpoint,
      toJSON: () => subscription,
      unsubscribe: () => Promise.resolve(void localStorage.removeItem(KEY)),
    };
    Object.assign(PushManager.prototype, {
      getSubscription: () => Promise.resolve(localStorage.getItem(KEY) ? made : null),
      subscribe: () => {
        localStorage.setItem(KEY, 'on');
        return Promise.resolve(made);
      },
    });
  }, createReadingBrowser().subscription);
}

/** Waits until the page has its service worker, and returns how to push to it. */
async function openPushes(page: Page, context: BrowserContext, origin: string) {
  const devTools: CDPSession = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await devTools.send('ServiceWorker.enable');
  const registrationId = await registered;
  return (message: object) =>
    devTools.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify(message),
    });
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const { getNotifications } = await navigator.serviceWorker.ready.then((registration) => ({
      getNotifications: () => registration.getNotifications(),
    }));
    return (await getNotifications()).map(({ title, tag }) => ({ title, tag }));
  });

/** Clicks the first notification. The DevTools protocol has no click, so the worker gets its event. */
async function clickNotification(context: BrowserContext): Promise<void> {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      dispatchEvent(event: Event): boolean;
    };
    const [notification] = await scope.registration.getNotifications();
    // Only the browser's own events may be waited for.
    const event = Object.assign(new Event('notificationclick'), {
      notification,
      waitUntil: () => undefined,
    });
    scope.dispatchEvent(event);
  });
}

for (const screen of SCREENS)
  test(`by keyboard on a ${screen}: notify me on this device, and open the page of a push`, async ({
    quad,
    visit,
  }) => {
    const { page, context } = await visit({ viewport: screen, hasWorker: true });
    await context.grantPermissions(['notifications'], { origin: quad.url });
    await replacePushService(page);
    await signIn(page, await makePerson(quad, 'device'), paths.notificationSettings);

    const device = page.getByRole('switch', { name: 'Notify me on this device' });
    await tabTo(page, device);
    await page.keyboard.press('Space');
    await expect(page.getByText('Logging out here ends them.')).toBeVisible();
    await expect(device).toBeChecked();
    const likes = page.getByRole('switch', { name: 'Likes, by push' });
    await tabTo(page, likes);
    await page.keyboard.press('Space');
    await expect(likes).toBeChecked();
    await expectRendersWell(page, 'web-push', screen);
    await page.evaluate(() => window.scrollTo(0, 0));
    await takePicture(page, `web-push-device-${screen}`);

    // The first worker controls the page from the next load on.
    await page.reload();
    await expect(device).toBeChecked();
    const push = await openPushes(page, context, quad.url);
    const tag = 'message:3';
    // The second replaces the first, and has a title of its own so that the test sees it did.
    await push({ title: 'New message from Imran', body: '', tag, path: paths.events });
    const second = { title: 'New message from Nusrat', tag };
    await push({ ...second, body: '', path: paths.messages });
    await expect.poll(() => shown(page)).toEqual([second]);
    await clickNotification(context);
    await expect(page).toHaveURL(paths.messages);
    await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
    expect(await shown(page)).toEqual([]);
  });
