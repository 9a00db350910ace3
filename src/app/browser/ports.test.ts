import { createBrowserPorts } from './ports';

test('the base address is the one in the page, made absolute and without a slash at its end', () => {
  document.head.innerHTML = '<meta name="quad-api-base" content="https://api.example/v1/">';
  expect(createBrowserPorts().config.apiBase).toBe('https://api.example/v1');
  document.head.innerHTML = '<meta name="quad-api-base" content="/quad/api">';
  expect(createBrowserPorts().config.apiBase).toBe('http://localhost/quad/api');
});

test('without a base address in the page it is /api on this origin', () => {
  document.head.innerHTML = '';
  expect(createBrowserPorts().config.apiBase).toBe('http://localhost/api');
});

test('what lives as long as the browser is kept in a cookie and can be taken back', () => {
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

test('ids are unique and fit for a client id', () => {
  const { ids } = createBrowserPorts();
  const made = Array.from({ length: 50 }, () => ids.next());
  expect(new Set(made).size).toBe(50);
  made.forEach((id) => expect(id).toMatch(/^[A-Za-z0-9_-]{1,64}$/));
});

test('events of the window reach their listeners until these are taken back', () => {
  const { network } = createBrowserPorts();
  const run = jest.fn();
  const stop = network.onOnline(run);
  window.dispatchEvent(new Event('online'));
  stop();
  window.dispatchEvent(new Event('online'));
  expect(run).toHaveBeenCalledTimes(1);
});

test('what is rendered can be read before what comes next', () => {
  jest.useFakeTimers();
  const run = jest.fn();
  createBrowserPorts().page.afterReading(run);
  jest.advanceTimersByTime(1_400);
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(10_000);
  expect(run).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('a note is taken once, and what others named the tab is none', () => {
  const { page } = createBrowserPorts();
  window.name = '/dashboard/posts';
  expect(page.takeNote()).toBe('/dashboard/posts');
  expect(page.takeNote()).toBeNull();
  window.name = 'somebody';
  expect(page.takeNote()).toBeNull();
  expect(window.name).toBe('somebody');
});
