import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { selectToasts } from '#shared/notify/toastsSlice';
import { loggedOut } from '#shared/store/sessionEvents';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts, PUSH_ADDRESS } from '#shared/testing/fakePorts';
import { onCall, refuseCall } from '#shared/testing/onCall';
import { ada, adaStored } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { respondToMe } from '#shared/testing/startSession';
import type { PushState } from '#shared/ports';
import { NotificationSettings } from './NotificationSettings';

const settings = [{ type: 'like', in_app: true, mail: 'weekly', push: false }];
let hasPush: boolean | undefined;
let calls: unknown[];
const server = startApiServer(
  respondToMe(200, ada),
  onCall('readNotificationSettings', () =>
    HttpResponse.json({ timezone: null, settings, has_push: hasPush }),
  ),
  onCall('saveNotificationSettings', async ({ request }) => {
    calls.push(await request.json());
    return HttpResponse.json({ detail: 'Saved.' });
  }),
  onCall('readPushKey', () => HttpResponse.json({ public_key: 'key' })),
  onCall('subscribePush', async ({ request }) => {
    calls.push(await request.json());
    return HttpResponse.json({ id: 7 }, { status: 201 });
  }),
  onCall('unsubscribePush', ({ params }) => {
    calls.push({ id: params.id });
    return new HttpResponse(null, { status: 204 });
  }),
);
beforeEach(() => {
  hasPush = true;
  calls = [];
});

const open = (pushState: PushState, changes: object = {}) => {
  const ports = Object.assign(createFakePorts(adaStored), { pushState }, changes);
  return renderAt('/dashboard/settings/notifications', <NotificationSettings />, { ports });
};
const device = () => screen.findByRole('switch', { name: 'Notify me on this device' });
const deviceIfShown = () => screen.queryByRole('switch', { name: 'Notify me on this device' });
const table = () => screen.findByRole('table');

test('the device is turned on and off, and its address is in no action', async () => {
  const { user, store } = await open('off');
  expect(await device()).not.toBeChecked();
  await user.click(await device());
  expect(await screen.findByText(/Logging out here ends them/)).toBeVisible();
  expect(await device()).toBeChecked();
  expect(calls).toEqual([PUSH_ADDRESS]);
  expect(JSON.stringify(store.getState())).not.toContain(PUSH_ADDRESS.endpoint);
  await user.click(await device());
  await waitFor(async () => expect(await device()).not.toBeChecked());
  expect(calls).toEqual([PUSH_ADDRESS, { id: '7' }]);
});

test('a subscribed browser is sent to the server again when the settings open', async () => {
  await open('on');
  expect(await device()).toBeChecked();
  expect(calls).toEqual([PUSH_ADDRESS]);
});

test('a user who refuses the permission reads how to allow it', async () => {
  const { user } = await open('off', { refusesPush: true });
  await user.click(await device());
  expect(await screen.findByText(/Allow them in its settings for this site/)).toBeVisible();
  expect(await device()).toBeDisabled();
  expect(calls).toEqual([]);
});

test('a device that the server refuses stays off, with the reason', async () => {
  server.use(refuseCall('subscribePush', 400, 'Quad can’t send notifications to this address.'));
  const { user, store } = await open('off');
  await user.click(await device());
  await waitFor(() =>
    expect(selectToasts(store.getState()).map(({ text }) => text)).toEqual([
      'Quad can’t send notifications to this address.',
    ]),
  );
  expect(await device()).not.toBeChecked();
});

test('a phone is told to add Quad to its home screen first', async () => {
  await open('install');
  expect(await screen.findByText('Add Quad to your home screen first')).toBeVisible();
  expect(deviceIfShown()).toBeNull();
});

test('a browser without push has the column for other devices, but no switch', async () => {
  const { user } = await open('unsupported');
  await user.click(await screen.findByRole('switch', { name: 'Likes, by push' }));
  await waitFor(() => expect(calls).toEqual([{ settings: [{ ...settings[0], push: true }] }]));
  expect(deviceIfShown()).toBeNull();
});

test('with a server that has push turned off, nothing about it is shown', async () => {
  hasPush = false;
  await open('off');
  await table();
  expect(screen.queryByText('Push')).toBeNull();
  expect(deviceIfShown()).toBeNull();
});

test('logging out gives the address up', async () => {
  const { store, ports } = await open('on');
  await device();
  act(() => void store.dispatch(loggedOut()));
  await waitFor(() => expect(ports.pushState).toBe('off'));
});
