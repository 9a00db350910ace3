import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { AccountExport } from '#contract/entities/accountExport';
import { selectToasts } from '#shared/notify/toastsSlice';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { onCall, refuseCall } from '#shared/testing/onCall';
import { ada, adaStored } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { respondToMe } from '#shared/testing/startSession';
import { ExportSettings } from './ExportSettings';

const waiting: AccountExport = {
  id: 3,
  state: 'waiting',
  created_at: '2026-03-05T12:30:00.000Z',
  size: null,
  url: null,
  expires_at: null,
};
const url = '/api/account/exports/3/file?expires=1773318600&signature=AbC';
const done: AccountExport = {
  ...waiting,
  state: 'done',
  size: 4_200_000,
  url,
  expires_at: '2026-03-12T12:30:00.000Z',
};

let copies: AccountExport[];
const server = startApiServer(
  respondToMe(200, ada),
  onCall('listExports', () => HttpResponse.json(copies)),
  onCall('requestExport', () => {
    copies = [waiting, ...copies];
    return HttpResponse.json({ id: 3 }, { status: 202 });
  }),
);
beforeEach(() => {
  copies = [];
});

const open = () =>
  renderAt('/dashboard/settings/data', <ExportSettings />, { ports: createFakePorts(adaStored) });
const ask = () => screen.findByRole('button', { name: 'Request a copy' });
const rows = () => within(screen.getByRole('list', { name: 'Copies of your data' }));

test('a copy is asked for, waits, and is downloaded when it is ready', async () => {
  const { user, store } = await open();
  expect(screen.queryByRole('list')).toBeNull();
  await user.click(await ask());
  expect(await screen.findByText('Waiting')).toBeVisible();
  expect(selectToasts(store.getState()).at(-1)?.text).toBe(
    'We’re collecting your data. You can leave this page.',
  );
  expect(await ask()).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByRole('link')).toBeNull();
  copies = [done];
  const link = await screen.findByRole(
    'link',
    { name: 'Download the copy of 5 March 2026' },
    { timeout: 6_000 },
  );
  expect(link).toHaveAttribute('href', url);
  expect(link).toHaveAttribute('download');
  expect(rows().getByText('4 MB · available until 12 March 2026')).toBeVisible();
  expect(rows().getByRole('status')).toHaveTextContent('Ready');
  await waitFor(async () => expect(await ask()).not.toHaveAttribute('aria-disabled'));
});

test('failed and expired copies say so and have no link', async () => {
  copies = [
    { ...waiting, id: 5, state: 'failed' },
    { ...waiting, id: 4, state: 'expired', expires_at: done.expires_at },
  ];
  await open();
  expect(await screen.findByText('Something went wrong. Request another one.')).toBeVisible();
  expect(screen.getByText('The file was deleted after seven days.')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a refusal is shown with its reason', async () => {
  const reason = 'You can request one copy of your data a day. Please try again in 23 hours.';
  server.use(refuseCall('requestExport', 429, reason));
  const { user, store } = await open();
  await user.click(await ask());
  await waitFor(() => expect(selectToasts(store.getState()).at(-1)?.text).toBe(reason));
});

test('a list that failed to load can be retried', async () => {
  server.use(refuseCall('listExports', 503));
  const { user } = await open();
  expect(await screen.findByText('Couldn’t load the copies of your data.')).toBeVisible();
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await ask()).toBeVisible();
});
