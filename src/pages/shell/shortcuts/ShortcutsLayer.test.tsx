import { act, screen, within } from '@testing-library/react';
import { shortcutsOpened } from '#features/preferences/preferencesSlice';
import { renderAt } from '#shared/testing/renderAt';
import { ShortcutsLayer } from './ShortcutsLayer';

/** Lazy chunks take a while to load on a slow machine. */
const PATIENCE = { timeout: 15_000 };

const open = () =>
  renderAt(
    '/dashboard/university',
    <>
      <input aria-label="A field" />
      <ShortcutsLayer />
    </>,
  );
const dialog = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' }, PATIENCE);

test.each([
  ['gh', '/dashboard/posts'],
  ['gr', '/dashboard/research'],
  ['gm', '/dashboard/chat'],
  ['gc', '/dashboard/suggested-users'],
  ['ge', '/dashboard/Events'],
])('%s goes to %s', async (keys, path) => {
  const { user, place } = await open();
  await user.keyboard(keys);
  expect(place().path).toBe(path);
});

test("a page's single-key shortcuts ignore the second key of a sequence", async () => {
  const ownKey = jest.fn();
  const listen = (event: KeyboardEvent) => {
    if (!event.defaultPrevented) ownKey(event.key);
  };
  window.addEventListener('keydown', listen);
  const { user } = await open();
  await user.keyboard('gc');
  expect(ownKey.mock.calls).toEqual([['g']]);
  window.removeEventListener('keydown', listen);
});

test('a question mark opens the list of shortcuts, Escape closes it, and focus returns', async () => {
  const { user } = await open();
  await user.keyboard('?');
  const list = within(await dialog());
  expect(list.getAllByRole('term').map((keys) => keys.textContent)).toEqual([
    ...['?', '/', 'g then h', 'g then r', 'g then m', 'g then c', 'g then e'],
    ...['j', 'k', 'l', 'c', 'n', '1–4'],
  ]);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('in a field and over a dialog the shortcut keys type plain letters', async () => {
  const { user, place, store } = await open();
  await user.type(screen.getByRole('textbox'), 'gh?');
  expect(screen.getByRole('textbox')).toHaveValue('gh?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  act(() => void store.dispatch(shortcutsOpened()));
  await dialog();
  await user.keyboard('gh');
  expect(place().path).toBe('/dashboard/university');
});

test('the dialog turns the shortcuts off and on', async () => {
  const { user, place } = await open();
  await user.keyboard('?');
  await dialog();
  await user.click(screen.getByRole('switch', { name: 'Single-key shortcuts' }));
  await user.keyboard('{Escape}gh?');
  expect(place().path).toBe('/dashboard/university');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
