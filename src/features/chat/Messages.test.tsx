import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { conversation, fileMessage } from '#contract/fixtures/messages';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { ada, adaStored } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { onCall } from '#shared/testing/onCall';
import { EDGES_OF_DAYS, setClock } from '#shared/testing/setClock';
import { Messages } from './Messages';
import { chatHandlers, chatServer, message, other } from './testing/chatServer';
import { layOutLogs, scrollLog } from './testing/layout';

const server = startApiServer(...chatHandlers);
beforeEach(() => chatServer.reset());
afterEach(() => jest.useRealTimers());
layOutLogs();

const own = { sender_id: ada.id, receiver_id: other.id, is_read: false };
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

async function openPage() {
  const ports = createFakePorts(adaStored);
  const page = <Messages partnerMenu={() => null} newMessage={() => null} />;
  const view = await renderAt('/dashboard/chat', page, { ports });
  const socket = ports.sockets.at(-1);
  act(() => {
    socket?.open();
    socket?.receive({ type: 'ready', last_message_id: null });
  });
  const receive = (frame: object) => act(() => socket?.receive(frame));
  const drop = () => act(() => socket?.drop(1006));
  return { ...view, receive, drop };
}

async function openThread() {
  const page = await openPage();
  await page.user.click(await screen.findByRole('button', { name: new RegExp(other.username) }));
  const log = await screen.findByRole('log', { name: `Messages with ${other.username}` });
  return { ...page, log };
}

describe('the list of conversations', () => {
  it('shows the last message by its kind, its time and how much is unread', async () => {
    const line = { ...conversation, unread_count: 0 };
    chatServer.conversations = [
      { ...line, timestamp: hoursAgo(1), last_message: 'See you', unread_count: 3 },
      { ...line, user_id: 21, username: 'own', timestamp: hoursAgo(30), is_sender: true },
      { ...line, user_id: 22, username: 'image', timestamp: hoursAgo(31), message_type: 'image' },
      {
        ...line,
        user_id: 24,
        username: 'link',
        timestamp: hoursAgo(47),
        message_type: 'link',
        last_message: 'arxiv.org/abs/1',
      },
      {
        ...line,
        user_id: 23,
        username: 'file',
        timestamp: '2020-02-28T10:00:00Z',
        message_type: 'file',
        last_message: 'needle.pdf',
      },
    ];
    await openPage();
    const list = await screen.findByRole('list');
    const rows = within(list).getAllByRole('button');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/\d+:\d\d [AP]MSee you.{0,99}3 unread$/),
      expect.stringMatching(/ownYesterdayYou: /),
      expect.stringMatching(/imageYesterdaySent a picture/),
      expect.stringMatching(/linkYesterdayarxiv\.org\/abs\/1/),
      expect.stringMatching(/file28 Feb 2020Sent a file: needle\.pdf/),
    ]);
  });

  it('says when none is selected', async () => {
    await openPage();
    expect(await screen.findByText('Choose a conversation')).toBeInTheDocument();
  });

  it('says when there is none, and offers no choice', async () => {
    chatServer.conversations = [];
    await openPage();
    expect(await screen.findByText('No conversations yet.')).toBeInTheDocument();
    expect(screen.queryByText('Choose a conversation')).not.toBeInTheDocument();
  });

  it('can be retried after it failed to load', async () => {
    let isDown = true;
    server.use(
      onCall('listConversations', () =>
        isDown ? HttpResponse.json({ detail: '' }, { status: 500 }) : undefined,
      ),
    );
    const { user } = await openPage();
    expect(await screen.findByText('Couldn’t load your conversations.')).toBeInTheDocument();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('button', { name: /tanvir/ })).toBeInTheDocument();
  });
});

describe('the log', () => {
  it.each(EDGES_OF_DAYS)('shows a rule above unread messages, and days, at %s', async (now) => {
    setClock(now);
    chatServer.messages = [
      message(1, { is_read: true, timestamp: hoursAgo(24) }),
      message(2, { is_read: true, timestamp: hoursAgo(0) }),
      message(3, { timestamp: hoursAgo(0) }),
    ];
    const { log } = await openThread();
    expect(await within(log).findByText('message 3')).toBeInTheDocument();
    expect(within(log).getByRole('separator', { name: /^Unread from here/ })).toBeInTheDocument();
    const days = within(log).getAllByText(/^(Today|Yesterday)$/);
    expect(days.map(({ textContent }) => textContent)).toEqual(['Yesterday', 'Today']);
  });

  it('describes the delivery state of an own message in words', async () => {
    chatServer.messages = [
      message(1, { ...own, is_read: true }),
      message(2, { is_read: true }),
      message(3, own),
    ];
    const { log, receive } = await openThread();
    expect(await within(log).findByText('Read')).toBeInTheDocument();
    expect(within(log).getByText('Sent')).toBeInTheDocument();
    receive({ type: 'read_receipt', chat_id: other.id, last_read_id: 3 });
    expect(within(log).getAllByText('Read')).toHaveLength(2);
  });

  it('counts messages that arrive below a reader who scrolled up, and scrolls there on click', async () => {
    chatServer.messages = [message(1, { is_read: true })];
    const { log, user, receive } = await openThread();
    await within(log).findByText('message 1');
    scrollLog(log, 1_000);
    receive({ type: 'message', message: message(2) });
    receive({ type: 'message', message: message(3) });
    await user.click(screen.getByRole('button', { name: 'New messages 2' }));
    scrollLog(log, 1_400);
    expect(screen.queryByRole('button', { name: /^New messages/ })).not.toBeInTheDocument();
    expect(log).toHaveFocus();
  });

  it('announces messages that arrive while the conversation has the focus, and no older ones', async () => {
    chatServer.messages = [message(1, { is_read: true })];
    const { log, user, receive } = await openThread();
    await within(log).findByText('message 1');
    await user.click(screen.getByRole('textbox'));
    receive({ type: 'message', message: message(2) });
    expect(await screen.findByText(`${other.username}: message 2`)).toBeInTheDocument();
    const regions = screen.getAllByRole('status').filter(({ textContent }) => textContent !== '');
    expect(regions).toHaveLength(1);
    expect(regions[0]).toHaveAttribute('aria-live', 'polite');
    expect(screen.queryByText(`${other.username}: message 1`)).not.toBeInTheDocument();
    expect(log).toHaveAttribute('aria-live', 'off');
  });

  it('turns addresses in a text into links', async () => {
    chatServer.messages = [
      message(1, { content: 'See arxiv.org/abs/1 today', is_read: true }),
      message(2, { content: 'lab.zzz/a', message_type: 'link', is_read: true }),
    ];
    const { log } = await openThread();
    const links = await within(log).findAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://arxiv.org/abs/1',
      'https://lab.zzz/a',
    ]);
  });

  it('shows that the other person is typing until their message arrives', async () => {
    const { receive } = await openThread();
    receive({ type: 'typing', sender_id: other.id });
    expect(await screen.findByText(`${other.username} is typing`)).toBeInTheDocument();
    receive({ type: 'message', message: message(1) });
    expect(screen.queryByText(`${other.username} is typing`)).not.toBeInTheDocument();
  });
});

describe('a caption of a file', () => {
  it('is appended to the field when its file is discarded', async () => {
    const { log, user, drop } = await openThread();
    drop();
    const field = screen.getByRole('textbox', { name: `Message ${other.username}` });
    const paper = new File(['%PDF'], 'paper.pdf', { type: 'application/pdf' });
    fireEvent.change(screen.getByLabelText('Files to send'), { target: { files: [paper] } });
    await user.type(field, 'Here it is, with the figures.{Enter}');
    await user.type(field, 'And');
    const outbox = screen.getByRole('list', { name: 'Not sent' });
    await user.click(within(outbox).getByRole('button', { name: 'Delete' }));
    expect(field).toHaveValue('And\nHere it is, with the figures.');
    expect(field).toHaveFocus();
    expect(outbox).not.toBeInTheDocument();
    expect(log).toBeInTheDocument();
  });

  it('is not returned for a message that is text only', async () => {
    const { user, drop } = await openThread();
    drop();
    const field = screen.getByRole('textbox', { name: `Message ${other.username}` });
    await user.type(field, 'Never mind.{Enter}');
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(field).toHaveValue('');
  });
});

describe('files in a conversation', () => {
  const picture = (address: string) =>
    message(1, {
      message_type: 'image',
      content: '',
      file_name: 'plot.webp',
      file_url: address,
      is_read: true,
    });

  it('that move are stills until they are played, here and in the viewer', async () => {
    const address = '/api/chat/files/wave.webp?expires=4000000000&signature=a';
    chatServer.messages = [{ ...picture(address), animated: true }];
    const { log, user } = await openThread();
    const image = await within(log).findByAltText('plot.webp');
    expect(image).toHaveAttribute('src', `${address}&still=1`);
    await user.click(within(log).getByRole('button', { name: 'Play GIF: plot.webp' }));
    expect(image).toHaveAttribute('src', address);
    await user.click(within(log).getByRole('button', { name: 'Pause GIF: plot.webp' }));
    expect(image).toHaveAttribute('src', `${address}&still=1`);
    await user.click(within(log).getByRole('button', { name: /^Open/ }));
    const viewer = within(await screen.findByRole('dialog'));
    expect(viewer.getByAltText('plot.webp')).toHaveAttribute('src', `${address}&still=1`);
    expect(viewer.getByRole('button', { name: 'Play GIF: plot.webp' })).toBeVisible();
  });

  it('show their name and size, and can be downloaded', async () => {
    const address = '/api/chat/files/a.pdf?expires=4000000000&signature=a';
    chatServer.messages = [
      { ...message(1, { is_read: true }), ...fileMessage, id: 1, file_url: address },
    ];
    const { log } = await openThread();
    expect(await within(log).findByText('312 KB')).toBeInTheDocument();
    const link = within(log).getByRole('link', { name: 'Download needle.pdf' });
    expect(link).toHaveAttribute('href', address);
    expect(link).toHaveAttribute('download', 'needle.pdf');
  });

  it('reserve their box before they load, open large and close with Escape', async () => {
    chatServer.messages = [picture('/api/chat/files/a.webp?expires=4000000000')];
    const { log, user } = await openThread();
    const image = await within(log).findByRole('img', { name: 'plot.webp' });
    expect(image).toHaveAttribute('width', '240');
    expect(image).toHaveAttribute('height', '180');
    await user.click(within(log).getByRole('button', { name: 'Open picture plot.webp' }));
    const viewer = await screen.findByRole('dialog', { name: 'plot.webp' });
    expect(within(viewer).getByRole('link', { name: 'Download' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(viewer).not.toBeInTheDocument();
  });

  it('are requested again when they fail to load, and then say that they failed', async () => {
    chatServer.messages = [picture('/api/chat/files/a.webp?expires=1')];
    const { log } = await openThread();
    const image = await within(log).findByRole('img', { name: 'plot.webp' });
    chatServer.messages = [picture('/api/chat/files/a.webp?expires=4000000000')];
    act(() => void image.dispatchEvent(new Event('error')));
    expect(within(log).getByText('Couldn’t load this picture.')).toBeInTheDocument();
    const fresh = await within(log).findByRole('img', { name: 'plot.webp' });
    expect(fresh).toHaveAttribute('src', '/api/chat/files/a.webp?expires=4000000000');
  });

  it('with an expired address get a new one before the download', async () => {
    const file = (expires: number) => ({
      ...message(1, { is_read: true }),
      ...fileMessage,
      id: 1,
      file_url: `/api/chat/files/a.pdf?expires=${expires}`,
    });
    chatServer.messages = [file(1)];
    const { log, user } = await openThread();
    const link = await within(log).findByRole('link', { name: 'Download needle.pdf' });
    chatServer.messages = [file(4_000_000_000)];
    const followed: string[] = [];
    const follow = (event: Event) => {
      if (!event.defaultPrevented) followed.push(link.getAttribute('href') ?? '');
      event.preventDefault();
    };
    document.addEventListener('click', follow);
    await user.click(link);
    await waitFor(() => expect(followed).toEqual(['/api/chat/files/a.pdf?expires=4000000000']));
    document.removeEventListener('click', follow);
  });
});
