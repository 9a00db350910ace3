import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from './Dialog';
import { Toaster } from './Toaster';
import type { ToastItem } from './toastItem';

function toast(id: string, more: Partial<ToastItem> = {}): ToastItem {
  return { id, kind: 'success', text: `Toast ${id}`, durationMs: null, ...more };
}

/** The visible cards. Screen reader announcements are a second copy elsewhere. */
const cards = () => within(screen.getByRole('list')).queryAllByRole('listitem');

beforeAll(() => {
  // Needed for swiping, but missing in jsdom.
  HTMLElement.prototype.hasPointerCapture = () => false;
});

afterEach(() => {
  jest.useRealTimers();
});

describe('Toaster', () => {
  it('shows at most the three oldest', () => {
    render(<Toaster toasts={['1', '2', '3', '4'].map((id) => toast(id))} onDismiss={jest.fn()} />);
    expect(cards().map((card) => card.textContent)).toEqual(['Toast 1', 'Toast 2', 'Toast 3']);
  });

  it('is dismissed by its close button', async () => {
    const onDismiss = jest.fn();
    render(<Toaster toasts={[toast('1')]} onDismiss={onDismiss} />);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(onDismiss).toHaveBeenCalledWith('1');
  });

  it('runs its action and disappears', async () => {
    const order: string[] = [];
    render(
      <Toaster
        toasts={[toast('1', { kind: 'undo', actionLabel: 'Undo' })]}
        onAction={(id) => order.push(`action ${id}`)}
        onDismiss={(id) => order.push(`dismiss ${id}`)}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(order).toEqual(['action 1', 'dismiss 1']);
  });

  it('stays usable while a dialog is open', async () => {
    const onDismiss = jest.fn();
    render(
      <>
        <Toaster toasts={[toast('1')]} onDismiss={onDismiss} />
        <Dialog open onOpenChange={jest.fn()} title="Share this post">
          Link
        </Dialog>
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss', hidden: true }));
    expect(onDismiss).toHaveBeenCalledWith('1');
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('leaves Escape to the dialog under it', async () => {
    const onDismiss = jest.fn();
    const onOpenChange = jest.fn();
    const toasts = (shown: ToastItem[]) => (
      <>
        <Dialog open onOpenChange={onOpenChange} title="Share this post">
          Link
        </Dialog>
        <Toaster toasts={shown} onDismiss={onDismiss} />
      </>
    );
    const { rerender } = render(toasts([]));
    rerender(toasts([toast('1')]));
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange.mock.calls).toEqual([[false]]);
    expect(onDismiss).not.toHaveBeenCalled();
  });

  it('is closed by Escape while focused', async () => {
    const onDismiss = jest.fn();
    render(<Toaster toasts={[toast('1')]} onDismiss={onDismiss} />);
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    await userEvent.keyboard('{Escape}');
    expect(onDismiss.mock.calls).toEqual([['1']]);
  });

  it('disappears after its duration', () => {
    jest.useFakeTimers();
    const onDismiss = jest.fn();
    render(<Toaster toasts={[toast('1', { durationMs: 6000 })]} onDismiss={onDismiss} />);
    act(() => {
      jest.advanceTimersByTime(5900);
    });
    expect(onDismiss).not.toHaveBeenCalled();
    act(() => {
      jest.advanceTimersByTime(200);
    });
    expect(onDismiss).toHaveBeenCalledWith('1');
  });

  it('stays if it has no duration', () => {
    jest.useFakeTimers();
    const onDismiss = jest.fn();
    render(<Toaster toasts={[toast('1', { kind: 'error' })]} onDismiss={onDismiss} />);
    act(() => {
      jest.advanceTimersByTime(600_000);
    });
    expect(onDismiss).not.toHaveBeenCalled();
  });
});
