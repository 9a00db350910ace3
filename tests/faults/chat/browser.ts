import { QueryStatus } from '@reduxjs/toolkit/query';
import type { ServerFrame } from '#contract/frames';
import { baseApi } from '#api/baseApi';
import { createStore } from '#app/store/createStore';
import { quoteOf } from '#contract/quote';
import { changeRemoved } from '#features/chat/state/changeCases';
import {
  deleteMessage,
  editMessage,
  findLastEditable,
  toEditedMessage,
} from '#features/chat/state/changeMessage';
import { resendQueued } from '#features/chat/outbox/drainOutbox';
import { sendMessage } from '#features/chat/state/sendMessage';
import { selectShownMessages } from '#features/chat/state/shownMessages';
import {
  logScrolled,
  windowMinimised,
  windowRestored,
} from '#features/chat/state/chatWindowsSlice';
import { selectUnreadMessages } from '#features/chat/unread/unreadSlice';
import { chatOpened } from '#shared/store/featureEvents';
import { waitUntil } from '#server/testing/waitUntil';
import type { Person } from '../support/people';
import { createNodePorts } from './nodePorts';
import { createReports } from './createReports';
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
  /** How often each change was sent, by its client id. */
  const changed = new Map<string, number>();
  /** The socket on which each message was last sent. */
  const sentOn = new Map<string, number>();
  /** All words sent for a message: by its client id, and of its edits by its id. */
  const words = new Map<string, string[]>();
  const ports = createNodePorts({
    apiBase,
    stored: { token: owner.token, user_id: String(owner.id), username: owner.username },
    random,
    speed,
    onReceived: (text, socket) =>
      void heard.push({ socket, frame: JSON.parse(text) as ServerFrame }),
    onSent(text, socket) {
      const sentFrame = JSON.parse(text) as Partial<Record<string, string>>;
      const { type, client_id: id, content } = sentFrame;
      if (id === undefined) return;
      const message = type === 'message' ? id : String(sentFrame.id);
      if (content !== undefined) words.set(message, [...(words.get(message) ?? []), content]);
      if (type !== 'message') {
        changed.set(id, (changed.get(id) ?? 0) + 1);
        return;
      }
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

  const reports = createReports(store, owner);
  const outbox = () => state().chat.outbox;
  /** The latest own messages to a person that are stored and not deleted, the last one first. */
  const ownTo = ({ id }: NamedPerson) =>
    selectShownMessages(state(), id)
      .filter((message) => message.sender_id === owner.id)
      .flatMap((message) => (message.temporary || message.deleted ? [] : [message]))
      .reverse();
  return {
    owner,
    heard,
    sent,
    sentOn,
    changed,
    words,
    reports,
    /** Defects of the ticks so far. */
    tickDefects: ticks.defects,
    say: (to: NamedPerson, text: string) => store.dispatch(sendMessage(to.id, text)),
    reply(to: NamedPerson, text: string) {
      const original = selectShownMessages(state(), to.id).findLast((each) => !each.temporary);
      if (!original || original.temporary) return;
      const quote = { id: original.id, sender_id: original.sender_id, content: quoteOf(original) };
      store.dispatch(sendMessage(to.id, text, [], { original: quote }));
    },
    /** Changes the words of an own message, as its field does, before or after it is stored. */
    edit(to: NamedPerson, back: number, text: string) {
      const last = back === 0 ? store.dispatch(findLastEditable(to.id)) : null;
      const message = ownTo(to)[back];
      const edited = last ?? (message && toEditedMessage(message));
      if (edited) store.dispatch(editMessage(to.id, edited, text));
    },
    remove(to: NamedPerson) {
      const message = ownTo(to)[1];
      if (message) store.dispatch(deleteMessage(to.id, message.id));
    },
    /**
     * Sends refused messages and failed reports again, as a user would. Drops refused changes: the
     * message was deleted in another window.
     */
    sendRefused() {
      reports.sendFailed();
      for (const change of (state().chat.changes ?? []).filter((each) => each.state === 'refused'))
        store.dispatch(changeRemoved(change.client_id));
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
    /** Messages, changes and reports that are pending, and conversations with known gaps. */
    unsettled: () =>
      reports.waiting() +
      Object.values(state().chat.threads).filter(
        ({ missingAfter, missesChanges }) => missingAfter !== null || missesChanges === true,
      ).length +
      outbox().length +
      (state().chat.changes?.length ?? 0) +
      Object.values(state().chat.threads).flatMap(({ messages }) =>
        messages.filter((message) => message.temporary),
      ).length,
    /** Whether a response is pending, or one is due without which the badge may be wrong. */
    isFetching: () =>
      state().unread.messages.isDoubted ||
      Object.values(state().api.queries).some((query) => query?.status === QueryStatus.pending),
    thread: (other: NamedPerson) => state().chat.threads[other.id]?.messages ?? [],
    /** The messages as their reader sees them. */
    shown: (other: NamedPerson) => selectShownMessages(state(), other.id),
    /** The last words in the list of conversations. */
    preview: (other: NamedPerson) => state().chat.conversations[other.id]?.last_message,
    close() {
      ports.close();
      // Its cache would keep the process alive for another minute.
      store.dispatch(baseApi.util.resetApiState());
    },
  };
}
