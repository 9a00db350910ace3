import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { renewFailedParts, lazyPart } from './lazyPart';

const Hello = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;

const show = (Part: ComponentType<{ readonly name: string }>) =>
  render(
    <ErrorBoundary
      onReset={renewFailedParts}
      fallbackRender={({ resetErrorBoundary }) => (
        <button onClick={resetErrorBoundary}>Try again</button>
      )}
    >
      <Suspense fallback="Wait">
        <Part name="Ada" />
      </Suspense>
    </ErrorBoundary>,
  );

test('a failed chunk is requested once, and again when the user retries', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest.fn(() => Promise.resolve(Hello)).mockRejectedValueOnce(new Error('Offline'));
  show(lazyPart(load));
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(load).toHaveBeenCalledTimes(1);
  await userEvent.click(again);
  expect(await screen.findByText('Hello Ada')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a preloaded part renders immediately', async () => {
  const load = jest.fn(() => Promise.resolve(Hello));
  const Part = lazyPart(load);
  await act(() => Part.preload());
  show(Part);
  expect(screen.getByText('Hello Ada')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failed preload does not prevent the part from rendering', async () => {
  const load = jest.fn(() => Promise.resolve(Hello)).mockRejectedValueOnce(new Error('Offline'));
  const Part = lazyPart(load);
  await expect(Part.preload()).rejects.toThrow('Offline');
  show(Part);
  expect(await screen.findByText('Hello Ada')).toBeVisible();
});

test('a preload while the part is rendering joins its fetch', async () => {
  const load = jest.fn(() => Promise.resolve(Hello));
  const Part = lazyPart(load);
  show(Part);
  await act(() => Part.preload());
  expect(screen.getByText('Hello Ada')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a retry leaves a part alone that is mounted elsewhere', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Mounted = lazyPart(() => Promise.resolve(Hello));
  const Broken = lazyPart(() => Promise.reject<typeof Hello>(new Error('Offline')));
  show(Mounted);
  const shown = await screen.findByText('Hello Ada');
  show(Broken);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('Hello Ada')).toBe(shown);
});
