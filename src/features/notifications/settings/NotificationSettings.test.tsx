import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { NotificationSetting } from '#contract/entities/notificationSettings';
import { selectToasts } from '#shared/notify/toastsSlice';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { onCall, refuseCall } from '#shared/testing/onCall';
import { ada, adaStored } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { respondToMe } from '#shared/testing/startSession';
import { NotificationSettings } from './NotificationSettings';

let settings: NotificationSetting[];
let isRefused: boolean;
let timezone: string;
let bodies: unknown[];
const server = startApiServer(
  respondToMe(200, ada),
  onCall('readNotificationSettings', () =>
    HttpResponse.json({
      timezone,
      settings,
      is_mail_refused: isRefused,
      has_push: false,
    }),
  ),
  onCall('saveNotificationSettings', async ({ request }) => {
    const body = (await request.json()) as { settings?: NotificationSetting[] };
    bodies.push(body);
    for (const changed of body.settings ?? [])
      settings = settings.map((known) => (known.type === changed.type ? changed : known));
    isRefused = false;
    return HttpResponse.json({ detail: 'Saved.' });
  }),
);
beforeEach(() => {
  bodies = [];
  isRefused = false;
  timezone = 'America/New_York';
  settings = [
    { type: 'like', in_app: true, mail: 'weekly', push: false },
    { type: 'message', in_app: true, mail: 'daily', push: true },
    { type: 'a_later_type', in_app: true, mail: 'never', push: false },
  ];
});

const open = () =>
  renderAt('/dashboard/settings/notifications', <NotificationSettings />, {
    ports: createFakePorts(adaStored),
  });
const likesInQuad = () => screen.findByRole('switch', { name: 'Likes, in Quad' });
const likesByEmail = () => screen.findByRole('combobox', { name: 'Likes, by email' });

test('a renamed zone has its name of today', async () => {
  timezone = 'America/Godthab';
  await open();
  expect(await screen.findByText(/7:00 in the morning \(America\/Nuuk\)/)).toBeVisible();
});

test('the types that the server has are listed with their choices', async () => {
  await open();
  expect(await likesInQuad()).toBeChecked();
  expect(await likesByEmail()).toHaveDisplayValue('Weekly');
  expect(screen.getByText(/7:00 in the morning \(America\/New York\)/)).toBeVisible();
  const messages = within(screen.getByRole('row', { name: /^Messages/ }));
  expect(messages.getByText('Always')).toBeVisible();
  expect(messages.queryByRole('switch')).toBeNull();
  expect(screen.getAllByRole('combobox')).toHaveLength(2);
});

test('a change is shown and saved at once, with the other choices of its type', async () => {
  const { user } = await open();
  await user.click(await likesInQuad());
  await waitFor(() => expect(bodies).toHaveLength(1));
  await user.selectOptions(await likesByEmail(), 'Right away');
  await waitFor(() => expect(bodies).toHaveLength(2));
  expect(bodies[1]).toEqual({
    settings: [{ type: 'like', in_app: false, mail: 'at_once', push: false }],
  });
  expect(await likesInQuad()).not.toBeChecked();
});

test('a change that could not be saved is taken back, with the reason', async () => {
  const { user, store } = await open();
  server.use(refuseCall('saveNotificationSettings', 503, 'The server is busy.'));
  await user.selectOptions(await likesByEmail(), 'Never');
  await waitFor(() =>
    expect(selectToasts(store.getState()).map(({ text }) => text)).toEqual(['The server is busy.']),
  );
  expect(await likesByEmail()).toHaveDisplayValue('Weekly');
});

test('an address that refused emails is named, and gets them again on request', async () => {
  isRefused = true;
  const { user } = await open();
  expect(await screen.findByText(/refused our last emails/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send emails again' }));
  await waitFor(() => expect(screen.queryByText(/refused our last emails/)).toBeNull());
  expect(bodies).toEqual([{}]);
});

test('settings that could not be loaded are loaded again', async () => {
  server.use(refuseCall('readNotificationSettings', 503, 'The server is busy.'));
  const { user } = await open();
  expect(await screen.findByText('Couldn’t load your notification settings.')).toBeVisible();
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await likesInQuad()).toBeChecked();
});
