import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { Provider } from 'react-redux';
import { createStore } from '#app/store/createStore';
import { createFakePorts } from '../testing/fakePorts';
import { lazyPart } from '../lazy/lazyPart';
import { PartBoundary } from './PartBoundary';

/** Lazy chunks take a while to load on a slow machine. */
const PATIENCE = { timeout: 15_000 };

let isBroken = true;
function Fragile() {
  if (isBroken) throw new Error('Out of ink');
  return <p>Whole again</p>;
}

test('a failing part is replaced and logged, its surroundings stay, and a retry helps', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const ports = createFakePorts();
  const { store } = createStore(ports);
  render(
    <Provider store={store}>
      <p>Beside it</p>
      <PartBoundary part="post">
        <Fragile />
      </PartBoundary>
    </Provider>,
  );
  expect(screen.getByText('Couldn’t show this part of the page.')).toBeVisible();
  expect(screen.getByText('Beside it')).toBeVisible();
  expect(ports.logged).toContain('error A part of a page broke');
  const save = await screen.findByRole('button', { name: 'Save session log' }, PATIENCE);
  expect(save).toBeVisible();

  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(screen.getByText('Whole again')).toBeVisible();
});

async function showLost() {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const ports = createFakePorts();
  const { store } = createStore(ports);
  const load = jest
    .fn(() => Promise.resolve(() => <p>Here it is</p>))
    .mockRejectedValueOnce(new Error('Loading chunk 7 failed'));
  const Part = lazyPart(load);
  render(
    <Provider store={store}>
      <PartBoundary part="form">
        <Suspense>
          <Part />
        </Suspense>
      </PartBoundary>
    </Provider>,
  );
  await screen.findByRole('alert');
  return { ports };
}

test('a part that could not be fetched offline appears by itself once online', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await showLost();
  expect(screen.getByText('You’re offline. This will open when you’re back online.')).toBeVisible();
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Here it is')).toBeVisible();
});

test('a part missing from a newer build is loaded by a page reload', async () => {
  const { ports } = await showLost();
  expect(screen.getByText(/^Quad has been updated\. Reload to continue\./)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(ports.reloads).toBe(1);
});
