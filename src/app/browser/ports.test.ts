import { createBrowserPorts } from './ports';

jest.mock('./browserFiles', () => {
  throw new Error('The code of the file store was fetched.');
});

test('the base address from the page is made absolute and loses its trailing slash', () => {
  document.head.innerHTML = '<meta name="quad-api-base" content="https://api.example/v1/">';
  expect(createBrowserPorts().config.apiBase).toBe('https://api.example/v1');
  document.head.innerHTML = '<meta name="quad-api-base" content="/quad/api">';
  expect(createBrowserPorts().config.apiBase).toBe('http://localhost/quad/api');
});

test('without a base address in the page, it is /api on the current origin', () => {
  document.head.innerHTML = '';
  expect(createBrowserPorts().config.apiBase).toBe('http://localhost/api');
});

test('session storage for the whole browser is a cookie that can be removed', () => {
  const { browserSession } = createBrowserPorts();
  expect(browserSession.get('mark')).toBeNull();
  browserSession.set('mark', 'a b;c');
  expect(browserSession.get('mark')).toBe('a b;c');
  browserSession.remove('mark');
  expect(browserSession.get('mark')).toBeNull();
});

test('local storage is read and written under the plain key', () => {
  const { localStore } = createBrowserPorts();
  localStore.set('token', 'abc');
  expect(window.localStorage.getItem('token')).toBe('abc');
  localStore.remove('token');
  expect(localStore.get('token')).toBeNull();
});

test('a file store that was not used settles without its code', async () => {
  await expect(createBrowserPorts().fileStore.settled()).resolves.toBeUndefined();
});

test('ids are unique and fit for a client id', () => {
  const { ids } = createBrowserPorts();
  const made = Array.from({ length: 50 }, () => ids.next());
  expect(new Set(made).size).toBe(50);
  made.forEach((id) => expect(id).toMatch(/^[A-Za-z0-9_-]{1,64}$/));
});

test('window events reach their listeners until they unsubscribe', () => {
  const { network } = createBrowserPorts();
  const run = jest.fn();
  const stop = network.onOnline(run);
  window.dispatchEvent(new Event('online'));
  stop();
  window.dispatchEvent(new Event('online'));
  expect(run).toHaveBeenCalledTimes(1);
});

test('rendered text can be read before the next step runs', () => {
  jest.useFakeTimers();
  const run = jest.fn();
  createBrowserPorts().page.afterReading(run);
  jest.advanceTimersByTime(1_400);
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(10_000);
  expect(run).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('a note is returned once, and a window name set by others is ignored', () => {
  const { page } = createBrowserPorts();
  window.name = '/dashboard/posts';
  expect(page.takeNote()).toBe('/dashboard/posts');
  expect(page.takeNote()).toBeNull();
  window.name = 'somebody';
  expect(page.takeNote()).toBeNull();
  expect(window.name).toBe('somebody');
});
