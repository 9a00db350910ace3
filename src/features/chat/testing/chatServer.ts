import { HttpResponse } from 'msw';
import { noDetails } from '#contract/names/deletedUser';
import type { ChatMessage, Conversation } from '#contract/entities/chat';
import { createFakePorts, type FakePorts } from '#shared/testing/fakePorts';
import { ada, adaStored } from '#shared/testing/people';
import { startSession } from '#shared/testing/startSession';
import { onCall } from '#shared/testing/onCall';
import { pendingIn } from '../state/thread';

/** The other person of the conversation. */
export const other = { id: 12, username: 'tanvir.h', avatar: null };

const { profile_picture: avatar, ...details } = noDetails;

const conversation: Conversation = {
  ...details,
  user_id: other.id,
  username: other.username,
  avatar,
  timestamp: '2025-03-05T10:42:00.120Z',
  last_message: 'Do you have the script?',
  message_type: 'text',
  is_sender: false,
  unread_count: 1,
};

/** The state of the fake chat server, which a test sets, and the requests it received. */
export const chatServer = {
  messages: [] as ChatMessage[],
  conversations: [conversation] as Conversation[],
  historyAsked: [] as string[],
  /** The keywords of the searches. */
  searched: [] as string[],
  uploads: 0,
  /** Called on every request for the list of conversations. */
  listed: () => undefined,
  reset() {
    chatServer.messages = [];
    chatServer.conversations = [conversation];
    chatServer.historyAsked = [];
    chatServer.searched = [];
    chatServer.uploads = 0;
  },
};

/** Returns a message of the other person, or of the user if `sender_id` says so. */
export const message = (id: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  message_type: 'text',
  file_url: null,
  file_size: null,
  file_type: null,
  timestamp: conversation.timestamp,
  is_read: false,
  sender_id: other.id,
  receiver_id: ada.id,
  content: `message ${id}`,
  client_id: null,
  ...more,
});

/** Returns the user's own message as the server echoes it. */
export const echo = (id: number, clientId: string, content: string): ChatMessage =>
  message(id, { sender_id: ada.id, receiver_id: other.id, client_id: clientId, content });

export const chatHandlers = [
  onCall('me', () => HttpResponse.json(ada)),
  onCall('listNotifications', () => HttpResponse.json([])),
  onCall('listUnreadNotifications', () => HttpResponse.json([])),
  onCall('listConversations', () => {
    chatServer.listed();
    return HttpResponse.json(chatServer.conversations);
  }),
  onCall('readHistory', ({ request }) => {
    const { search, searchParams } = new URL(request.url);
    chatServer.historyAsked.push(search);
    const before = Number(searchParams.get('before_id') ?? Infinity);
    const after = Number(searchParams.get('after_id') ?? 0);
    const fitting = chatServer.messages.filter(({ id }) => id > after && id < before);
    if (searchParams.has('after_revision')) {
      const revision = Number(searchParams.get('after_revision'));
      return HttpResponse.json(fitting.filter((each) => (each.revision ?? 0) > revision));
    }
    return HttpResponse.json(
      searchParams.has('after_id') ? fitting.slice(0, 50) : fitting.slice(-50),
    );
  }),
  onCall('searchMessages', ({ request }) => {
    const { searchParams } = new URL(request.url);
    const keyword = searchParams.get('keyword') ?? '';
    const before = Number(searchParams.get('before_id') ?? Infinity);
    chatServer.searched.push(keyword);
    const messages = chatServer.messages
      .filter(({ id, content }) => id < before && content.includes(keyword))
      .reverse()
      .slice(0, Number(searchParams.get('limit')))
      .map((found) => ({ ...found, user: { ...other, profile_picture: null } }));
    return HttpResponse.json({ messages, matched_words: messages.length > 0 ? [keyword] : [] });
  }),
  onCall('uploadChatFile', () => {
    chatServer.uploads += 1;
    return HttpResponse.json({ file_url: `/api/chat/files/upload-${chatServer.uploads}` });
  }),
];

/** Starts the real store with a signed-in user, with the socket controlled by the test. */
export async function startChat(ports: FakePorts = createFakePorts(adaStored)) {
  const started = await startSession(ports);
  await started.settled();
  const socket = () => {
    const found = ports.sockets.at(-1);
    if (!found) throw new Error('No socket was opened');
    return found;
  };
  return {
    ...started,
    chat: () => started.store.getState().chat,
    socket,
    /** The server accepts the socket and sends `ready`. */
    connect(last_revision: number | null = null) {
      socket().open();
      socket().receive({ type: 'ready', last_message_id: null, last_revision });
    },
    /** The connection breaks, and the next attempt is made. */
    breakUp() {
      socket().drop(1006);
      ports.timers.advance(60_000);
    },
    /** Returns the frames sent over all sockets, without pings. */
    sent: () =>
      ports.sockets
        .flatMap(({ sent }) => sent)
        .map((text) => JSON.parse(text) as Record<string, unknown>)
        .filter(({ type }) => type !== 'ping'),
    /** The server stores the oldest unacknowledged message to the other person, and echoes it. */
    acknowledge(id: number) {
      const [sent] = pendingIn(started.store.getState().chat.threads[other.id] ?? { messages: [] });
      if (!sent) throw new Error('No message is under way');
      const frame = echo(id, sent.client_id, sent.content);
      socket().receive({ type: 'message', message: frame });
    },
    receive: (frame: ChatMessage) => socket().receive({ type: 'message', message: frame }),
  };
}
