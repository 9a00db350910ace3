import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { selectDraft } from '#shared/drafts/draftsSlice';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { onCall, refuseCall } from '#shared/testing/onCall';
import { ada, adaStored } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { respondToMe } from '#shared/testing/startSession';
import type { ReportSubject } from '#shared/report/useReport';
import { ReportDialog } from './ReportDialog';

let sent: unknown[] = [];
const server = startApiServer(
  respondToMe(200, ada),
  onCall('createReport', async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ id: 5 }, { status: 201 });
  }),
);
beforeEach(() => {
  sent = [];
});

const tanvir = { username: 'tanvir', display_name: 'Tanvir Ahmed' };
async function openDialog(subject: Partial<ReportSubject> = {}) {
  const [onBlock, onClose] = [jest.fn(), jest.fn()];
  const page = (
    <ReportDialog
      subject={{ kind: 'post', id: 8, author: tanvir, ...subject }}
      onBlock={onBlock}
      onClose={onClose}
    />
  );
  const view = await renderAt('/dashboard/posts', page, { ports: createFakePorts(adaStored) });
  const dialog = await screen.findByRole('dialog');
  const inside = within(dialog);
  const send = () => view.user.click(inside.getByRole('button', { name: 'Send report' }));
  return { ...view, dialog, inside, send, onBlock, onClose };
}

test('a report has its reason and its note, and ends with thanks and the offer to block', async () => {
  const { user, dialog, inside, send, onBlock, onClose } = await openDialog();
  expect(dialog).toHaveAccessibleName('Report Post');
  expect(dialog).toHaveAccessibleDescription(/Tanvir Ahmed \(@tanvir\) won’t know it was you/);
  await user.click(inside.getByRole('radio', { name: 'False or misleading' }));
  await user.type(inside.getByRole('textbox'), ' The figure is from 1998. ');
  await send();
  await waitFor(() => expect(dialog).toHaveAccessibleName('Thank you'));
  expect(sent).toEqual([
    { kind: 'post', id: 8, reason: 'False or misleading', note: 'The figure is from 1998.' },
  ]);
  expect(inside.getByRole('button', { name: 'Done' })).toHaveFocus();
  expect(inside.getByText(/see Tanvir Ahmed \(@tanvir\) anymore/)).toBeVisible();
  expect(inside.getByRole('link', { name: 'See your reports' })).toHaveAttribute(
    'href',
    '/dashboard/settings/reports',
  );
  await user.click(inside.getByRole('button', { name: 'Block Tanvir Ahmed' }));
  expect(onBlock).toHaveBeenCalledTimes(1);
  await user.click(inside.getByRole('button', { name: 'Done' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('without a note, only the reason is sent', async () => {
  const { dialog, send } = await openDialog({ kind: 'person', id: 3 });
  await send();
  await waitFor(() => expect(dialog).toHaveAccessibleName('Thank you'));
  expect(sent).toEqual([{ kind: 'person', id: 3, reason: 'Spam or advertising' }]);
});

test.each([
  ['post', 'Report Post', 6],
  ['comment', 'Report comment', 6],
  ['person', 'Report person', 4],
  ['paper', 'Report paper', 6],
  ['message', 'Report message', 4],
] as const)('the dialog for a %s is called %s and has %d reasons', async (kind, name, count) => {
  const { dialog, inside } = await openDialog({ kind });
  expect(dialog).toHaveAccessibleName(name);
  expect(inside.getAllByRole('radio')).toHaveLength(count);
});

test('it requires a note if no reason fits, and fewer characters if it is too long', async () => {
  const { user, inside, send } = await openDialog();
  await user.click(inside.getByRole('radio', { name: 'Something else' }));
  await send();
  const field = inside.getByRole('textbox', { name: 'What’s wrong with this post?' });
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription('Please say what is wrong.');
  await user.click(field);
  await user.paste('🎓'.repeat(1_002));
  await send();
  expect(field).toHaveAccessibleDescription('Too long by 2 characters.');
  expect(sent).toEqual([]);
});

test('a message is reported with the messages that the reporter chooses', async () => {
  const messages = [
    { id: 1, isOwn: true, text: 'Hello' },
    { id: 2, isOwn: false, text: 'Buy my notes' },
    { id: 3, isOwn: false, text: 'Now!' },
  ];
  const { user, dialog, inside, send } = await openDialog({ kind: 'message', id: 2, messages });
  const group = within(inside.getByRole('group', { name: 'Messages the moderators see' }));
  expect(group.getByRole('checkbox', { name: 'Buy my notes' })).toBeChecked();
  expect(group.getByRole('checkbox', { name: 'Buy my notes' })).toBeDisabled();
  await user.click(group.getByRole('checkbox', { name: 'You: Hello' }));
  await user.click(group.getByRole('checkbox', { name: 'Now!' }));
  await user.click(group.getByRole('checkbox', { name: 'You: Hello' }));
  await send();
  await waitFor(() => expect(dialog).toHaveAccessibleName('Thank you'));
  expect(sent).toEqual([
    { kind: 'message', id: 2, reason: 'Spam or advertising', message_ids: [3] },
  ]);
});

test.each([
  [409, 'You have reported this already. You’ll get an answer.'],
  [429, 'Too many requests. Please try again in 20 minutes.'],
])('a refusal with %d says why, and keeps the note', async (status, detail) => {
  server.use(refuseCall('createReport', status, detail));
  const { user, inside, send } = await openDialog();
  await user.type(inside.getByRole('textbox'), 'Look');
  await send();
  expect(await inside.findByRole('alert')).toHaveTextContent(detail);
  expect(inside.getByRole('textbox')).toHaveValue('Look');
});

test('a note is kept when the dialog closes without sending it, and gone once sent', async () => {
  const { user, store, dialog, inside, onClose } = await openDialog();
  const note = 'x'.repeat(200);
  const field = inside.getByRole('textbox');
  await user.click(field);
  await user.paste(note);
  fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
  fireEvent.keyDown(field, { key: 'Escape', keyCode: 229 });
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(selectDraft(store.getState(), 'report:post:8')).toBe(note);
  await user.click(inside.getByRole('button', { name: 'Send report' }));
  await waitFor(() => expect(dialog).toHaveAccessibleName('Thank you'));
  expect(selectDraft(store.getState(), 'report:post:8')).toBe('');
});

test('a failure can be tried again', async () => {
  server.use(onCall('createReport', () => new HttpResponse(null, { status: 500 }), { once: true }));
  const { dialog, inside, send } = await openDialog();
  await send();
  expect(await inside.findByRole('alert')).toHaveTextContent(/Couldn’t send your report/);
  await send();
  await waitFor(() => expect(dialog).toHaveAccessibleName('Thank you'));
});

test('a deleted account cannot be blocked', async () => {
  const { dialog, inside, send } = await openDialog({ author: { username: 'deleted-12' } });
  await send();
  await waitFor(() => expect(dialog).toHaveAccessibleName('Thank you'));
  expect(inside.queryByRole('button', { name: /^Block/ })).not.toBeInTheDocument();
});
