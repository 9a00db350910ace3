import { openPage, showMessage } from './pushMessages';

const ORIGIN = 'https://quad.example';
const message = {
  title: 'New message from Nusrat Jahan',
  body: '',
  path: '/dashboard/chat',
  tag: 'message:3',
};

/** A browser with pages at these addresses; the first that starts with `*` is in front. */
function openPages(...addresses: string[]) {
  const steps: string[] = [];
  const list = addresses.map((address) => {
    const url = ORIGIN + address.replace('*', '');
    return {
      url,
      focused: address.startsWith('*'),
      focus: () => {
        steps.push(`focus ${url}`);
        return Promise.resolve();
      },
      navigate: (to: string) => {
        steps.push(`navigate ${to}`);
        return url.includes('uncontrolled') ? Promise.reject(new TypeError()) : Promise.resolve();
      },
    };
  });
  const pages = {
    matchAll: () => Promise.resolve(list),
    openWindow: (url: string) => Promise.resolve(void steps.push(`open ${url}`)),
  };
  return { pages, steps };
}

test.each([
  [['/dashboard/posts'], { renotify: true }],
  [['*/dashboard/posts'], { silent: true }],
])('with the pages %j, a message is shown with %j', async (addresses, expected) => {
  const showNotification = jest.fn(() => Promise.resolve());
  await showMessage(message, { showNotification }, openPages(...addresses).pages);
  expect(showNotification).toHaveBeenCalledWith(
    message.title,
    expect.objectContaining({ tag: 'message:3', data: '/dashboard/chat', ...expected }),
  );
});

test.each([
  [[], ['open https://quad.example/dashboard/chat']],
  [['/login', '/replay'], ['open https://quad.example/dashboard/chat']],
  [
    ['/dashboard/posts', '*/dashboard/Events'],
    ['focus https://quad.example/dashboard/Events', 'navigate https://quad.example/dashboard/chat'],
  ],
  [
    ['/dashboard/uncontrolled'],
    [
      'focus https://quad.example/dashboard/uncontrolled',
      'navigate https://quad.example/dashboard/chat',
      'open https://quad.example/dashboard/chat',
    ],
  ],
])('with the pages %j, a click does %j', async (addresses, expected) => {
  const { pages, steps } = openPages(...addresses);
  await openPage(message.path, ORIGIN, pages);
  expect(steps).toEqual(expected);
});

test.each(['https://evil.example/a', '//evil.example', 'javascript:alert(1)'])(
  'the address %s is not opened',
  async (path) => {
    const { pages, steps } = openPages('/dashboard/posts');
    await openPage(path, ORIGIN, pages);
    expect(steps).toEqual([]);
  },
);
