import { act, screen } from '@testing-library/react';
import { notify } from '#shared/notify/notify';
import { selectToasts } from '#shared/notify/toastsSlice';
import { startApiServer } from '#shared/testing/apiServer';
import { renderAt } from '#shared/testing/renderAt';
import { ToastHost } from './ToastHost';

let isReachable = false;
jest.mock('#shared/ui/overlays/Toaster', () => {
  if (!isReachable) throw new Error('Offline');
  return { Toaster: () => <p>The toaster</p> };
});
startApiServer();

beforeEach(() => {
  isReachable = false;
  jest.resetModules();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('toasts whose code cannot be fetched are shown plainly, and by that code once it comes', async () => {
  const { store, user } = await renderAt('/', <ToastHost />);
  act(() => void store.dispatch(notify({ kind: 'info', text: 'Couldn’t like this post.' })));
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t like this post.');
  act(() => void store.dispatch(notify({ kind: 'undo', text: 'Removed.', actionLabel: 'Undo' })));
  expect(screen.getAllByRole('alert')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(selectToasts(store.getState())).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).toBeNull();

  act(() => void store.dispatch(notify({ kind: 'error', text: 'Once more.' })));
  expect(await screen.findByRole('alert')).toHaveTextContent('Once more.');
  isReachable = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('The toaster')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
