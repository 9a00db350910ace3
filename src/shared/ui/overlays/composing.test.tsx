import { fireEvent, render, screen } from '@testing-library/react';
import { AlertDialog } from './AlertDialog';
import { Dialog } from './Dialog';

const layers = {
  dialog: (close: () => void) => (
    <Dialog open title="Report" onOpenChange={close}>
      <input aria-label="Note" />
    </Dialog>
  ),
  alertdialog: (close: () => void) => (
    <AlertDialog
      open
      title="Delete?"
      description="For good."
      actionText="Delete"
      onAction={close}
      onOpenChange={close}
    />
  ),
};

test.each(Object.keys(layers) as (keyof typeof layers)[])(
  'the keys of an input method never close a %s, and Escape does',
  (role) => {
    const close = jest.fn();
    render(layers[role](close));
    const focused = screen.getByRole(role === 'dialog' ? 'textbox' : 'button', {
      name: /^(?:Note|Cancel)$/,
    });
    fireEvent.keyDown(focused, { key: 'Escape', isComposing: true });
    fireEvent.keyDown(focused, { key: 'Escape', keyCode: 229 });
    expect(close).not.toHaveBeenCalled();
    fireEvent.keyDown(focused, { key: 'Escape', keyCode: 27 });
    expect(close).toHaveBeenCalledTimes(1);
  },
);
