import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { adaStored } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { onCall } from '#shared/testing/onCall';
import { eventHandlers } from '../testing/eventServer';
import { SubscribeButton } from './SubscribeButton';

/** The creation time of the existing address, and the number created in this test. */
let since: string | null;
let made: number;
const server = startApiServer(
  ...eventHandlers,
  onCall('readCalendarFeedState', () => HttpResponse.json({ created_at: since })),
  onCall('createCalendarFeed', () => {
    made += 1;
    since = '2025-03-05T12:30:00.000Z';
    const feed_url = `https://quad.example/api/calendar/feed/secret${made}`;
    return HttpResponse.json({ feed_url }, { status: 201 });
  }),
  onCall('deleteCalendarFeed', () => {
    since = null;
    return new HttpResponse(null, { status: 204 });
  }),
);
beforeAll(() => import('./SubscribeDialog'), 60_000);
beforeEach(() => {
  since = null;
  made = 0;
});

async function openDialog() {
  const view = await renderAt('/event', <SubscribeButton />, { ports: createFakePorts(adaStored) });
  await view.user.click(screen.getByRole('button', { name: 'Subscribe' }));
  const dialog = await screen.findByRole('dialog', { name: 'Your events in your own calendar' });
  return { ...view, dialog };
}
const address = () => screen.getByRole('textbox', { name: 'Private link' });

test('creates a private address, shows it, and copies it', async () => {
  const { user, dialog, sessionLog } = await openDialog();
  const inDialog = within(dialog);
  await user.click(await inDialog.findByRole('button', { name: 'Create private link' }));
  expect(await inDialog.findByRole('textbox', { name: 'Private link' })).toHaveValue(
    'https://quad.example/api/calendar/feed/secret1',
  );
  expect(inDialog.getByText(/You won’t see it again/)).toBeVisible();
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(inDialog.getByRole('button', { name: 'Copy link' }));
  expect(await inDialog.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(write).toHaveBeenCalledWith('https://quad.example/api/calendar/feed/secret1');
  const log = JSON.stringify(sessionLog.recorder.entries());
  expect(log).toContain('createCalendarFeed');
  expect(log).not.toContain('secret1');
});

test('helps to copy manually if the browser refuses', async () => {
  const { user, dialog } = await openDialog();
  const inDialog = within(dialog);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
  document.execCommand = jest.fn().mockReturnValue(false);
  await user.click(await inDialog.findByRole('button', { name: 'Create private link' }));
  await user.click(await inDialog.findByRole('button', { name: 'Copy link' }));
  expect(await inDialog.findByText(/The browser refused to copy/)).toBeVisible();
});

test('does not show an address a second time, and replaces it only after confirmation', async () => {
  since = '2025-03-05T12:30:00.000Z';
  const { user, dialog } = await openDialog();
  const inDialog = within(dialog);
  expect(await inDialog.findByText(/on 5th March, 2025/)).toBeVisible();
  expect(inDialog.queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(inDialog.getByRole('button', { name: 'Replace link' }));
  const question = await screen.findByRole('alertdialog', {
    name: 'Replace your calendar link?',
  });
  expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(made).toBe(0);
  await user.click(inDialog.getByRole('button', { name: 'Replace link' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Replace link' }),
  );
  await waitFor(() =>
    expect(address()).toHaveValue('https://quad.example/api/calendar/feed/secret1'),
  );
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('deletes an address after confirmation', async () => {
  since = '2025-03-05T12:30:00.000Z';
  const { user, dialog, store } = await openDialog();
  const inDialog = within(dialog);
  await user.click(await inDialog.findByRole('button', { name: 'Revoke link' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/cannot be undone/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Revoke link' }));
  expect(await inDialog.findByRole('button', { name: 'Create private link' })).toBeVisible();
  expect(since).toBeNull();
  expect(store.getState().toasts.items[0]?.text).toBe('Calendar link revoked.');
});

test('shows failures in place', async () => {
  since = '2025-03-05T12:30:00.000Z';
  server.use(
    onCall('deleteCalendarFeed', () => HttpResponse.error()),
    onCall('createCalendarFeed', () => HttpResponse.error()),
  );
  const { user, dialog } = await openDialog();
  const inDialog = within(dialog);
  await user.click(await inDialog.findByRole('button', { name: 'Revoke link' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Revoke link' }));
  expect(await question.findByRole('alert')).toHaveTextContent(
    'Couldn’t revoke the link. Try again.',
  );
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  await user.click(inDialog.getByRole('button', { name: 'Replace link' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Replace link' }),
  );
  expect(await inDialog.findByRole('alert')).toHaveTextContent(
    'Couldn’t create the link. Try again.',
  );
});

test('says that loading failed, and retries', async () => {
  server.use(onCall('readCalendarFeedState', () => HttpResponse.error(), { once: true }));
  const { user, dialog } = await openDialog();
  const inDialog = within(dialog);
  expect(await inDialog.findByText('Couldn’t load your calendar link.')).toBeVisible();
  await user.click(inDialog.getByRole('button', { name: 'Try Again' }));
  expect(await inDialog.findByRole('button', { name: 'Create private link' })).toBeVisible();
});
