import { act, screen, within } from '@testing-library/react';
import { chatOpened } from '#shared/store/featureEvents';
import { loggedOut } from '#shared/store/sessionEvents';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { adaStored } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { chatHandlers, chatServer } from '../testing/chatServer';
import { layOutLogs } from '../testing/layout';
import { allMinimised } from '../state/chatWindowsSlice';
import { ChatDock } from './ChatDock';

startApiServer(...chatHandlers);
beforeEach(() => chatServer.reset());
layOutLogs();

const people = ['ada', 'grace', 'edsger', 'barbara', 'tony'];

/** Fakes a screen of the given width. */
function fitScreen(width: number): void {
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const least = Number(/min-width: (\d+)/.exec(media)?.[1] ?? 0);
    const most = Number(/max-width: (\d+)/.exec(media)?.[1] ?? Infinity);
    const matches = width >= least && width <= most;
    return Object.assign(new EventTarget(), { media, matches }) as MediaQueryList;
  });
}

async function showDock(count: number, width = 1440) {
  fitScreen(width);
  const ports = createFakePorts(adaStored);
  const page = (
    <>
      <button type="button">Opener</button>
      <ChatDock />
    </>
  );
  const view = await renderAt('/dashboard/posts', page, { ports });
  screen.getByRole('button', { name: 'Opener' }).focus();
  for (const username of people.slice(0, count)) {
    const id = 20 + people.indexOf(username);
    act(() => void view.store.dispatch(chatOpened({ id, username, avatar: null })));
  }
  return view;
}

const windows = () =>
  [...screen.queryAllByRole('region'), ...screen.queryAllByRole('dialog')].map((region) =>
    region.getAttribute('aria-label'),
  );
const heads = () =>
  screen
    .queryAllByRole('button', { name: /^Open chat with/ })
    .map((head) => head.getAttribute('aria-label')?.replace('Open chat with ', ''));

it('tells two people of one name apart, in heads and in the headings of windows', async () => {
  const { store } = await showDock(2);
  for (const [id, username] of [
    [31, 'nusrat_j'],
    [32, 'njahan'],
  ] as const) {
    const person = { id, username, display_name: 'Nusrat Jahan', avatar: null };
    act(() => void store.dispatch(chatOpened(person)));
  }
  for (const name of ['Nusrat Jahan @nusrat_j', 'Nusrat Jahan @njahan'])
    expect(screen.getByRole('heading', { name })).toBeVisible();
  act(() => void store.dispatch(allMinimised()));
  expect(heads()).toEqual(['ada', 'grace', 'Nusrat Jahan (@nusrat_j)', 'Nusrat Jahan (@njahan)']);
  for (const head of screen.getAllByRole('button', { name: /Nusrat Jahan/ }))
    expect(head).not.toHaveAccessibleDescription();
});

it('shows three windows side by side and the older ones as heads, which restore theirs', async () => {
  const { user } = await showDock(5);
  expect(windows()).toEqual(['Chat with edsger', 'Chat with barbara', 'Chat with tony']);
  expect(heads()).toEqual(['ada', 'grace']);
  await user.click(screen.getByRole('button', { name: 'Open chat with ada' }));
  expect(windows()).toEqual(['Chat with ada', 'Chat with barbara', 'Chat with tony']);
  expect(heads()).toEqual(['grace', 'edsger']);
});

it('minimises a window on Escape, returns the focus, and restores it from its head', async () => {
  const { user } = await showDock(1);
  const field = screen.getByRole('textbox', { name: 'Message ada' });
  expect(field).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(windows()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Opener' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Open chat with ada' }));
  expect(screen.getByRole('textbox', { name: 'Message ada' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Open chat with ada' })).toHaveFocus();
});

it('minimises a window on a click on its heading', async () => {
  const { user } = await showDock(2);
  await user.click(screen.getByRole('heading', { name: 'ada' }));
  expect(windows()).toEqual(['Chat with grace']);
  expect(heads()).toEqual(['ada']);
});

it('shows as many windows as fit beside the assistant', async () => {
  const measures: ((width: number) => void)[] = [];
  jest.spyOn(window, 'ResizeObserver').mockImplementation((tell) => {
    const observer = { observe: jest.fn(), unobserve: jest.fn(), disconnect: jest.fn() };
    observer.observe.mockImplementation((target: Element) => {
      if (!target.matches('aside')) return;
      measures.push((width) => tell([{ contentRect: { width } } as ResizeObserverEntry], observer));
    });
    return observer;
  });
  await showDock(4);
  const measure = (width: number) => act(() => measures.forEach((tell) => tell(width)));
  measure(1_300);
  expect(windows()).toHaveLength(3);
  measure(1_007);
  expect(windows()).toEqual(['Chat with edsger', 'Chat with barbara']);
  expect(heads()).toEqual(['ada', 'grace']);
  measure(600);
  expect(windows()).toEqual(['Chat with barbara']);
  measure(1_300);
  expect(windows()).toEqual(['Chat with grace', 'Chat with edsger', 'Chat with barbara']);
});

it('keeps a window on a phone above the on-screen keyboard', async () => {
  const visible = Object.assign(new EventTarget(), { height: 844, offsetTop: 0, scale: 1 });
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: visible });
  const { user } = await showDock(1, 390);
  const dock = screen.getByRole('complementary', { name: 'Chats' });
  const told = () =>
    ['--visible-top', '--visible-height'].map((name) => dock.style.getPropertyValue(name));
  expect(told()).toEqual(['0px', '844px']);
  Object.assign(visible, { height: 500, offsetTop: 20 });
  visible.dispatchEvent(new Event('resize'));
  expect(told()).toEqual(['20px', '500px']);
  Object.assign(visible, { scale: 2 });
  visible.dispatchEvent(new Event('scroll'));
  expect(told()).toEqual(['', '']);
  Object.assign(visible, { scale: 1 });
  visible.dispatchEvent(new Event('scroll'));
  await user.click(screen.getByRole('button', { name: 'Back from chat with ada' }));
  expect(told()).toEqual(['', '']);
  Reflect.deleteProperty(window, 'visualViewport');
});

it('minimises and closes a window by its buttons', async () => {
  const { user } = await showDock(2);
  await user.click(screen.getByRole('button', { name: 'Minimise chat with ada' }));
  expect(heads()).toEqual(['ada']);
  await user.click(screen.getByRole('button', { name: 'Close chat with grace' }));
  expect(windows()).toEqual([]);
  expect(heads()).toEqual(['ada']);
});

it('fills a phone with the last window, and returns to the page, not to the window before', async () => {
  const { user } = await showDock(2, 390);
  expect(windows()).toEqual(['Chat with grace']);
  const window = screen.getByRole('dialog', { name: 'Chat with grace' });
  expect(window).toHaveFocus();
  const opener = screen.getByRole('button', { name: 'Opener' });
  expect(opener).toHaveAttribute('inert');
  await user.click(within(window).getByRole('button', { name: 'Back from chat with grace' }));
  expect(opener).not.toHaveAttribute('inert');
  expect(windows()).toEqual([]);
  expect(heads()).toEqual(['ada', 'grace']);
});

it('has no windows after the user signed out', async () => {
  const { store } = await showDock(2);
  act(() => void store.dispatch(loggedOut()));
  expect(windows()).toEqual([]);
  expect(store.getState().chatWindows.windows).toEqual([]);
});
