import { screen, waitFor } from '@testing-library/react';
import { Ellipsis } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '#shared/lazy/lazyPart';
import { renderAt } from '#shared/testing/renderAt';
import { Dialog } from './Dialog';
import { Menu } from './Menu';

/** Lazy chunks take a while to load on a slow machine. */
const PATIENCE = { timeout: 15_000 };

let isOnline = true;
jest.mock('./MenuLayer', () => {
  if (!isOnline) throw new Error('Offline');
  return jest.requireActual<object>('./MenuLayer');
});

const button = () => screen.getByRole('button', { name: 'Rare menu' });

test('a menu whose code fails to load says so, and the next press fetches it', async () => {
  isOnline = false;
  const { user, store } = await renderAt(
    '/page',
    <Menu
      label="Rare menu"
      icon={Ellipsis}
      groups={[[{ label: 'Here I am', onSelect: jest.fn() }]]}
    />,
  );
  await user.click(button());
  await waitFor(() => {
    expect(store.getState().toasts.items.map(({ text }) => text)).toEqual([
      'Couldn’t open this. Try again or reload the page.',
    ]);
  });
  isOnline = true;
  await user.click(button());
  expect(await screen.findByText('Here I am', {}, PATIENCE)).toBeVisible();
});

test('one press opens a menu, whether or not its code is loaded', async () => {
  const onSelect = jest.fn();
  const { user } = await renderAt(
    '/page',
    <Menu label="Rare menu" icon={Ellipsis} groups={[[], [{ label: 'Do it', onSelect }]]} />,
  );
  for (let presses = 1; presses <= 2; presses += 1) {
    await user.click(button());
    await user.click(await screen.findByRole('menuitem', { name: 'Do it' }, PATIENCE));
    expect(onSelect).toHaveBeenCalledTimes(presses);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
  }
});

test('a lazy dialog opened by an item returns the focus to the button', async () => {
  const Help = lazyPart(() =>
    Promise.resolve(function HelpDialog({ onClose }: { readonly onClose: () => void }) {
      return (
        <Dialog open title="Help" onOpenChange={onClose}>
          <p>It is a menu.</p>
        </Dialog>
      );
    }),
  );
  function MenuWithDialog() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Menu
          label="Rare menu"
          icon={Ellipsis}
          groups={[[{ label: 'Help', onSelect: () => setIsOpen(true) }]]}
        />
        <Suspense>{isOpen ? <Help onClose={() => setIsOpen(false)} /> : null}</Suspense>
      </>
    );
  }
  const { user } = await renderAt('/page', <MenuWithDialog />);
  await user.click(button());
  await user.click(await screen.findByRole('menuitem', { name: 'Help' }, PATIENCE));
  expect(await screen.findByRole('dialog', { name: 'Help' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button()).toHaveFocus());
});
