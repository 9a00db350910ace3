import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorState } from './feedback/ErrorState';
import { Notice } from './feedback/Notice';
import { ProgressBar } from './feedback/ProgressBar';
import { Spinner } from './feedback/Spinner';

describe('ErrorState', () => {
  it('announces its text and retries', async () => {
    const onRetry = jest.fn();
    render(<ErrorState text="Failed to load posts." onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load posts.');
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('has no button if there is nothing to retry', () => {
    render(<ErrorState text="Please log in to view events." tone="info" />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('does not retry twice at the same time', async () => {
    const onRetry = jest.fn();
    render(<ErrorState text="Failed to load posts." onRetry={onRetry} retrying />);
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(onRetry).not.toHaveBeenCalled();
  });
});

describe('ErrorState when the network is back', () => {
  it('retries by itself, unless it does so already', () => {
    jest.useFakeTimers();
    const onRetry = jest.fn();
    const { rerender, unmount } = render(<ErrorState text="Failed" onRetry={onRetry} />);
    window.dispatchEvent(new Event('online'));
    expect(onRetry).toHaveBeenCalledTimes(1);
    rerender(<ErrorState text="Failed" onRetry={onRetry} retrying />);
    jest.advanceTimersByTime(2_000);
    expect(onRetry).toHaveBeenCalledTimes(1);
    rerender(<ErrorState text="Failed" onRetry={onRetry} />);
    jest.advanceTimersByTime(4_000);
    expect(onRetry).toHaveBeenCalledTimes(2);
    window.dispatchEvent(new Event('online'));
    unmount();
    jest.advanceTimersByTime(6_000);
    expect(onRetry).toHaveBeenCalledTimes(3);
    jest.useRealTimers();
  });

  it('passes the focus of its button on to the heading of the page', () => {
    const page = (failed: boolean) => (
      <>
        <h1 tabIndex={-1}>Papers</h1>
        {failed ? <ErrorState text="Failed" onRetry={() => undefined} /> : null}
      </>
    );
    const { rerender } = render(page(true));
    screen.getByRole('button', { name: 'Try Again' }).focus();
    rerender(page(false));
    expect(screen.getByRole('heading', { name: 'Papers' })).toHaveFocus();
  });
});

describe('Notice', () => {
  it('is announced only if requested', () => {
    const { rerender } = render(<Notice>Draft restored</Notice>);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    rerender(<Notice role="status">Draft restored</Notice>);
    expect(screen.getByRole('status')).toHaveTextContent('Draft restored');
  });
});

describe('ProgressBar', () => {
  it.each([
    [64.4, '64'],
    [-5, '0'],
    [130, '100'],
  ])('reports %d as %s percent', (value, now) => {
    render(<ProgressBar value={value} label="Posting" />);
    expect(screen.getByRole('progressbar', { name: 'Posting' })).toHaveAttribute(
      'aria-valuenow',
      now,
    );
  });

  it('reports no value while the total is unknown', () => {
    render(<ProgressBar value={null} label="Processing" />);
    expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  });
});

describe('Spinner', () => {
  it('announces its label', () => {
    render(<Spinner label="Loading posts" />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading posts');
  });
});
