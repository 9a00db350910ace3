import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { SOCKET_CLOSE } from '#contract/limits';
import { chatMessages } from '#contract/messages';
import { connectionReducer } from '#realtime/connectionSlice';
import { socketClosed, socketOpened } from '#realtime/socketActions';
import { ConnectionLine } from './ConnectionLine';

test('a connection closed for flooding says so until the next one opens', () => {
  const store = configureStore({ reducer: { connection: connectionReducer } });
  render(
    <Provider store={store}>
      <ConnectionLine />
    </Provider>,
  );
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => {
    store.dispatch(
      socketClosed({
        at: 0,
        code: SOCKET_CLOSE.flooding,
        attempt: 1,
        retryInMs: 10_000,
        isForFlooding: true,
      }),
    );
  });
  expect(screen.getByRole('status')).toHaveTextContent(chatMessages.tooQuickly);
  act(() => {
    store.dispatch(socketOpened({ at: 10_000 }));
  });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
