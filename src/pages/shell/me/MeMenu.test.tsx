import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { createFakePorts } from '#shared/testing/fakePorts';
import { startApiServer } from '#shared/testing/apiServer';
import { onCall } from '#shared/testing/onCall';
import { ada, adaStored } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { respondToMe } from '#shared/testing/startSession';
import { MeMenu } from './MeMenu';

/** Lazy chunks take a while to load on a slow machine. */
const PATIENCE = { timeout: 15_000 };

startApiServer(
  respondToMe(200, ada),
  onCall('listUniversities', () => HttpResponse.json([])),
);

const item = (name: string) => screen.getByRole('menuitem', { name });

async function openMenu() {
  const ports = createFakePorts(adaStored);
  const view = await renderAt('/page', <MeMenu />, { ports });
  await view.user.click(await screen.findByRole('button', { name: 'Me menu' }));
  const menu = within(await screen.findByRole('menu', { name: 'Me menu' }, PATIENCE));
  return { ...view, texts: menu.getAllByRole('menuitem').map((each) => each.textContent) };
}

/** Makes the media queries for phones match. */
function shrinkScreen(): void {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) =>
        Object.assign(new EventTarget(), { media, matches: true }) as unknown as MediaQueryList,
    );
}

test('one menu holds the account, the settings and the logout', async () => {
  const { texts } = await openMenu();
  expect(texts).toEqual([
    'View profile',
    'Edit profile',
    'Settings',
    'Library',
    'Universities',
    'Theme',
    'Keyboard shortcuts',
    'Help',
    'Logout',
    'For developers',
  ]);
  expect(item('View profile')).toHaveAttribute('href', '/dashboard/ada/about');
});

test('on a phone, the menu leads to the profile, which the bottom bar has no room for', async () => {
  shrinkScreen();
  await openMenu();
  expect(item('View profile')).toHaveAttribute('href', '/dashboard/ada/about');
});

test('the profile is edited in a dialog over any page', async () => {
  const { user } = await openMenu();
  await user.click(item('Edit profile'));
  expect(await screen.findByRole('dialog', { name: 'Edit profile' }, PATIENCE)).toBeVisible();
});

test('the current theme is marked, and another can be chosen with the keyboard', async () => {
  const { user, store } = await openMenu();
  act(() => item('Theme').focus());
  await user.keyboard('{ArrowRight}');
  const chosen = await screen.findByRole('menuitemradio', { checked: true });
  expect(chosen).toHaveTextContent('System theme');
  await waitFor(() => expect(chosen).toHaveFocus());
  await user.keyboard('{ArrowDown}');
  await waitFor(() =>
    expect(screen.getByRole('menuitemradio', { name: 'Light theme' })).toHaveFocus(),
  );
  await user.keyboard('{Enter}');
  expect(store.getState().preferences.theme).toBe('light');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Me menu' })).toHaveFocus());
});

test('the session log is in a submenu for developers', async () => {
  const { user } = await openMenu();
  act(() => item('For developers').focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(item('Save session log')).toHaveFocus());
  expect(item('Start recording')).toBeVisible();
  expect(item('Replay a session log')).toHaveAttribute('href', '/replay');
  await user.keyboard('{Enter}');
  expect(
    await screen.findByRole('dialog', { name: 'Save the session log' }, PATIENCE),
  ).toBeVisible();
});

test('the menu opens the shortcuts, and Logout ends the session', async () => {
  const { user, store } = await openMenu();
  await user.click(item('Keyboard shortcuts'));
  expect(store.getState().preferences.areShortcutsShown).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Me menu' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  await waitFor(() => expect(store.getState().session.status).toBe('anonymous'));
});
