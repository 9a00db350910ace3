import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { LogNote } from '#contract/entities/sessionLog';
import { LOG_NOTE_MAX_LENGTH } from '#contract/limits';
import { startApiServer } from '#shared/testing/apiServer';
import { onCall, refuseCall } from '#shared/testing/onCall';
import { renderAt } from '#shared/testing/renderAt';
import { exportedLog } from '#shared/testing/replayLog';
import { startSession } from '#shared/testing/startSession';
import { navigated } from '#shared/store/pageEvents';
import { ReplayPage } from '../ReplayPage';

const TOKEN = `${'aB3_-'.repeat(8)}xyz`;
const expires_at = '2025-04-04T09:00:00.000Z';
const server = startApiServer();

/** The server's log and notes behind the link. */
async function serveLog(notes: LogNote[] = []) {
  const { store, sessionLog } = await startSession();
  for (const path of ['/login', '/help', '/about'])
    store.dispatch(navigated({ path, kind: 'PUSH' }));
  const log = await exportedLog(sessionLog);
  let stored = notes;
  server.use(
    onCall(['readSessionLog', { token: TOKEN }], () => HttpResponse.text(log)),
    onCall(['readLogNotes', { token: TOKEN }], () =>
      HttpResponse.json({ note: 'It went wrong.', notes: stored, expires_at }),
    ),
    onCall(['saveLogNotes', { token: TOKEN }], async ({ request }) => {
      const { notes: sent, seen } = (await request.json()) as { notes: LogNote[]; seen: LogNote[] };
      if (JSON.stringify(seen) !== JSON.stringify(stored))
        return HttpResponse.json({ detail: 'Someone else was faster.' }, { status: 409 });
      stored = sent;
      return HttpResponse.json({ note: 'It went wrong.', notes: stored, expires_at });
    }),
  );
  const last = log.trimEnd().split('\n').length - 2;
  return { last, change: (others: LogNote[]) => void (stored = others) };
}

const open = (fragment: string) => renderAt(`/replay${fragment}`, <ReplayPage />);
const position = () => screen.findByRole('slider', { name: 'Position' }, { timeout: 10_000 });
const openNotes = async (at: number) => {
  const view = await open(`#log=${TOKEN}&at=${at}`);
  await position();
  await view.user.click(screen.getByRole('tab', { name: 'Notes' }));
  await screen.findByText('It went wrong.');
  return view;
};

test('a link opens the log at its action, without keeping its text or the token in a log', async () => {
  const { last } = await serveLog();
  const { store, sessionLog } = await open(`#log=${TOKEN}&at=${last - 1}`);
  expect(await position()).toHaveValue(String(last - 1));
  expect(JSON.stringify(store.getState().api.mutations)).not.toContain('quad-action-log');
  expect(await exportedLog(sessionLog)).not.toContain(TOKEN);
});

test('the address of an action names the log, and leads to it when it changes', async () => {
  const { last } = await serveLog();
  const { user } = await open(`#log=${TOKEN}`);
  await position();
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'To the end' }));
  await user.click(screen.getByRole('button', { name: 'Link to this action' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(write).toHaveBeenCalledWith(`http://localhost/replay#log=${TOKEN}&at=${last}`);
  window.location.hash = `#log=${TOKEN}&at=${last - 1}`;
  await waitFor(async () => expect(await position()).toHaveValue(String(last - 1)));
});

test('an unknown or expired link says so, and a lost connection can be retried', async () => {
  server.use(refuseCall('readSessionLog', 404, 'Gone.'));
  const { view } = await open(`#log=${TOKEN}`);
  expect(await screen.findByText('This log doesn’t exist')).toBeVisible();
  view.unmount();
  server.use(onCall('readSessionLog', () => HttpResponse.error()));
  const { user } = await open(`#log=${TOKEN}`);
  expect(await screen.findByText(/^Couldn’t load the log\./)).toBeVisible();
  await serveLog();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await position()).toBeVisible();
});

test('a link that lost its end leads to no log', async () => {
  await open(`#log=${TOKEN.slice(0, 20)}`);
  expect(await screen.findByText('This log doesn’t exist')).toBeVisible();
});

test('a note is added at the current action, leads back to it and is deleted', async () => {
  const { last } = await serveLog();
  const { user } = await openNotes(last);
  await user.type(screen.getByRole('textbox', { name: `Note at action ${last}` }), 'Here.');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByText('Here.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'To the start' }));
  expect(screen.getByText('Choose an action to write a note about it.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: `Go to action ${last}` }));
  expect(await position()).toHaveValue(String(last));
  await user.click(screen.getByRole('button', { name: `Delete the note at action ${last}` }));
  expect(await screen.findByText('No notes yet.')).toBeVisible();
});

test('a note that meets those of others stays in the field, and theirs are shown', async () => {
  const { last, change } = await serveLog();
  const { user } = await openNotes(last);
  change([{ at: 0, text: 'By someone else.' }]);
  const field = screen.getByRole('textbox', { name: `Note at action ${last}` });
  await user.type(field, 'Mine.');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByText('By someone else.')).toBeVisible();
  expect(screen.getByText('Someone else was faster.')).toBeVisible();
  expect(field).toHaveValue('Mine.');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeGreaterThan(1));
  expect(await screen.findByText('Mine.')).toBeVisible();
});

test('a note that is too long stays whole, and is not sent', async () => {
  const { last } = await serveLog();
  const { user } = await openNotes(last);
  const field = screen.getByRole('textbox', { name: `Note at action ${last}` });
  await user.click(field);
  await user.paste('x'.repeat(LOG_NOTE_MAX_LENGTH + 3));
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  expect(field).toHaveAccessibleDescription('Too long by 3 characters.');
  expect(field).toHaveValue('x'.repeat(LOG_NOTE_MAX_LENGTH + 3));
  expect(screen.getByText('No notes yet.')).toBeVisible();
});
