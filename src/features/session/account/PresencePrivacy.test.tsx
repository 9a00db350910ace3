import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { selectToasts } from '#shared/notify/toastsSlice';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { onCall, refuseCall } from '#shared/testing/onCall';
import { ada, adaStored } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { respondToMe } from '#shared/testing/startSession';
import { PresencePrivacy } from './PresencePrivacy';

let sent: unknown;
const server = startApiServer(
  respondToMe(200, ada),
  onCall('changePrivacy', async ({ request }) => {
    sent = await request.json();
    return HttpResponse.json({ ...ada, ...(sent as object) });
  }),
);

const open = () =>
  renderAt('/dashboard/settings/privacy', <PresencePrivacy />, {
    ports: createFakePorts(adaStored),
  });
const hide = () => screen.getByRole('switch', { name: 'Hide when I’m online' });

test('the switch hides when the user is online, and says that it works both ways', async () => {
  const { user } = await open();
  expect(hide()).not.toBeChecked();
  await user.click(hide());
  await waitFor(() => expect(hide()).toBeChecked());
  expect(sent).toEqual({ hides_presence: true });
  expect(hide()).toHaveAccessibleDescription(
    'No one sees when you’re online or typing, and you don’t see it of others.',
  );
});

test('a switch the server rejected reverts, with the reason', async () => {
  server.use(refuseCall('changePrivacy', 503));
  const { user, store } = await open();
  await user.click(hide());
  await waitFor(() =>
    expect(selectToasts(store.getState()).at(-1)?.text).toBe(
      'Couldn’t save this setting. Try again.',
    ),
  );
  expect(hide()).not.toBeChecked();
});
