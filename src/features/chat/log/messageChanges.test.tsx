import { act, screen, waitFor, within } from '@testing-library/react';
import type { ChatMessage } from '#contract/entities/chat';
import { ReportContext, type ReportSubject } from '#shared/report/useReport';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { ada, adaStored } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { Messages } from '../Messages';
import { chatHandlers, chatServer, message, other } from '../testing/chatServer';
import { layOutLogs } from '../testing/layout';

startApiServer(...chatHandlers);
beforeEach(() => chatServer.reset());
layOutLogs();

const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
const HOUR = 3_600_000;
const own = (id: number, content: string, more: Partial<ChatMessage> = {}) =>
  message(id, {
    ...{ sender_id: ada.id, receiver_id: other.id, client_id: `c-${id}`, content },
    ...{ timestamp: ago(60_000) },
    ...more,
  });

async function openThread(messages: ChatMessage[]) {
  chatServer.messages = messages;
  const ports = createFakePorts(adaStored);
  ports.timers.time = Date.now();
  const reported: ReportSubject[] = [];
  const page = (
    <ReportContext value={(subject) => reported.push(subject)}>
      <Messages partnerMenu={() => null} newMessage={() => null} />
    </ReportContext>
  );
  const view = await renderAt('/dashboard/chat', page, { ports });
  const socket = ports.sockets.at(-1);
  act(() => {
    socket?.open();
    socket?.receive({ type: 'ready', last_message_id: null, last_revision: null });
  });
  await view.user.click(await screen.findByRole('button', { name: new RegExp(other.username) }));
  const log = await screen.findByRole('log', { name: `Messages with ${other.username}` });
  await within(log).findByText(messages.at(-1)?.content ?? '');
  const frames = () =>
    (socket?.sent ?? [])
      .map((text) => JSON.parse(text) as Record<string, unknown>)
      .filter(({ type }) => ['message', 'edit_message', 'delete_message'].includes(String(type)));
  const receive = (frame: object) => act(() => socket?.receive(frame));
  const options = (text: string) =>
    within(log).getByRole('button', { name: `Options of “${text}”` });
  const choose = async (text: string, item: string) => {
    await view.user.click(options(text));
    await view.user.click(await screen.findByRole('menuitem', { name: item }));
  };
  return { ...view, log, frames, receive, options, choose, reported };
}

const field = () => screen.getByRole('textbox', { name: `Message ${other.username}` });
const editField = () => screen.getByRole('textbox', { name: 'Edit message' });
const itemNames = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

test('the menu of a message offers what its reader may do', async () => {
  const { user, options } = await openThread([
    message(1),
    own(2, 'old', { timestamp: ago(25 * HOUR) }),
    own(3, 'an hour old', { timestamp: ago(HOUR) }),
    own(4, 'new'),
  ]);
  for (const [text, items] of [
    ['message 1', ['Reply', 'Copy', 'Report']],
    ['old', ['Reply', 'Copy']],
    ['an hour old', ['Reply', 'Copy', 'Delete']],
    ['new', ['Reply', 'Copy', 'Edit', 'Delete']],
  ] as const) {
    await user.click(options(text));
    await screen.findByRole('menu');
    expect(itemNames()).toEqual(items);
    await user.keyboard('{Escape}');
  }
});

test('a message of the other person is reported with those around it', async () => {
  const { choose, reported } = await openThread([message(1), own(2, 'mine'), message(3)]);
  await choose('message 1', 'Report');
  expect(reported).toMatchObject([
    {
      ...{ kind: 'message', id: 1, authorId: other.id, author: { username: other.username } },
      messages: [
        { id: 1, isOwn: false, text: 'message 1' },
        { id: 2, isOwn: true, text: 'mine' },
        { id: 3, isOwn: false, text: 'message 3' },
      ],
    },
  ]);
});

test('a long message is named by whole words and characters in its menu and its report', async () => {
  const long = `${'word '.repeat(7)}abc👩‍🔬${' more'.repeat(60)}`;
  const { options, choose, reported } = await openThread([message(1, { content: long })]);
  expect(options(`${'word '.repeat(7).trim()}…`)).toBeInTheDocument();
  await choose(`${'word '.repeat(7).trim()}…`, 'Report');
  expect(reported[0]?.messages?.[0]?.text).toMatch(/ more…$/);
});

test('the menus are one stop of Tab, the newest first, and the arrow keys lead to the others', async () => {
  const { user, options } = await openThread([message(1), message(2), own(3, 'mine')]);
  const stops = ['message 1', 'message 2', 'mine'].map((text) => options(text).tabIndex);
  expect(stops).toEqual([-1, -1, 0]);
  act(() => options('mine').focus());
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(options('message 1')).toHaveFocus();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  await user.keyboard('{ArrowDown}');
  expect(options('message 2')).toHaveFocus();
  expect(options('message 2')).toHaveAttribute('tabindex', '0');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('menu')).toBeInTheDocument();
});

test('the up key in an empty field edits the last own message, and Escape returns the draft and keeps the edit', async () => {
  const { user, frames } = await openThread([own(1, 'first'), own(2, 'second'), message(3)]);
  await user.type(field(), 'A draft{ArrowUp}');
  expect(screen.queryByRole('textbox', { name: 'Edit message' })).not.toBeInTheDocument();
  await user.clear(field());
  await user.keyboard('{ArrowUp}');
  expect(editField()).toHaveFocus();
  expect(editField()).toHaveValue('second');
  await user.keyboard(', changed{Escape}');
  await waitFor(() => expect(field()).toHaveFocus());
  expect(frames()).toEqual([]);
  await user.keyboard('{ArrowUp}');
  expect(editField()).toHaveValue('second, changed');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(editField()).toHaveValue('second');
  await user.type(editField(), ', edited{Enter}');
  expect(frames()).toMatchObject([{ type: 'edit_message', id: 2, content: 'second, edited' }]);
  await waitFor(() => expect(field()).toHaveFocus());
});

test('a draft and the words of an edit outlive each other', async () => {
  const { user, choose } = await openThread([own(1, 'words')]);
  await user.type(field(), 'A draft');
  await choose('words', 'Edit');
  await user.type(editField(), ' and more');
  await user.click(screen.getByRole('button', { name: 'Cancel the edit' }));
  expect(field()).toHaveValue('A draft');
});

test('an edit to nothing is not sent, and one to the same words changes nothing', async () => {
  const { user, choose, frames } = await openThread([own(1, 'words')]);
  await choose('words', 'Edit');
  await user.clear(editField());
  await user.keyboard('{Enter}');
  expect(editField()).toBeInTheDocument();
  await user.type(editField(), 'words{Enter}');
  expect(frames()).toEqual([]);
});

test('an edited message says so with the time, and a deleted one shows no words and no menu', async () => {
  const { log, receive } = await openThread([message(1), message(2), message(3)]);
  const edited_at = ago(0);
  const edited = message(1, { content: 'other words', edited_at, revision: 5 });
  receive({ type: 'message_changed', message: edited, revision: 5 });
  expect(within(log).getByText('other words')).toBeInTheDocument();
  expect(within(log).getByText(/^edited/)).toHaveTextContent(/edited \d+:\d\d [AP]M/);
  const gone = message(2, { content: '', deleted: true, revision: 6 });
  receive({ type: 'message_changed', message: gone, revision: 6 });
  expect(within(log).getByText('Message deleted')).toBeInTheDocument();
  expect(within(log).queryByText('message 2')).not.toBeInTheDocument();
  expect(within(log).getAllByRole('button', { name: /^Options/ })).toHaveLength(2);
});

test('a deletion is confirmed, shown at once and sent', async () => {
  const { user, log, choose, frames } = await openThread([own(1, 'a secret')]);
  await choose('a secret', 'Delete');
  const question = await screen.findByRole('alertdialog', { name: 'Delete this message?' });
  expect(question).toHaveTextContent('a secret');
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(frames()).toMatchObject([{ type: 'delete_message', id: 1 }]);
  expect(within(log).getByText('Message deleted')).toBeInTheDocument();
  expect(within(log).getByText('Saving the change')).toBeInTheDocument();
});

test('a reply names its original, is cancelled by Escape, and is sent with the id', async () => {
  const { user, choose, frames } = await openThread([message(1)]);
  await choose('message 1', 'Reply');
  expect(screen.getByText(`Reply to ${other.username}`)).toBeInTheDocument();
  await waitFor(() => expect(field()).toHaveFocus());
  await user.keyboard('Yes{Escape}');
  expect(screen.queryByText(`Reply to ${other.username}`)).not.toBeInTheDocument();
  expect(field()).toHaveValue('Yes');
  await choose('message 1', 'Reply');
  await user.keyboard('{Enter}');
  expect(frames()).toMatchObject([{ type: 'message', content: 'Yes', reply_to: 1 }]);
  expect(screen.queryByText(`Reply to ${other.username}`)).not.toBeInTheDocument();
});

test('a quote leads to its original, or says that it is further up', async () => {
  const quote = (id: number, content: string) => ({ id, sender_id: other.id, content });
  const { user, log, store } = await openThread([
    message(10),
    own(11, 'far', { reply_to: quote(2, 'long ago') }),
    own(12, 'near', { reply_to: quote(10, 'message 10') }),
    own(13, 'nothing', { reply_to: quote(10, '') }),
  ]);
  await user.click(within(log).getByRole('button', { name: /In reply to.*long ago/ }));
  await waitFor(() =>
    expect(store.getState().toasts.items[0]?.text).toMatch(/^The message is further up/),
  );
  await user.click(within(log).getByRole('button', { name: /In reply to.*message 10/ }));
  const target = { selector: '[data-target] *' };
  expect(await within(log).findByText('message 10', target)).toBeInTheDocument();
  expect(within(log).getByRole('button', { name: /In reply to.*Message deleted/ })).toBeVisible();
});

test('a refused edit says why and returns its words to the field', async () => {
  const { user, choose, frames, receive } = await openThread([own(1, 'words')]);
  await choose('words', 'Edit');
  await user.type(editField(), ' and more{Enter}');
  receive({
    ...{ type: 'error', code: 'too_late', detail: 'A message can be edited for 15 minutes.' },
    client_id: frames()[0]?.client_id,
  });
  const list = screen.getByRole('list', { name: 'Not sent' });
  expect(list).toHaveTextContent('Not changed. A message can be edited for 15 minutes.');
  await user.click(within(list).getByRole('button', { name: 'Move to the field' }));
  expect(field()).toHaveValue('words and more');
  expect(screen.queryByRole('list', { name: 'Not sent' })).not.toBeInTheDocument();
});
