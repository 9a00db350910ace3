import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { Button } from '../buttons/Button';
import { AlertDialog } from './AlertDialog';
import { Dialog } from './Dialog';

function Share({ focusLink = false }: { readonly focusLink?: boolean }) {
  const [open, setOpen] = useState(false);
  const link = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Share</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Share this post"
        description="Anyone with this link can read the post."
        initialFocus={focusLink ? link : undefined}
      >
        <input ref={link} aria-label="Link" />
      </Dialog>
    </>
  );
}

describe('Dialog', () => {
  it('has a name and a description, and closes on Escape restoring the focus', async () => {
    render(<Share />);
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));
    const dialog = screen.getByRole('dialog', { name: 'Share this post' });
    expect(dialog).toHaveAccessibleDescription('Anyone with this link can read the post.');
    await userEvent.keyboard('{Escape}');
    expect(dialog).not.toBeInTheDocument();
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Share' })).toHaveFocus();
    });
  });

  it('traps the focus', async () => {
    render(<Share />);
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('textbox', { name: 'Link' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  });

  it('focuses the given element first', async () => {
    render(<Share focusLink />);
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));
    expect(screen.getByRole('textbox', { name: 'Link' })).toHaveFocus();
  });

  it('is closed by its close button', async () => {
    render(<Share />);
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('AlertDialog', () => {
  function setup() {
    const onAction = jest.fn();
    const onOpenChange = jest.fn();
    render(
      <AlertDialog
        open
        onOpenChange={onOpenChange}
        title="Delete this post?"
        quote="Two openings in our reading group."
        description="This cannot be undone."
        actionText="Delete Post"
        onAction={onAction}
      />,
    );
    return { onAction, onOpenChange };
  }

  it('focuses Cancel, so that Enter destroys nothing', async () => {
    const { onAction, onOpenChange } = setup();
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onAction).not.toHaveBeenCalled();
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });

  it('names the content at stake', () => {
    setup();
    const dialog = screen.getByRole('alertdialog', { name: 'Delete this post?' });
    expect(dialog).toHaveAccessibleDescription('This cannot be undone.');
    expect(dialog).toHaveTextContent('Two openings in our reading group.');
  });

  it('runs the action and leaves closing to its owner', async () => {
    const { onAction, onOpenChange } = setup();
    await userEvent.click(screen.getByRole('button', { name: 'Delete Post' }));
    expect(onAction).toHaveBeenCalledTimes(1);
    expect(onOpenChange).not.toHaveBeenCalled();
  });
});
