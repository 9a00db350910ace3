import { QueryStatus } from '@reduxjs/toolkit/query';
import type { ServerFrame } from '#contract/frames';
import { baseApi } from '#api/baseApi';
import { createStore } from '#app/store/createStore';
import { resendQueued } from '#features/chat/outbox/outboxQueue';
import { sendMessage } from '#features/chat/state/sendMessage';
import {
  logScrolled,
  windowMinimised,
  windowRestored,
} from '#features/chat/state/chatWindowsSlice';
import { selectIsSumSure, selectUnreadMessages } from '#features/chat/unread/unreadSlice';
import { chatOpened } from '#shared/store/featureEvents';
import { waitUntil } from '#server/testing/waitUntil';
import type { Person } from '../support/people';
import { createNodePorts } from './nodePorts';
import { createTickWatch } from './tickWatch';

/** A received frame, with the number of the browser's socket. */
export interface HeardFrame {
  socket: number;
  frame: ServerFrame;
}

export interface NamedPerson extends Person {
  username: string;
}

export interface BrowserOptions {
  owner: NamedPerson;
  others: readonly NamedPerson[];
  apiBase: string;
  random: () => number;
  speed: number;
}

/** The application itself, with its whole store, listeners and socket, but without rendering. */
export type Browser = Awaited<ReturnType<typeof openBrowser>>;

/** Signs a person in and opens a window with each of the others. */
export async function openBrowser({ owner, others, apiBase, random, speed }: BrowserOptions) {
  const heard: HeardFrame[] = [];
  /** How often each message was sent, by its client id. */
  const sent = new Map<string, number>();
  /** The socket on which each message was last sent. */
  const sentOn = new Map<string, number>();
  const ports = createNodePorts({
    apiBase,
    stored: { token: owner.token, user_id: String(owner.id), username: owner.username },
    random,
    speed,
    onReceived: (text, socket) =>
      void heard.push({ socket, frame: JSON.parse(text) as ServerFrame }),
    onSent(text, socket) {
      const { client_id: id } = JSON.parse(text) as { client_id?: string };
      if (id === undefined) return;
      sent.set(id, (sent.get(id) ?? 0) + 1);
      sentOn.set(id, socket);
    },
  });
  const { store, restored } = createStore(ports);
  await restored;
  const state = () => store.getState();
  await waitUntil(() => {
    if (state().session.status !== 'authenticated' || state().connection.status !== 'open')
      throw new Error(
        `${owner.username} is ${state().session.status}, ${state().connection.status}`,
      );
  });
  for (const { id, username } of others) store.dispatch(chatOpened({ id, username, avatar: null }));
  await waitUntil(() => {
    if (others.some(({ id }) => state().chat.threads[id]?.status !== 'ready'))
      throw new Error('The conversations do not open.');
  });
  const ticks = createTickWatch(owner.id);
  store.subscribe(() => ticks.look(state().chat));

  const outbox = () => state().chat.outbox;
  return {
    owner,
    heard,
    sent,
    sentOn,
    /** Defects of the ticks so far. */
    tickDefects: ticks.defects,
    say: (to: NamedPerson, text: string) => store.dispatch(sendMessage(to.id, text)),
    /** Sends refused messages again, as a user would. */
    sendRefused() {
      for (const item of outbox().filter((each) => each.state === 'refused'))
        store.dispatch(resendQueued(item));
    },
    look: (isVisible: boolean) => ports.showPage(isVisible),
    minimise: (other: NamedPerson) => store.dispatch(windowMinimised(other.id)),
    restore: (other: NamedPerson) => store.dispatch(windowRestored(other.id)),
    scroll: (other: NamedPerson, isAtEnd: boolean) =>
      store.dispatch(logScrolled({ userId: other.id, isAtEnd })),
    badge: () => selectUnreadMessages(state()),
    isConnected: () => state().connection.status === 'open',
    isSignedIn: () => state().session.status === 'authenticated',
    sockets: ports.socketCount,
    /** Messages that are pending or being sent, and conversations with known gaps. */
    unsettled: () =>
      Object.values(state().chat.threads).filter(({ missingAfter }) => missingAfter !== null)
        .length +
      outbox().length +
      Object.values(state().chat.threads).flatMap(({ messages }) =>
        messages.filter((message) => message.temporary),
      ).length,
    /** Whether a response is pending, or one is due without which the badge may be wrong. */
    isFetching: () =>
      !selectIsSumSure(state()) ||
      Object.values(state().api.queries).some((query) => query?.status === QueryStatus.pending),
    thread: (other: NamedPerson) => state().chat.threads[other.id]?.messages ?? [],
    close() {
      ports.close();
      // Its cache would keep the process alive for another minute.
      store.dispatch(baseApi.util.resetApiState());
    },
  };
}
