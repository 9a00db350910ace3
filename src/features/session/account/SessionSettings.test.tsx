import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { Session } from '#contract/entities/session';
import { selectToasts } from '#shared/notify/toastsSlice';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { onCall, refuseCall } from '#shared/testing/onCall';
import { ada, adaStored } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { respondToMe } from '#shared/testing/startSession';
import { SessionSettings } from './SessionSettings';

const session = (id: number, browser: string | null): Session => ({
  id,
  created_at: '2026-03-05T12:30:00.000Z',
  last_used_at: '2026-03-05T12:45:00.000Z',
  browser,
  is_this: id === 1,
});

let sessions: Session[];
const server = startApiServer(
  respondToMe(200, ada),
  onCall('listSessions', () => HttpResponse.json(sessions)),
  onCall('endSession', ({ params }) => {
    sessions = sessions.filter(({ id }) => id !== Number(params.id));
    return new HttpResponse(null, { status: 204 });
  }),
  onCall('endOtherSessions', () => {
    sessions = sessions.filter(({ is_this: isThis }) => isThis);
    return new HttpResponse(null, { status: 204 });
  }),
);
beforeEach(() => {
  sessions = [session(2, 'Chrome on Android'), session(1, 'Firefox on Linux'), session(3, null)];
});

const open = () =>
  renderAt('/dashboard/settings/account', <SessionSettings />, {
    ports: createFakePorts(adaStored),
  });
const rows = () => screen.findAllByRole('listitem');
const names = () =>
  screen
    .queryAllByRole('listitem')
    .map((row) => within(row).getAllByRole('paragraph')[0]?.textContent);

test('this browser comes first and cannot be logged out here', async () => {
  await open();
  const [first, second, third] = await rows();
  if (!first) throw new Error('No session is listed.');
  expect(first).toHaveTextContent('Firefox on Linux This browser');
  expect(first).toHaveTextContent('Logged in on 5 March 2026');
  expect(within(first).queryByRole('button')).toBeNull();
  expect(second).toHaveTextContent('Chrome on Android');
  expect(third).toHaveTextContent('Unknown browser');
});

test('another browser is logged out and leaves the list', async () => {
  const { user, store } = await open();
  await user.click(await screen.findByRole('button', { name: 'Log out Chrome on Android' }));
  await waitFor(() => expect(names()).toHaveLength(2));
  expect(selectToasts(store.getState()).at(-1)?.text).toBe('Logged out: Chrome on Android.');
});

test('a session that ended already leaves the list with the reason', async () => {
  server.use(refuseCall('endSession', 404, 'This session has already ended.'));
  const { user, store } = await open();
  const button = await screen.findByRole('button', { name: 'Log out Chrome on Android' });
  sessions = sessions.slice(1);
  await user.click(button);
  await waitFor(() => expect(names()).toHaveLength(2));
  expect(selectToasts(store.getState()).at(-1)?.text).toBe('This session has already ended.');
});

test('all others are logged out after a question that says what happens', async () => {
  const { user, store } = await open();
  await user.click(await screen.findByRole('button', { name: 'Log out everywhere else' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(
    question.getByText('This ends the 2 other sessions at once. You stay logged in here.'),
  ).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Log out everywhere else' }));
  await waitFor(() => expect(names()).toHaveLength(1));
  expect(selectToasts(store.getState()).at(-1)?.text).toBe('You’re logged out everywhere else.');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a failure to log out the others is shown in the question', async () => {
  server.use(refuseCall('endOtherSessions', 503));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Log out everywhere else' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Log out everywhere else' }));
  expect(await question.findByRole('alert')).toHaveTextContent('Couldn’t log out. Try again.');
});

test('a list that failed to load can be retried', async () => {
  server.use(refuseCall('listSessions', 503));
  const { user } = await open();
  expect(await screen.findByText('Couldn’t load your sessions.')).toBeVisible();
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await rows()).toHaveLength(3);
});
