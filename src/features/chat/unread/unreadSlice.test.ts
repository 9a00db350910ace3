import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import type { ChatMessage, Conversation } from '#contract/entities/chat';
import { conversation, frames } from '#contract/fixtures/messages';
import { me } from '#contract/fixtures/people';
import { frameReceived } from '#realtime/frameActions';
import { sessionAuthenticated } from '#shared/store/sessionEvents';
import { chatApi } from '../chatApi';
import { selectIsSumDue, selectUnreadMessages, unreadMessagesReducer } from './unreadSlice';

const AT = 1_741_171_320_000;
const PEOPLE = [30, 31, 32];

/** The server's state of a conversation. */
interface Line {
  unread: number;
  lastId: number;
  readId: number;
}

/**
 * Runs the badge against a model of the server. Frames take any time and overtake each other, and
 * the list is a snapshot in between. Messages stored during a database outage are published late,
 * when their author resends them.
 */
function simulate() {
  let state = unreadMessagesReducer(undefined, sessionAuthenticated({ me }));
  const lines = new Map<number, Line>();
  const wires = new Map<number, UnknownAction[]>(PEOPLE.map((person) => [person, []]));
  /** Stored messages that were not published yet. */
  const untold: ChatMessage[] = [];
  let made = 0;
  let response: Conversation[] | undefined;
  let isAsked = false;
  let isOpen = true;
  const run = (action: UnknownAction) => {
    state = unreadMessagesReducer(state, action);
  };
  const tell = (person: number, frame: UnknownAction) => {
    if (isOpen) wires.get(person)?.push(frame);
  };
  const store = (person: number): ChatMessage => {
    const { unread = 0, readId = 0 } = lines.get(person) ?? {};
    made += 1;
    lines.set(person, { unread: unread + 1, lastId: made, readId });
    return { ...frames.message.message, id: made, sender_id: person };
  };
  /** Returns the count of a line as frames carry it. */
  const countOf = (person: number) => {
    const { unread, lastId, readId } = lines.get(person) ?? { unread: 0, lastId: 0, readId: 0 };
    return { unread_count: unread, last_message_id: lastId, last_read_id: readId };
  };
  const present = ([person, { unread, lastId, readId }]: [number, Line]): Conversation => ({
    ...conversation,
    user_id: person,
    unread_count: unread,
    last_message_id: lastId,
    last_read_id: readId,
  });
  const sum = () => [...lines.values()].reduce((total, { unread }) => total + unread, 0);
  const list = (type: string, payload?: unknown, more: object = {}) =>
    run({
      type: `${chatApi.reducerPath}/executeQuery/${type}`,
      payload,
      meta: {
        arg: { type: 'query', endpointName: 'listConversations', queryCacheKey: 'list' },
        requestId: 'r',
        requestStatus: type,
        ...more,
      },
    });

  const model = {
    write(person: number) {
      const isNew = !lines.has(person);
      const message = store(person);
      const first = { ...conversation, user_id: person, unread_count: 1 };
      const count = countOf(person);
      tell(person, frameReceived.message({ type: 'message', message, ...count }, AT));
      tell(
        person,
        isNew
          ? frameReceived.conversation_update(
              {
                ...{ type: 'conversation_update', user_id: person },
                conversation: { ...first, last_message_id: message.id, last_read_id: 0 },
              },
              AT,
            )
          : frameReceived.new_message(
              { type: 'new_message', sender_id: person, message, ...count },
              AT,
            ),
      );
    },
    /** Stores a message without a frame, until its author resends it. */
    writeUntold(person: number) {
      untold.push(store(person));
    },
    tellLate() {
      const message = untold.shift();
      if (!message) return;
      const count = countOf(message.sender_id);
      tell(message.sender_id, frameReceived.message({ type: 'message', message, ...count }, AT));
    },
    read(person: number) {
      const line = lines.get(person);
      if (!line || line.unread === 0) return;
      const { unread: count, lastId } = line;
      lines.set(person, { unread: 0, lastId, readId: lastId });
      const receipt = { type: 'read_receipt', sender_id: person, read_count: count } as const;
      tell(person, frameReceived.read_receipt({ ...receipt, ...countOf(person) }, AT));
    },
    deliverAll(person: number) {
      while (wires.get(person)?.length) model.deliver(person);
    },
    /** Delivers the next frame, or one that overtakes some. */
    deliver(person: number, overtaken = 0) {
      const wire = wires.get(person) ?? [];
      const [frame] = wire.splice(Math.min(overtaken, wire.length - 1), 1);
      if (frame) run(frame);
    },
    ask() {
      if (isAsked) return list('rejected', undefined, { condition: true });
      isAsked = true;
      list('pending');
    },
    /** The server reads its lines; the response is in flight. */
    look() {
      if (isAsked) response ??= [...lines].map(present);
    },
    respond() {
      if (!isAsked) return;
      model.look();
      list('fulfilled', response);
      isAsked = false;
      response = undefined;
    },
    fail() {
      if (!isAsked) return;
      list('rejected');
      isAsked = false;
      response = undefined;
    },
    cut() {
      isOpen = false;
      for (const wire of wires.values()) wire.length = 0;
    },
    connect() {
      if (isOpen) return;
      isOpen = true;
      run(frameReceived.ready(frames.ready, AT));
      model.ask();
    },
    /** Nothing is in flight any more, and the sum is loaded whenever it is due. */
    settle() {
      model.connect();
      while (untold.length > 0) model.tellLate();
      PEOPLE.forEach((person) => model.deliverAll(person));
      model.respond();
      while (selectIsSumDue({ unread: { messages: state } })) {
        model.ask();
        model.respond();
      }
    },
    badge: () => selectUnreadMessages({ unread: { messages: state } }),
    /** Whether the badge is right as far as this browser can know. */
    isSure: () => !state.isDoubted && state.meanwhile === null,
    sum,
  };
  return model;
}

type Model = ReturnType<typeof simulate>;
const person = fc.constantFrom(...PEOPLE);
const delivery = fc.tuple(person, fc.nat({ max: 3 })).map(
  ([who, overtaken]) =>
    (model: Model) =>
      model.deliver(who, overtaken),
);
const step: fc.Arbitrary<(model: Model) => void> = fc.oneof(
  person.map((who) => (model: Model) => model.write(who)),
  person.map((who) => (model: Model) => model.read(who)),
  delivery,
  delivery,
  person.map((who) => (model: Model) => model.writeUntold(who)),
  fc.constantFrom<(model: Model) => void>(
    (model) => model.tellLate(),
    (model) => model.ask(),
    (model) => model.look(),
    (model) => model.respond(),
    (model) => model.fail(),
    (model) => model.cut(),
    (model) => model.connect(),
  ),
);

test('when nothing is in flight the badge is the sum of the server, in any order of events', () => {
  fc.assert(
    fc.property(fc.array(fc.array(step, { maxLength: 30 }), { maxLength: 4 }), (stretches) => {
      const model = simulate();
      for (const stretch of stretches) {
        for (const run of stretch) run(model);
        model.settle();
        expect(model.badge()).toBe(model.sum());
        expect(model.isSure()).toBe(true);
      }
    }),
    { numRuns: 1_000 },
  );
});

test('with the frames alone, without a break or a new sum, the badge is right as well', () => {
  const quiet = fc.oneof(
    person.map((who) => (model: Model) => model.write(who)),
    person.map((who) => (model: Model) => model.read(who)),
    person.map((who) => (model: Model) => model.deliver(who)),
  );
  fc.assert(
    fc.property(fc.array(quiet, { maxLength: 60 }), (order) => {
      const model = simulate();
      for (const run of order) run(model);
      PEOPLE.forEach((who) => model.deliverAll(who));
      expect(model.badge()).toBe(model.sum());
    }),
  );
});

test('a frame that arrives long after the sum that includes it is not counted again', () => {
  const model = simulate();
  const [who = 0] = PEOPLE;
  model.write(who);
  model.write(who);
  model.read(who);
  model.write(who);
  model.ask();
  model.respond();
  expect(model.badge()).toBe(1);
  model.deliverAll(who);
  expect([model.badge(), model.isSure()]).toEqual([1, true]);
});

test('frames without a count add and subtract, but never below zero', () => {
  const { unread_count: _count, ...news } = frames.new_message;
  const { unread_count: _left, ...receipt } = frames.read_receipt;
  let state = unreadMessagesReducer(undefined, sessionAuthenticated({ me }));
  const sumAfter = (action: UnknownAction) => {
    state = unreadMessagesReducer(state, action);
    return selectUnreadMessages({ unread: { messages: state } });
  };
  expect(sumAfter(frameReceived.new_message({ ...news, sender_id: 30 }, AT))).toBe(1);
  expect(sumAfter(frameReceived.new_message({ ...news, sender_id: 30 }, AT))).toBe(2);
  expect(sumAfter(frameReceived.new_message({ ...news, sender_id: me.id }, AT))).toBe(2);
  const read = (read_count: number) =>
    sumAfter(frameReceived.read_receipt({ ...receipt, sender_id: 30, read_count }, AT));
  expect(read(1)).toBe(1);
  expect(read(5)).toBe(0);
});
