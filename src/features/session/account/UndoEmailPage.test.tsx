import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { startApiServer } from '#shared/testing/apiServer';
import { onCall } from '#shared/testing/onCall';
import { startSession } from '#shared/testing/startSession';
import { UndoEmailPage } from './UndoEmailPage';

const server = startApiServer();

async function openLink() {
  const { store, settled } = await startSession();
  await settled();
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/account/undo/secret']}>
        <Routes>
          <Route path="/account/undo/:token" element={<UndoEmailPage />} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
  return { user: userEvent.setup({ delay: null }) };
}
const restore = () => screen.getByRole('button', { name: 'Restore my email address' });

test('the page asks first, then restores the address and says what to do next', async () => {
  let calls = 0;
  server.use(
    onCall(['undoEmailChange', { token: 'secret' }], () => {
      calls += 1;
      return HttpResponse.json({ detail: 'Done.' });
    }),
  );
  const { user } = await openLink();
  expect(screen.getByText(/every device is logged out/)).toBeVisible();
  expect(calls).toBe(0);
  await user.click(restore());
  expect(
    await screen.findByRole('heading', { name: 'Your email address is restored' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Reset your password' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
});

test('the page explains why a link does not work', async () => {
  server.use(
    onCall('undoEmailChange', () => HttpResponse.json({ detail: 'Too old.' }, { status: 404 })),
  );
  const { user } = await openLink();
  await user.click(restore());
  expect(await screen.findByRole('alert')).toHaveTextContent('Too old.');
});
