import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createStore } from '#app/store/createStore';
import { selectToasts } from '../notify/toastsSlice';
import { createFakePorts } from '../testing/fakePorts';
import { lazyLayer } from './lazyLayer';

const Dialog = ({ title }: { readonly title: string }) => <p>{title}</p>;

test('a layer that fails to load closes with a toast, and opens once the network is back', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { store } = createStore(createFakePorts());
  const load = jest.fn(() => Promise.resolve(Dialog)).mockRejectedValueOnce(new Error('Offline'));
  const Layer = lazyLayer(load);
  const onClose = jest.fn();
  render(
    <Provider store={store}>
      <Layer title="Share this post" waiting="One moment" onClose={onClose} />
    </Provider>,
  );
  expect(screen.getByText('One moment')).toBeVisible();
  await act(async () => Promise.resolve());
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(selectToasts(store.getState()).map(({ text }) => text)).toEqual([
    'You’re offline. Try again when you’re back.',
  ]);
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Share this post')).toBeVisible();
});
