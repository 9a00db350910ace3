import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderAt } from '#shared/testing/renderAt';
import { MeMenu } from './MeMenu';
import { MoreMenu } from './MoreMenu';

/** Code that comes when it is needed takes its time on a busy machine. */
const PATIENCE = { timeout: 15_000 };

async function openMenu(name: string, menu: ReactElement) {
  const { user } = await renderAt('/page', menu);
  await user.click(screen.getByRole('button', { name }));
  const items = within(await screen.findByRole('menu', { name }, PATIENCE)).getAllByRole(
    'menuitem',
  );
  return { user, texts: items.map((item) => item.textContent) };
}

const logItems = ['Save session log', 'Start recording', 'Replay a session log', 'Logout'];

/** A screen for which the media queries of a phone hold. */
function shrinkScreen(): void {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) =>
        Object.assign(new EventTarget(), { media, matches: true }) as unknown as MediaQueryList,
    );
}

test('the menu under Me holds the log of the session and the way out', async () => {
  const { user, texts } = await openMenu('Me menu', <MeMenu />);
  expect(texts).toEqual(logItems);
  await user.click(screen.getByRole('menuitem', { name: 'Save session log' }));
  expect(await screen.findByRole('dialog', { name: 'Save the session log' })).toBeVisible();
});

test('on a wide screen the menu behind More does not repeat them', async () => {
  const wide = await openMenu('More', <MoreMenu />);
  expect(wide.texts.slice(0, 2)).toEqual(['Events', 'Universities']);
  for (const text of logItems) expect(wide.texts).not.toContain(text);
});

test('on a phone the menu behind More holds the log and the way out as well', async () => {
  shrinkScreen();
  const { texts } = await openMenu('More', <MoreMenu />);
  expect(texts).toEqual(expect.arrayContaining(['Events', ...logItems]));
});
