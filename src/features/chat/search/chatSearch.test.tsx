import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { conversation } from '#contract/fixtures/messages';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { onCall, refuseCall } from '#shared/testing/onCall';
import { ReportContext, type ReportSubject } from '#shared/report/useReport';
import { ada, adaStored } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { Messages } from '../Messages';
import { chatHandlers, chatServer, message, other } from '../testing/chatServer';
import { layOutLogs, scrollLog } from '../testing/layout';
import { selectReportedUpTo } from '../unread/unreadSlice';

const server = startApiServer(...chatHandlers);
beforeEach(() => chatServer.reset());
layOutLogs();

async function openPage() {
  const ports = createFakePorts(adaStored);
  const reported: ReportSubject[] = [];
  const page = (
    <ReportContext value={(subject) => reported.push(subject)}>
      <Messages
        partnerMenu={() => null}
        newMessage={({ onChoose }) => (
          <button
            type="button"
            onClick={() => onChoose({ id: 40, username: 'grace', avatar: null })}
          >
            Grace
          </button>
        )}
      />
    </ReportContext>
  );
  const view = await renderAt('/dashboard/chat', page, { ports });
  const socket = ports.sockets.at(-1);
  act(() => {
    socket?.open();
    socket?.receive({ type: 'ready', last_message_id: null, last_revision: null });
  });
  const receive = (frame: object) => act(() => socket?.receive(frame));
  const field = await screen.findByRole('searchbox', { name: 'Search chats' });
  await screen.findByRole('button', { name: new RegExp(other.username) });
  return { ...view, receive, field, reported };
}
const results = () => screen.findByRole('list', { name: 'Messages found' });
const log = () => screen.findByRole('log', { name: `Messages with ${other.username}` });
/** Finds a message once the log has scrolled to it, which fires no event in jsdom. */
async function findInLog(text: string, selector = '*') {
  const view = await log();
  return waitFor(() => {
    scrollLog(view, view.scrollTop);
    return within(view).getByText(text, { selector });
  });
}
/** A long conversation with a needle in it. */
const haystack = (at: number, size = 300) =>
  Array.from({ length: size }, (_, nth) =>
    message(nth + 1, { is_read: true, ...(nth + 1 === at ? { content: 'a needle here' } : {}) }),
  );
async function choose(keyword: string) {
  const page = await openPage();
  await page.user.type(page.field, keyword);
  await page.user.click(within(await results()).getByRole('button'));
  return page;
}

test('typing lists the conversations of that name, and the messages with that word', async () => {
  chatServer.conversations = [
    { ...conversation, user_id: other.id, username: other.username },
    { ...conversation, user_id: 21, username: 'grace', display_name: 'Grace Tan' },
    { ...conversation, user_id: 22, username: 'edsger' },
  ];
  const own = { sender_id: ada.id, receiver_id: other.id };
  chatServer.messages = [
    message(1, { content: 'Nothing' }),
    message(2, { content: 'a tan needle' }),
  ];
  chatServer.messages.push(message(3, { ...own, content: 'tan, you said?' }));
  const { user, field } = await openPage();
  await user.type(field, ' tan ');
  const found = await results();
  const rows = within(found).getAllByRole('button');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/tanvir\.h, .+: You: tan, you said\?$/),
    expect.stringMatching(/tanvir\.h, .+: a tan needle$/),
  ]);
  expect(within(found).getAllByText('tan', { selector: 'bdi > mark' })).toHaveLength(2);
  const people = screen.getByRole('list', { name: 'Conversations found' });
  expect(within(people).getAllByRole('button')).toHaveLength(2);
  expect(within(people).queryByRole('button', { name: /edsger/ })).not.toBeInTheDocument();
  expect(screen.getByText('2 conversations found, 2 messages')).toBeInTheDocument();
  expect(chatServer.searched).toEqual(['tan']);
  await user.clear(field);
  expect(found).not.toBeInTheDocument();
  expect(await screen.findByRole('button', { name: /edsger/ })).toBeInTheDocument();
});

test('conversations and messages of two people of one name have their usernames', async () => {
  const named = { display_name: 'Nusrat Jahan', profile_picture: null };
  const nusrat = { ...named, id: 31, username: 'nusrat_j' };
  chatServer.conversations = [
    { ...conversation, user_id: other.id, username: other.username },
    { ...conversation, ...named, user_id: 31, username: 'nusrat_j' },
    { ...conversation, ...named, user_id: 32, username: 'njahan' },
  ];
  const found = { ...message(1, { sender_id: 31, content: 'a needle' }), user: nusrat };
  server.use(
    onCall('searchMessages', () =>
      HttpResponse.json({ messages: [found], matched_words: ['needle'] }),
    ),
  );
  const { user, field } = await openPage();
  expect(screen.getByRole('button', { name: /^Nusrat Jahan @nusrat_j/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Nusrat Jahan @njahan/ })).toBeVisible();
  await user.type(field, 'needle');
  const row = within(await results()).getByRole('button');
  expect(row).toHaveTextContent(/Nusrat Jahan @nusrat_j, .+: a needle$/);
});

test('more messages are loaded page by page', async () => {
  chatServer.messages = Array.from({ length: 45 }, (_, nth) => message(nth + 1));
  const { user, field } = await openPage();
  await user.type(field, 'message');
  expect(within(await results()).getAllByRole('button')).toHaveLength(20);
  expect(screen.getByText(/, 20 or more messages$/)).toBeInTheDocument();
  const more = () => screen.getByRole('button', { name: 'Show more messages' });
  await user.click(more());
  await waitFor(async () =>
    expect(within(await results()).getAllByRole('button')).toHaveLength(40),
  );
  await user.click(more());
  await waitFor(async () =>
    expect(within(await results()).getAllByRole('button')).toHaveLength(45),
  );
  expect(screen.queryByRole('button', { name: 'Show more messages' })).not.toBeInTheDocument();
});

test('no results, and a failure with another try, are said', async () => {
  const { user, field } = await openPage();
  await user.type(field, 'zebra');
  expect(await screen.findByText('No messages contain “zebra”.')).toBeInTheDocument();
  expect(screen.getByText('No conversations match “zebra”.')).toBeInTheDocument();
  server.use(refuseCall('searchMessages', 503));
  await user.type(field, 's');
  expect(await screen.findByText('Couldn’t search your messages.')).toBeInTheDocument();
  server.resetHandlers();
  chatServer.messages = [message(1, { content: 'two zebras' })];
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(within(await results()).getByRole('button')).toHaveTextContent('two zebras');
});

test('people of messages without a name are taken from the conversations', async () => {
  server.use(
    onCall('searchMessages', () =>
      HttpResponse.json({
        messages: [message(1), message(2, { sender_id: 99 })],
        matched_words: ['message'],
      }),
    ),
  );
  const { user, field } = await openPage();
  await user.type(field, 'message');
  const [row, ...others] = within(await results()).getAllByRole('button');
  expect(row).toHaveTextContent(other.username);
  expect(others).toEqual([]);
});

test('a message among the newest is marked where it is', async () => {
  chatServer.messages = haystack(30, 40);
  const { receive } = await choose('needle');
  expect(await findInLog('a needle here', '[data-target] *')).toBeInTheDocument();
  expect(chatServer.historyAsked).toEqual(['?limit=50']);
  expect(screen.queryByRole('button', { name: 'Newest messages' })).not.toBeInTheDocument();
  receive({ type: 'message', message: message(41) });
  expect(await findInLog('message 41')).toBeInTheDocument();
});

test('a message far back is shown among those around it, with later changes', async () => {
  chatServer.messages = haystack(100);
  const { user, receive } = await choose('needle');
  const view = await log();
  await waitFor(() =>
    expect(chatServer.historyAsked).toEqual([
      '?limit=50',
      '?limit=50&before_id=101',
      '?limit=50&after_id=100',
    ]),
  );
  expect(await findInLog('a needle here', '[data-target] *')).toBeInTheDocument();
  expect(within(view).getByText('message 99')).toBeInTheDocument();
  expect(within(view).getByText('message 101')).toBeInTheDocument();
  expect(within(view).queryByText('message 300')).not.toBeInTheDocument();
  const changed = message(100, { content: 'a pin here', revision: 5 });
  receive({ type: 'message_changed', message: changed, revision: 5 });
  expect(within(view).getByText('a pin here')).toBeInTheDocument();

  receive({ type: 'message', message: message(301) });
  await user.click(screen.getByRole('button', { name: /^New messages 1/ }));
  await waitFor(() => {
    scrollLog(view, 1_400);
    expect(within(view).getByText('message 301')).toBeInTheDocument();
  });
  expect(within(view).queryByText('message 99')).not.toBeInTheDocument();
});

test('nothing is reported as read while the end of the conversation is not in view', async () => {
  chatServer.messages = haystack(100).map((each) => ({ ...each, is_read: false }));
  const { store } = await choose('needle');
  await findInLog('message 99');
  expect(store.getState().chatWindows.logs[other.id]).toEqual({ isAtEnd: false });
  expect(selectReportedUpTo(store.getState(), other.id)).toBe(0);
});

test('a message that was found far back is reported with those around it', async () => {
  chatServer.messages = haystack(100);
  const { user, reported } = await choose('needle');
  await findInLog('a needle here');
  const view = await log();
  await user.click(within(view).getByRole('button', { name: 'Options of “a needle here”' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Report' }));
  const ids = Array.from({ length: 11 }, (_, nth) => ({ id: 95 + nth }));
  expect(reported).toMatchObject([{ kind: 'message', id: 100, messages: ids }]);
});

test('writing leads back to the end', async () => {
  chatServer.messages = haystack(100);
  const { user } = await choose('needle');
  const view = await log();
  await findInLog('message 99');
  await user.type(screen.getByRole('textbox', { name: /^Message / }), 'Found it{Enter}');
  await waitFor(() => {
    scrollLog(view, 1_400);
    expect(within(view).getByText('Found it')).toBeInTheDocument();
  });
  expect(screen.queryByRole('button', { name: 'Newest messages' })).not.toBeInTheDocument();
});

test('messages around one that fail to load can be retried, or left', async () => {
  chatServer.messages = haystack(100);
  let isDown = true;
  server.use(
    onCall('readHistory', ({ request }) =>
      isDown && request.url.includes('before_id')
        ? HttpResponse.json({ detail: '' }, { status: 500 })
        : undefined,
    ),
  );
  const { user } = await choose('needle');
  const view = await log();
  const again = await within(view).findByRole('button', { name: 'Try Again' });
  isDown = false;
  await user.click(again);
  expect(await findInLog('message 99')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Newest messages' }));
  await waitFor(() => {
    scrollLog(view, 1_400);
    expect(within(view).getByText('message 300')).toBeInTheDocument();
  });
});

test('a new message begins with the choice of a person, whose field is then focused', async () => {
  const { user } = await openPage();
  await user.click(screen.getByRole('button', { name: 'New message' }));
  await user.click(screen.getByRole('button', { name: 'Grace' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Message grace' })).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Grace' })).not.toBeInTheDocument();
});
