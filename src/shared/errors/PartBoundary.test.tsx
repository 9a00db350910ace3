import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createStore } from '#app/store/createStore';
import { createFakePorts } from '../testing/fakePorts';
import { PartBoundary } from './PartBoundary';

/** Code that comes when it is needed takes its time on a busy machine. */
const PATIENCE = { timeout: 15_000 };

let isBroken = true;
function Fragile() {
  if (isBroken) throw new Error('Out of ink');
  return <p>Whole again</p>;
}

test('what breaks is replaced and logged, what stands beside it stays, and trying again helps', async () => {
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
  expect(screen.getByText('This post could not be shown.')).toBeVisible();
  expect(screen.getByText('Beside it')).toBeVisible();
  expect(ports.logged).toContain('error A part of a page broke');
  const save = await screen.findByRole('button', { name: 'Save session log' }, PATIENCE);
  expect(save).toBeVisible();

  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(screen.getByText('Whole again')).toBeVisible();
});
