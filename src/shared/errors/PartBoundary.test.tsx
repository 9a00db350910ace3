import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createStore } from '../../app/createStore';
import { createFakePorts } from '../testing/fakePorts';
import { PartBoundary } from './PartBoundary';

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

  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(screen.getByText('Whole again')).toBeVisible();
});
