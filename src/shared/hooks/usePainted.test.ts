import { renderHook, waitFor } from '@testing-library/react';
import { usePainted } from './usePainted';

const renderPainted = (isShown: boolean) =>
  renderHook((shown: boolean) => usePainted(shown), { initialProps: isShown });

it('is true a frame after it began to be shown, and false as soon as it is not', async () => {
  const { result, rerender } = renderPainted(true);
  expect(result.current).toBe(false);
  await waitFor(() => expect(result.current).toBe(true));
  rerender(false);
  expect(result.current).toBe(false);
  rerender(true);
  expect(result.current).toBe(false);
  await waitFor(() => expect(result.current).toBe(true));
});

it('stays false for what was gone before it was painted', async () => {
  const { result, rerender } = renderPainted(true);
  rerender(false);
  await new Promise((resolve) => setTimeout(resolve, 50));
  rerender(true);
  expect(result.current).toBe(false);
});
