import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import type { ChatMessage } from '#contract/entities/chat';
import { frames } from '#contract/fixtures/messages';
import { me } from '#contract/fixtures/people';
import { HISTORY_PAGE_SIZE } from '#contract/limits';
import { frameReceived } from '#realtime/frameActions';
import { socketClosed } from '#realtime/socketActions';
import { sessionAuthenticated } from '#shared/store/sessionEvents';
import { chatApi, type HistoryArgs } from '../chatApi';
import { isDue, toUnsent, unsentMessages } from '../outbox/outboxItems';
import { chatReducer, messageQueued, messageSubmitted } from './chatSlice';
import type { UnsentMessage } from './thread';

/**
 * Runs the slice against a model of the server. The model deduplicates by client id and notifies
 * every socket, but loses frames to sockets that broke. It sends `ready` again where it lost a
 * frame, and serves history. Frames from different processes overtake each other.
 */
const reducer = combineReducers({ chat: chatReducer });
const OTHER = 12;
const AT = 1_741_171_320_000;

function simulate() {
  let state = reducer(undefined, sessionAuthenticated({ me }));
  const stored: ChatMessage[] = [];
  /** Frames on their way to the browser, lost when the connection breaks. */
  let wire: ChatMessage[] = [];
  /** Messages on their way to the server. */
  let upward: UnsentMessage[] = [];
  /** Pending history responses: the request, and the page the server returned at the time. */
  const responses: { arg: HistoryArgs; page: ChatMessage[]; requestId: string }[] = [];
  let isOpen = false;
  let isFrameLost = false;
  let made = 0;
  const run = (action: UnknownAction) => {
    state = reducer(state, action);
  };
  const thread = () => state.chat.threads[OTHER];
  const store = (message: Partial<ChatMessage>, clientId: string | null) => {
    const known = stored.find((entry) => clientId !== null && entry.client_id === clientId);
    const entry: ChatMessage = known ?? {
      ...frames.message.message,
      ...message,
      id: stored.length + 1,
      client_id: clientId,
    };
    if (!known) stored.push(entry);
    if (isOpen) wire.push(entry);
  };
  const history = (type: string, arg: HistoryArgs, requestId: string, payload?: unknown) =>
    run({
      type: `${chatApi.reducerPath}/executeQuery/${type}`,
      payload,
      meta: {
        arg: {
          type: 'query',
          endpointName: 'readHistory',
          originalArgs: arg,
          queryCacheKey: requestId,
        },
        requestId,
        requestStatus: type,
      },
    });
  const send = (message: UnsentMessage) => {
    run(messageSubmitted({ ...message, temporary: true, sender_id: me.id }));
    upward.push(message);
  };

  const model = {
    /** The user writes a text; every third one is the same. */
    write() {
      made += 1;
      const message: UnsentMessage = {
        client_id: `c${made}`,
        receiver_id: OTHER,
        content: made % 3 === 0 ? 'same' : `text ${made}`,
        message_type: 'text',
        timestamp: new Date(AT).toISOString(),
      };
      if (isOpen && !state.chat.outbox.some(isDue)) send(message);
      else run(messageQueued({ ...message, state: 'waiting' }));
    },
    /** The server receives the oldest sent message. */
    arrive() {
      const message = upward.shift();
      if (message)
        store(
          { sender_id: me.id, receiver_id: OTHER, content: message.content },
          message.client_id,
        );
    },
    /** The other person writes, or another window of the user, which makes no difference here. */
    hear: () => store({ sender_id: OTHER, receiver_id: me.id, content: 'theirs' }, null),
    elsewhere: () =>
      store({ sender_id: me.id, receiver_id: OTHER, content: 'same' }, `other-${stored.length}`),
    /** One frame arrives. */
    deliver() {
      const message = wire.shift();
      if (message) run(frameReceived.message({ type: 'message', message }, AT));
    },
    /** The second frame in flight arrives before the first. */
    overtake() {
      const [first, second, ...others] = wire;
      if (first && second) wire = [second, first, ...others];
    },
    /** A process dies before it publishes what it stored; the other processes learn of it later. */
    lose() {
      isFrameLost ||= wire.shift() !== undefined;
    },
    greetAnew() {
      if (isOpen && isFrameLost) run(frameReceived.ready(frames.ready, AT));
      isFrameLost = false;
    },
    /** A frame that arrived before arrives again. */
    repeat() {
      const [message] = thread()?.messages.filter((entry) => !entry.temporary) ?? [];
      if (message && !message.temporary)
        run(frameReceived.message({ type: 'message', message }, AT));
    },
    cut() {
      if (!isOpen) return;
      isOpen = false;
      wire = [];
      // Some messages still reach the server, but their acknowledgement is lost.
      if (upward.length % 2 === 1) model.arrive();
      upward = [];
      run(socketClosed({ at: AT, code: 1006, attempt: 1, retryInMs: 500 }));
    },
    connect() {
      if (isOpen) return;
      isOpen = true;
      run(frameReceived.ready(frames.ready, AT));
    },
    ask(kind: 'newest' | 'after' | 'before' | 'renew') {
      const known = thread();
      const connection = state.chat.connection;
      const first = known?.messages.find((entry) => !entry.temporary);
      const firstId = first && !first.temporary ? first.id : undefined;
      const base = { userId: OTHER, connection };
      const arg: HistoryArgs | null =
        kind === 'newest'
          ? known === undefined || known.status === 'idle' || known.status === 'failed'
            ? base
            : null
          : kind === 'after'
            ? known?.status === 'ready' && known.missingAfter !== null
              ? { ...base, afterId: known.missingAfter }
              : null
            : kind === 'before'
              ? known?.status === 'ready' && known.hasOlder && firstId !== undefined
                ? { ...base, beforeId: firstId }
                : null
              : firstId === undefined
                ? null
                : { ...base, renewId: firstId };
      if (!arg) return;
      made += 1;
      const requestId = `r${made}`;
      history('pending', arg, requestId);
      const before = arg.renewId === undefined ? arg.beforeId : arg.renewId + 1;
      const fitting = stored.filter(
        ({ id }) => id < (before ?? Infinity) && id > (arg.afterId ?? 0),
      );
      const page =
        arg.afterId === undefined
          ? fitting.slice(-HISTORY_PAGE_SIZE)
          : fitting.slice(0, HISTORY_PAGE_SIZE);
      responses.push({ arg, page, requestId });
    },
    respond(isLost: boolean) {
      const next = responses.shift();
      if (!next) return;
      if (isLost) history('rejected', next.arg, next.requestId);
      else history('fulfilled', next.arg, next.requestId, next.page);
    },
    /** Everything settles: connected, history complete, everything sent and received. */
    settle() {
      model.connect();
      model.greetAnew();
      while (responses.length > 0) model.respond(false);
      if (thread()?.status !== 'ready') {
        model.ask('newest');
        model.respond(false);
      }
      while (thread()?.missingAfter !== null) {
        model.ask('after');
        model.respond(false);
      }
      for (const item of state.chat.outbox.filter(isDue)) send(toUnsent(item));
      while (upward.length > 0) model.arrive();
      while (wire.length > 0) model.deliver();
      while (thread()?.hasOlder) {
        model.ask('before');
        model.respond(false);
      }
    },
    burst() {
      for (let count = 0; count < 60; count += 1) model.hear();
    },
    stored,
    thread,
    unsent: () => unsentMessages(state.chat),
    written: () => made,
  };
  return model;
}

type Model = ReturnType<typeof simulate>;
type Step = readonly [name: string, run: (model: Model) => void];
const steps: readonly Step[] = [
  ['write', (m) => m.write()],
  ['arrive', (m) => m.arrive()],
  ['hear', (m) => m.hear()],
  ['elsewhere', (m) => m.elsewhere()],
  ['deliver', (m) => m.deliver()],
  ['repeat', (m) => m.repeat()],
  ['cut', (m) => m.cut()],
  ['connect', (m) => m.connect()],
  ['newest', (m) => m.ask('newest')],
  ['after', (m) => m.ask('after')],
  ['before', (m) => m.ask('before')],
  ['renew', (m) => m.ask('renew')],
  ['response', (m) => m.respond(false)],
  ['lost', (m) => m.respond(true)],
  ['burst', (m) => m.burst()],
  ['overtake', (m) => m.overtake()],
  ['lose', (m) => m.lose()],
  ['greetAnew', (m) => m.greetAnew()],
];
const anySteps = fc.array(fc.nat({ max: steps.length - 1 }), { maxLength: 60 });

const play = (model: Model, order: readonly number[]) =>
  order.forEach((index) => steps[index]?.[1](model));

test("after any events in any order, the thread equals the server's, without losses or duplicates", () => {
  fc.assert(
    fc.property(anySteps, (order) => {
      const model = simulate();
      let texts = 0;
      for (const index of order) {
        const [name, run] = steps[index] ?? ['', () => undefined];
        run(model);
        if (name === 'write') texts += 1;
      }
      model.settle();
      expect(model.thread()?.messages.map((message) => !message.temporary && message.id)).toEqual(
        model.stored.map(({ id }) => id),
      );
      expect(model.unsent()).toEqual([]);
      const mine = model.stored.filter(({ client_id: id }) => id?.startsWith('c'));
      expect(mine).toHaveLength(texts);
    }),
    { numRuns: 400 },
  );
});

test('the messages of one person are stored in the order they were written', () => {
  fc.assert(
    fc.property(anySteps, (order) => {
      const model = simulate();
      play(model, order);
      model.settle();
      const mine = model.stored.flatMap(({ client_id: id }) =>
        id?.startsWith('c') ? Number(id.slice(1)) : [],
      );
      expect(mine).toEqual([...mine].sort((a, b) => a - b));
    }),
    { numRuns: 400 },
  );
});

test('at all times a text is either stored and shown, in flight, or in the outbox, and never twice', () => {
  fc.assert(
    fc.property(anySteps, (order) => {
      const model = simulate();
      for (const index of order) {
        steps[index]?.[1](model);
        const shown = (model.thread()?.messages ?? []).flatMap(({ client_id: id }) => id ?? []);
        const waiting = model.unsent().map(({ client_id: id }) => id);
        expect(new Set(shown).size).toBe(shown.length);
        expect(new Set(waiting).size).toBe(waiting.length);
        const ids = (model.thread()?.messages ?? []).flatMap((message) =>
          message.temporary ? [] : message.id,
        );
        expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
      }
    }),
    { numRuns: 200 },
  );
});
