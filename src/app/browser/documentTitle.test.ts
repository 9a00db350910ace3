/** Fakes an image that loads and a canvas that reports it was drawn on. */
function fakeDrawing(isDrawable: boolean) {
  HTMLImageElement.prototype.decode = () =>
    isDrawable ? Promise.resolve() : Promise.reject(new Error('No picture'));
  const doNothing = () => undefined;
  const context = { drawImage: doNothing, beginPath: doNothing, arc: doNothing };
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue(Object.assign(context, { fill: doNothing, stroke: doNothing }) as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,DOT');
}

const icon = () =>
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.getAttribute('href');
/** Waits longer than the delay before the icon changes. */
const settle = () => jest.advanceTimersByTimeAsync(400);

async function load() {
  jest.resetModules();
  document.head.innerHTML = '<link rel="icon" href="http://localhost/favicon.svg">';
  const { createBrowserPorts } = await import('./ports');
  const { nameWindow } = await import('#shared/lib/windowName');
  return { showUnread: createBrowserPorts().page.showUnread, nameWindow };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the unread count precedes every page title and disappears once read', async () => {
  fakeDrawing(true);
  const { nameWindow, showUnread } = await load();
  nameWindow('Home · Quad');
  expect(document.title).toBe('Home · Quad');
  showUnread(3);
  expect(document.title).toBe('(3) Home · Quad');
  nameWindow('Events · Quad');
  expect(document.title).toBe('(3) Events · Quad');
  showUnread(100);
  expect(document.title).toBe('(99+) Events · Quad');
  showUnread(0);
  expect(document.title).toBe('Events · Quad');
});

test('the icon shows a dot while something is unread', async () => {
  fakeDrawing(true);
  const { showUnread } = await load();
  showUnread(1);
  await settle();
  expect(icon()).toBe('data:image/png;base64,DOT');
  showUnread(0);
  await settle();
  expect(icon()).toBe('http://localhost/favicon.svg');
});

test('a message that is read immediately draws nothing', async () => {
  fakeDrawing(true);
  const decode = jest.spyOn(HTMLImageElement.prototype, 'decode');
  const { showUnread } = await load();
  showUnread(1);
  showUnread(0);
  await settle();
  expect(decode).not.toHaveBeenCalled();
  expect(icon()).toBe('http://localhost/favicon.svg');
});

test('an icon whose messages are read during drawing stays unchanged', async () => {
  fakeDrawing(true);
  let drawn = (): void => undefined;
  HTMLImageElement.prototype.decode = () =>
    new Promise((resolve) => {
      drawn = resolve;
    });
  const { showUnread } = await load();
  showUnread(1);
  await settle();
  showUnread(0);
  await settle();
  drawn();
  await settle();
  expect(icon()).toBe('http://localhost/favicon.svg');
});

test('an icon that cannot be drawn stays unchanged', async () => {
  fakeDrawing(false);
  const { showUnread } = await load();
  showUnread(1);
  await settle();
  expect(icon()).toBe('http://localhost/favicon.svg');
});

test('the app badge is set and cleared where supported, and a rejection is ignored', async () => {
  fakeDrawing(false);
  const setAppBadge = jest.fn().mockRejectedValue(new Error('Not installed'));
  const clearAppBadge = jest.fn().mockResolvedValue(undefined);
  Object.assign(navigator, { setAppBadge, clearAppBadge });
  const { showUnread } = await load();
  showUnread(2);
  await settle();
  showUnread(0);
  await settle();
  expect(setAppBadge).toHaveBeenCalledWith(2);
  expect(clearAppBadge).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(navigator, 'setAppBadge');
});
