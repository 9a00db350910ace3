import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import type { ChatMessage } from '#contract/entities/chat';
import type { ServerFrame, ServerFrames } from '#contract/frames';
import { HISTORY_PAGE_SIZE } from '#contract/limits';
import { quoteOf } from '#contract/quote';
import { frameReceived, frameToAction } from '#realtime/frameActions';
import { socketClosed } from '#realtime/socketActions';
import { sessionAuthenticated } from '#shared/store/sessionEvents';
import { ada } from '#shared/testing/people';
import { chatApi, type HistoryArgs } from '../chatApi';
import { dueChanges } from '../outbox/pendingChanges';
import { changeQueued, changeSubmitted } from '../state/changeCases';
import { chatReducer } from '../state/chatSlice';
import { quotedWords } from '../state/shownMessages';
import { changesAfterId } from '../state/threadChanges';
import { message as madeMessage, other } from './chatServer';

const reducer = combineReducers({ chat: chatReducer });
const AT = 1_741_171_320_000;

/** The server: its messages and changes, and what it knows of the changes by client id. */
function createServer() {
  const stored: ChatMessage[] = [];
  const known = new Map<string, number>();
  let revision = 0;
  const presented = (message: ChatMessage): ChatMessage => {
    const original = stored.find(({ id }) => id === message.reply_to?.id);
    return message.reply_to && original
      ? { ...message, reply_to: { ...message.reply_to, content: quoteOf(original) } }
      : message;
  };
  return {
    stored,
    presented,
    revision: () => revision,
    store(senderId: number, receiverId: number, replyTo: number | null): ChatMessage {
      const original = stored.find(({ id }) => id === replyTo);
      const quote = original && { id: original.id, sender_id: original.sender_id, content: '' };
      const message = madeMessage(stored.length + 1, {
        ...{ sender_id: senderId, receiver_id: receiverId },
        ...(quote ? { reply_to: quote } : {}),
      });
      stored.push(message);
      return presented(message);
    },
    /** Returns the changed message, or null if the change is refused. */
    change(id: number, content: string | null, clientId: string): ChatMessage | null {
      const place = (known.get(clientId) ?? id) - 1;
      const message = stored[place];
      if (!message) return null;
      if (!known.has(clientId)) {
        if (message.deleted && content !== null) return null;
        known.set(clientId, id);
        if (!message.deleted) {
          revision += 1;
          stored[place] = {
            ...message,
            ...{ revision, content: content ?? '', deleted: content === null },
          };
        }
      }
      return presented(stored[place] ?? message);
    },
  };
}

type Server = ReturnType<typeof createServer>;

/** One person's browser, and the frames and pages on their way to it. */
function createBrowser(server: Server, ownId: number, otherId: number) {
  let state = reducer(undefined, sessionAuthenticated({ me: { ...ada, id: ownId } }));
  let wire: ServerFrame[] = [];
  const responses: { arg: HistoryArgs; page: ChatMessage[]; requestId: string }[] = [];
  let isOpen = false;
  let isFrameLost = false;
  let made = 0;
  const run = (action: UnknownAction) => {
    state = reducer(state, action);
  };
  const thread = () => state.chat.threads[otherId];
  const ready = (): ServerFrames['ready'] => ({
    ...{ type: 'ready', last_message_id: null, last_revision: server.revision() || null },
  });
  const history = (type: string, { arg, page, requestId }: (typeof responses)[number]) =>
    run({
      type: `${chatApi.reducerPath}/executeQuery/${type}`,
      payload: type === 'fulfilled' ? page : undefined,
      meta: {
        arg: {
          ...{ type: 'query', endpointName: 'readHistory', originalArgs: arg },
          queryCacheKey: requestId,
        },
        ...{ requestId, requestStatus: type },
      },
    });
  const pageOf = ({ beforeId = Infinity, afterId, afterRevision, renewId }: HistoryArgs) => {
    const before = renewId === undefined ? beforeId : renewId + 1;
    const fitting = server.stored
      .filter(({ id }) => id < before && id > (afterId ?? 0))
      .map(server.presented);
    if (afterRevision !== undefined)
      return fitting
        .filter(({ revision = 0 }) => revision > afterRevision)
        .sort((a, b) => (a.revision ?? 0) - (b.revision ?? 0))
        .slice(0, HISTORY_PAGE_SIZE);
    return afterId === undefined
      ? fitting.slice(-HISTORY_PAGE_SIZE)
      : fitting.slice(0, HISTORY_PAGE_SIZE);
  };
  const argFor = (kind: 'newest' | 'after' | 'before' | 'changes' | 'renew') => {
    const known = thread();
    const base = { userId: otherId, connection: state.chat.connection };
    const first = known?.messages[0];
    const firstId = first && !first.temporary ? first.id : undefined;
    if (kind === 'newest') return known?.status === 'ready' ? null : base;
    if (known?.status !== 'ready') return null;
    if (kind === 'after')
      return known.missingAfter === null ? null : { ...base, afterId: known.missingAfter };
    if (kind === 'changes')
      return known.missesChanges
        ? { ...base, afterRevision: known.changedUpTo ?? 0, afterId: changesAfterId(known) }
        : null;
    if (firstId === undefined) return null;
    if (kind === 'renew') return { ...base, renewId: firstId };
    return known.hasOlder ? { ...base, beforeId: firstId } : null;
  };

  const browser = {
    /** The server publishes a frame, which only an open connection carries. */
    publish(frame: ServerFrame) {
      if (isOpen) wire.push(frame);
    },
    deliver() {
      const frame = wire.shift();
      if (frame) run(frameToAction(frame, AT));
    },
    double() {
      const [frame] = wire;
      if (frame) run(frameToAction(frame, AT));
    },
    overtake() {
      const [first, second, ...others] = wire;
      if (first && second) wire = [second, first, ...others];
    },
    /** A process dies before it publishes what it stored; the others learn of it later. */
    lose() {
      isFrameLost ||= wire.shift() !== undefined;
    },
    greetAnew() {
      if (isOpen && isFrameLost) run(frameReceived.ready(ready(), AT));
      isFrameLost = false;
    },
    cut() {
      if (!isOpen) return;
      isOpen = false;
      isFrameLost = false;
      wire = [];
      run(socketClosed({ at: AT, code: 1006, attempt: 1, retryInMs: 500 }));
    },
    connect() {
      if (isOpen) return;
      isOpen = true;
      run(frameReceived.ready(ready(), AT));
    },
    ask(kind: 'newest' | 'after' | 'before' | 'changes' | 'renew') {
      const arg = argFor(kind);
      if (!arg) return;
      made += 1;
      const response = { arg, page: pageOf(arg), requestId: `r${made}` };
      responses.push(response);
      history('pending', response);
    },
    respond(isLost = false) {
      const next = responses.shift();
      if (next) history(isLost ? 'rejected' : 'fulfilled', next);
    },
    /** The user edits or deletes an own message. */
    want(kind: 'edit' | 'deletion', nth: number) {
      const own = (thread()?.messages ?? []).flatMap((message) =>
        message.temporary || message.sender_id !== ownId ? [] : message.id,
      );
      const id = own[nth % Math.max(own.length, 1)];
      if (id === undefined) return;
      made += 1;
      run(
        changeQueued({
          ...{ client_id: `${ownId}-${made}`, message_id: id, receiver_id: otherId, kind },
          content: kind === 'edit' ? `edit ${made} of ${ownId}` : '',
          ...{ timestamp: new Date(AT).toISOString(), state: 'waiting' },
        }),
      );
    },
    /** Sends the next changes; the server handles them at once, and its frames may be lost. */
    send(toOther: (frame: ServerFrame) => void) {
      if (!isOpen) return;
      for (const change of dueChanges(state.chat)) {
        const { client_id: clientId, message_id: id, kind, content } = change;
        run(changeSubmitted(clientId));
        const message = server.change(id, kind === 'edit' ? content : null, clientId);
        if (!message) {
          const detail = 'It was deleted.';
          browser.publish({ type: 'error', code: 'too_late', detail, client_id: clientId });
          continue;
        }
        const revision = message.revision ?? 0;
        const frame = { type: 'message_changed', message, revision } as const;
        browser.publish({ ...frame, client_id: clientId });
        toOther(frame);
      }
    },
    /** Everything settles: connected, history complete, everything received. */
    settle() {
      browser.connect();
      browser.greetAnew();
      while (responses.length > 0) browser.respond();
      for (const kind of ['newest', 'after', 'changes', 'before'] as const)
        while (argFor(kind) !== null) {
          browser.ask(kind);
          browser.respond();
        }
      while (wire.length > 0) browser.deliver();
    },
    isSettled: () => wire.length === 0 && argFor('changes') === null,
    words() {
      const current = thread();
      return current?.messages.map((message) => [
        message.temporary ? 0 : message.id,
        message.content,
        message.reply_to ? quotedWords(current, message.reply_to) : undefined,
      ]);
    },
    waiting: () => (state.chat.changes ?? []).filter((change) => change.state !== 'refused'),
  };
  return browser;
}

/**
 * Runs the slices of both people against a model of the server, which stores messages and changes
 * them. Frames to each of the two are lost, doubled and reordered, and connections break. Pages of
 * history arrive later than they were read.
 */
export function simulateChanges() {
  const server = createServer();
  const hers = createBrowser(server, ada.id, other.id);
  const his = createBrowser(server, other.id, ada.id);
  const both = [hers, his] as const;
  const say = (isHers: boolean, back: number) => {
    const [from, to] = isHers ? [ada.id, other.id] : [other.id, ada.id];
    const replyTo = back === 0 ? null : server.stored.length - back;
    const message = server.store(from, to, replyTo);
    for (const each of both) each.publish({ type: 'message', message });
  };
  return {
    hers,
    his,
    say,
    burst() {
      for (let nth = 0; nth < 60; nth += 1) say(nth % 2 === 0, nth % 7);
    },
    send(isHers: boolean) {
      if (isHers) hers.send((frame) => his.publish(frame));
      else his.send((frame) => hers.publish(frame));
    },
    settle() {
      for (const each of both) each.settle();
      while (both.some((each) => each.waiting().length > 0)) {
        hers.send((frame) => his.publish(frame));
        his.send((frame) => hers.publish(frame));
        for (const each of both) each.settle();
      }
      for (const each of both) each.settle();
    },
    words: () =>
      server.stored
        .map(server.presented)
        .map(({ id, content, reply_to: quote }) => [
          id,
          content,
          quote ? quote.content : undefined,
        ]),
  };
}

export type ChangeModel = ReturnType<typeof simulateChanges>;
