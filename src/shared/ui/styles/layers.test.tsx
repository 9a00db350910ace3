import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Bell, Ellipsis } from 'lucide-react';
import { useRef, useState } from 'react';
import { renderAt } from '#shared/testing/renderAt';
import { AlertDialog } from '../overlays/AlertDialog';
import { IconButton } from '../buttons/IconButton';
import { Menu } from '../overlays/Menu';
import { Popover } from '../overlays/Popover';

class NoResizes implements ResizeObserver {
  readonly observe = () => undefined;
  readonly unobserve = () => undefined;
  readonly disconnect = () => undefined;
}

beforeAll(() => {
  // The positioning library uses ResizeObserver, which jsdom lacks.
  window.ResizeObserver = NoResizes;
});

/** Opens another menu first. Once any menu was opened, menus need no further loading. */
async function openOtherMenu() {
  const { view } = await renderAt('/page', <Menu label="Other" icon={Ellipsis} groups={[]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Other' }));
  await screen.findByRole('menu', { name: 'Other' }, { timeout: 15_000 });
  view.unmount();
}

describe('Menu', () => {
  beforeAll(openOtherMenu, 20_000);

  async function setup() {
    const onDelete = jest.fn();
    await renderAt(
      '/page',
      <Menu
        label="Post actions"
        icon={Ellipsis}
        groups={[
          [
            { label: 'Edit Post', onSelect: jest.fn() },
            { label: 'Delete Post', isDanger: true, onSelect: onDelete },
            { label: 'Profile', to: '/profile' },
          ],
        ]}
      />,
    );
    return onDelete;
  }

  it('opens from its button and runs the chosen item by keyboard', async () => {
    const onDelete = await setup();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('menu', { name: 'Post actions' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onDelete).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('gives the focus back to its button on Escape', async () => {
    await setup();
    await userEvent.click(screen.getByRole('button', { name: 'Post actions' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Post actions' })).toHaveFocus();
    });
  });

  it('contains links to routes', async () => {
    await setup();
    await userEvent.click(screen.getByRole('button', { name: 'Post actions' }));
    expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', '/profile');
  });
});

function DeleteFromMenu() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu
        label="Post actions"
        icon={Ellipsis}
        groups={[[{ label: 'Delete Post', onSelect: () => setOpen(true) }]]}
      />
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete this post?"
        description="This cannot be undone."
        actionText="Delete"
        onAction={jest.fn()}
      />
    </>
  );
}

describe('A dialog opened from a menu', () => {
  it('receives the focus and returns it to the button of the menu', async () => {
    await renderAt('/page', <DeleteFromMenu />);
    await userEvent.click(screen.getByRole('button', { name: 'Post actions' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete Post' }));
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Post actions' })).toHaveFocus();
    });
  });
});

describe('Popover', () => {
  function Notifications() {
    const heading = useRef<HTMLHeadingElement>(null);
    return (
      <Popover
        label="Notifications"
        trigger={<IconButton label="Show notifications" icon={Bell} />}
        initialFocus={heading}
      >
        <h2 ref={heading} tabIndex={-1}>
          Notifications
        </h2>
      </Popover>
    );
  }

  it('opens with the requested initial focus and restores it on Escape', async () => {
    render(<Notifications />);
    await userEvent.click(screen.getByRole('button', { name: 'Show notifications' }));
    expect(screen.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Notifications' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Show notifications' })).toHaveFocus();
    });
  });
});
