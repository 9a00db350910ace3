import { render, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { onCall } from '#shared/testing/onCall';
import { ada, adaStored } from '#shared/testing/people';
import { respondToMe, startSession } from '#shared/testing/startSession';
import { SettingsPage } from './SettingsPage';

startApiServer(
  respondToMe(200, { ...ada, has_password: true, keeps_conversation: false }),
  onCall('listBlocked', () => HttpResponse.json([])),
  onCall('listSessions', () => HttpResponse.json([])),
);

async function open(address: string) {
  const { store, settled } = await startSession(createFakePorts(adaStored));
  await settled();
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/dashboard/settings/*" element={<SettingsPage />} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
  return { store, user: userEvent.setup({ delay: null }) };
}
const section = (name: string) => screen.findByRole('region', { name });
const tabs = () => within(screen.getByRole('navigation', { name: 'Settings' }));

test.each(['', '/', '/unknown'])(
  'the address /dashboard/settings%s leads to Account',
  async (rest) => {
    await open(`/dashboard/settings${rest}`);
    expect(await section('Password')).toBeVisible();
    expect(tabs().getByRole('link', { name: 'Account' })).toHaveAttribute('aria-current', 'page');
  },
);

test('each section has an address, and the tabs lead to it', async () => {
  const { user } = await open('/dashboard/settings/privacy');
  expect(await section('Email address')).toBeVisible();
  expect(await section('Conversation with AskU')).toHaveTextContent('on all my devices');
  expect(await section('Blocked people')).toHaveTextContent('You haven’t blocked anyone');
  await user.click(tabs().getByRole('link', { name: 'Appearance' }));
  expect(await section('Theme')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Email address' })).toBeNull();
});

test('Appearance sets the theme and the single-key shortcuts', async () => {
  const { store, user } = await open('/dashboard/settings/appearance');
  const theme = await screen.findByRole('combobox', { name: 'Theme' });
  expect(theme).toHaveDisplayValue('System theme');
  await user.selectOptions(theme, 'Dark theme');
  await waitFor(() => expect(store.getState().preferences.theme).toBe('dark'));
  await user.click(screen.getByRole('switch', { name: 'Single-key shortcuts' }));
  expect(store.getState().preferences.hasShortcuts).toBe(false);
});
