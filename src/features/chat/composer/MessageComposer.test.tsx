import {
  act,
  createEvent,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay } from 'msw';
import { Provider } from 'react-redux';
import { uploadProgressed } from '#api/uploads';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts, type FakePorts } from '#shared/testing/fakePorts';
import { ada, adaStored } from '#shared/testing/people';
import { settled } from '#shared/testing/settled';
import { onCall } from '#shared/testing/onCall';
import { CHAT_FILES_KEY } from '../outbox/chatFiles';
import { openStoredOutbox } from '../outbox/storedOutbox';
import { MOST_UNSENT } from '../outbox/outboxItems';
import { OutboxList } from '../outbox/OutboxList';
import { chatHandlers, chatServer, other, startChat } from '../testing/chatServer';
import { MessageComposer } from './MessageComposer';

const server = startApiServer(...chatHandlers);
beforeEach(() => {
  chatServer.reset();
  URL.createObjectURL = jest.fn(() => 'blob:1');
  URL.revokeObjectURL = jest.fn();
});

const paper = new File(['%PDF'], 'paper.pdf', { type: 'application/pdf' });
const dusk = new File(['dusk'], 'dusk.png', { type: 'image/png' });
const notes = new File(['notes'], 'notes.txt', { type: 'text/plain' });

async function openComposer(ports: FakePorts = createFakePorts(adaStored)) {
  const started = await startChat(ports);
  started.connect();
  const view = render(
    <Provider store={started.store}>
      <section aria-label="Chat">
        <p>What was written</p>
        <OutboxList userId={other.id} />
        <MessageComposer key={other.id} partner={other} />
      </section>
    </Provider>,
  );
  await settled(started.store);
  const messages = () => started.sent().filter(({ type }) => type === 'message');
  return { ...started, view, messages, user: userEvent.setup({ delay: null }) };
}

const field = () => screen.getByRole('textbox', { name: `Message ${other.username}` });
const chosen = () => screen.getByRole('list', { name: 'Chosen files' });
const send = () => screen.getByRole('button', { name: 'Send' });
const write = (value: string) => fireEvent.change(field(), { target: { value } });
const withFiles = (...files: File[]) => ({ files, types: ['Files'] });

describe('the keyboard', () => {
  it('sends on Enter, clears the field and keeps the focus there', async () => {
    const { user, messages } = await openComposer();
    await user.type(field(), 'Hello there{Enter}');
    expect(messages()).toMatchObject([{ content: 'Hello there', message_type: 'text' }]);
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
  });

  it('starts a new line on Shift+Enter', async () => {
    const { user, messages } = await openComposer();
    await user.type(field(), 'one{Shift>}{Enter}{/Shift}two');
    expect(field()).toHaveValue('one\ntwo');
    expect(messages()).toEqual([]);
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'ignores an Enter that belongs to an input method (%j)',
    async (sign) => {
      const { messages } = await openComposer();
      write('かな');
      const enter = createEvent.keyDown(field(), { key: 'Enter', ...sign });
      fireEvent(field(), enter);
      expect(enter.defaultPrevented).toBe(false);
      expect(messages()).toEqual([]);
    },
  );

  it('does not send blank text', async () => {
    const { user, messages } = await openComposer();
    await user.type(field(), '   {Enter}');
    await user.click(send());
    expect(messages()).toEqual([]);
  });
});

describe('the text', () => {
  it('that is an address is sent as a link', async () => {
    const { user, messages } = await openComposer();
    await user.type(field(), 'https://arxiv.org/abs/1706.03762{Enter}');
    expect(messages()).toMatchObject([{ message_type: 'link' }]);
  });

  it('near the limit shows the characters left, and beyond it is not sent', async () => {
    const { user, messages } = await openComposer();
    write('👍'.repeat(9_990));
    expect(screen.getByText('10 characters left')).toBeVisible();
    write('👍'.repeat(10_002));
    expect(screen.getByRole('alert')).toHaveTextContent('Too long by 2 characters.');
    expect(field()).toBeInvalid();
    await user.click(send());
    expect(messages()).toEqual([]);
    expect(field()).toHaveValue('👍'.repeat(10_002));
  });

  it('is restored after a reload', async () => {
    const first = await openComposer();
    write('half a thought');
    first.view.unmount();
    first.ports.hidePage();
    const stored = Object.fromEntries(first.ports.localStore.texts);
    await openComposer(createFakePorts({ ...adaStored, ...stored }));
    expect(field()).toHaveValue('half a thought');
  });

  it('sends a typing event to the other person, but none when the field is emptied', async () => {
    const { sent, ports } = await openComposer();
    write('H');
    write('He');
    ports.timers.advance(3_000);
    write('');
    expect(sent().filter(({ type }) => type === 'typing')).toHaveLength(1);
  });
});

describe('files', () => {
  it('are chosen, shown, removed and sent with a text', async () => {
    const { user, messages } = await openComposer();
    const input = screen.getByLabelText('Files to send');
    expect(input).toHaveAttribute('accept', '.jpg,.jpeg,.png,.gif,.pdf,.docx');
    fireEvent.change(input, { target: { files: [dusk, paper] } });
    await user.click(screen.getByRole('button', { name: 'Remove dusk.png' }));
    expect(within(chosen()).getByText('paper.pdf')).toBeVisible();
    await user.type(field(), 'The paper{Enter}');
    expect(screen.queryByRole('list', { name: 'Chosen files' })).not.toBeInTheDocument();
    await waitFor(() =>
      expect(messages()).toMatchObject([{ content: 'The paper', message_type: 'file' }]),
    );
  });

  it('of other types, too large or empty are rejected with the reason', async () => {
    const { messages } = await openComposer();
    const empty = new File([], 'empty.pdf', { type: 'application/pdf' });
    const film = new File(['x'], 'large.gif', { type: 'image/gif' });
    Object.defineProperty(film, 'size', { value: 26_214_401 });
    fireEvent.paste(field(), { clipboardData: withFiles(notes, empty, film) });
    expect(
      within(chosen())
        .getAllByRole('alert')
        .map((text) => text.textContent),
    ).toEqual([
      'File type must be one of .jpg, .jpeg, .png, .gif, .pdf, .docx',
      'File is smaller than 1 byte',
      'File is larger than 26214400 bytes',
    ]);
    fireEvent.click(send());
    expect(messages()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss notes.txt' }));
    expect(within(chosen()).queryByText('notes.txt')).not.toBeInTheDocument();
  });

  it('can be pasted, and dropped anywhere on the conversation', async () => {
    await openComposer();
    fireEvent.paste(field(), { clipboardData: withFiles(dusk) });
    const place = screen.getByText('What was written');
    fireEvent.dragEnter(place, { dataTransfer: withFiles(paper) });
    expect(screen.getByText(`Drop files to send to ${other.username}`)).toBeVisible();
    fireEvent.drop(place, { dataTransfer: withFiles(paper) });
    expect(screen.queryByText(/Drop files/)).not.toBeInTheDocument();
    expect(within(chosen()).getByText('dusk.png')).toBeVisible();
    expect(within(chosen()).getByText('paper.pdf')).toBeVisible();
  });

  it('are restored after a reload', async () => {
    const first = await openComposer();
    fireEvent.paste(field(), { clipboardData: withFiles(dusk) });
    await waitFor(() => expect(first.ports.fileStore.values.has(CHAT_FILES_KEY)).toBe(true));
    first.view.unmount();
    const ports = createFakePorts(adaStored);
    for (const [key, value] of first.ports.fileStore.values) ports.fileStore.values.set(key, value);
    await openComposer(ports);
    expect(within(chosen()).getByText('dusk.png')).toBeVisible();
  });
});

describe('the outbox', () => {
  it('holds messages that wait for a connection, with buttons to retry and to delete', async () => {
    const { user, socket, ports } = await openComposer();
    act(() => socket().drop(1006));
    await user.type(field(), 'later{Enter}');
    const outbox = screen.getByRole('list', { name: 'Not sent' });
    expect(within(outbox).getByText('later')).toBeVisible();
    expect(within(outbox).getByText('Waiting for connection')).toBeVisible();
    const sockets = ports.sockets.length;
    await user.click(within(outbox).getByRole('button', { name: 'Retry' }));
    expect(ports.sockets).toHaveLength(sockets + 1);
    await user.click(within(outbox).getByRole('button', { name: 'Delete' }));
    expect(outbox).not.toBeInTheDocument();
  });

  it('takes no message once it is full, which the field says and keeps the text and the files', async () => {
    const ports = createFakePorts(adaStored);
    const put = Array.from({ length: MOST_UNSENT - 1 }, (_, index) => ({
      ...{ client_id: `kept-${index}`, receiver_id: other.id, content: `kept ${index}` },
      ...{ message_type: 'text' as const, timestamp: '2026-01-01T00:00:00.000Z' },
      state: 'refused' as const,
    }));
    openStoredOutbox(ports, ada.id).write({ put, gone: [] });
    const { user, chat, messages } = await openComposer(ports);
    const full =
      'Only 500 messages can wait to be sent. Your text stays here; try again when some have been sent.';
    // One message has room, and two files are two messages.
    fireEvent.paste(field(), { clipboardData: withFiles(dusk, paper) });
    expect(screen.getByRole('alert')).toHaveTextContent(full);
    await user.type(field(), 'one more{Enter}');
    expect(within(chosen()).getByText('dusk.png')).toBeVisible();
    expect(field()).toHaveValue('one more');
    expect(chat().outbox).toHaveLength(MOST_UNSENT - 1);
    await user.click(screen.getByRole('button', { name: 'Remove dusk.png' }));
    await user.click(screen.getByRole('button', { name: 'Remove paper.pdf' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.type(field(), '{Enter}');
    expect(messages()).toMatchObject([{ content: 'one more' }]);
    // The message is not acknowledged yet, so it still counts.
    await user.type(field(), 'two more{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent(full);
    expect(field()).toHaveValue('two more');
  });

  it('shows the progress of an upload, and cancels it', async () => {
    server.use(onCall('uploadChatFile', () => delay('infinite')));
    const { user, store, chat } = await openComposer();
    fireEvent.paste(field(), { clipboardData: withFiles(dusk) });
    await user.click(send());
    const bar = await screen.findByRole('progressbar', { name: 'Upload of dusk.png' });
    const uploadId = chat().outbox[0]?.client_id ?? '';
    act(() => void store.dispatch(uploadProgressed({ uploadId, percent: 42 })));
    expect(bar).toHaveAttribute('aria-valuenow', '42');
    await user.click(screen.getByRole('button', { name: 'Cancel the upload of dusk.png' }));
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.getByText('Not sent. You cancelled the upload.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});
