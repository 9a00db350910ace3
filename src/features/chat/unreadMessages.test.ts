import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { conversation, frames } from '#contract/fixtures/messages';
import { me } from '#contract/fixtures/people';
import { frameReceived } from '../../realtime/frameActions';
import { sessionAuthenticated } from '../../shared/store/sessionEvents';
import { chatApi } from './chatApi';
import {
  badgeWatched,
  countMissed,
  selectIsSumDue,
  selectUnreadMessages,
  unreadMessagesReducer,
} from './unreadMessagesSlice';

const AT = 1_741_171_320_000;
const PEOPLE = [30, 31, 32];

/**
 * The badge beside a model of the server, whose frames of one conversation keep their order while
 * those of different ones may overtake each other, and whose list is a moment in between. What it
 * stored while its database did not answer it tells of late, and without a count.
 */
function simulate() {
  let state = unreadMessagesReducer(undefined, sessionAuthenticated({ me }));
  const unread = new Map<number, number>();
  const wires = new Map<number, UnknownAction[]>(PEOPLE.map((person) => [person, []]));
  /** Who wrote what nobody was told of yet. */
  const untold: number[] = [];
  let made = 0;
  let answer: number | undefined;
  let isAsked = false;
  let isOpen = true;
  const run = (action: UnknownAction) => {
    state = unreadMessagesReducer(state, action);
  };
  const tell = (person: number, frame: UnknownAction) => {
    if (isOpen) wires.get(person)?.push(frame);
  };
  const messageOf = (person: number) => {
    made += 1;
    return { ...frames.message.message, id: made, sender_id: person };
  };
  const sum = () => [...unread.values()].reduce((total, count) => total + count, 0);
  const list = (type: string, payload?: unknown) =>
    run({
      type: `${chatApi.reducerPath}/executeQuery/${type}`,
      payload,
      meta: {
        arg: { type: 'query', endpointName: 'listConversations', queryCacheKey: 'list' },
        requestId: 'r',
        requestStatus: type,
      },
    });

  const model = {
    write(person: number) {
      const isNew = !unread.has(person);
      unread.set(person, (unread.get(person) ?? 0) + 1);
      const first = { ...conversation, user_id: person, unread_count: 1 };
      const message = messageOf(person);
      tell(person, frameReceived.message({ type: 'message', message }, AT));
      tell(
        person,
        isNew
          ? frameReceived.conversation_update(
              { type: 'conversation_update', user_id: person, conversation: first },
              AT,
            )
          : frameReceived.new_message({ type: 'new_message', sender_id: person, message }, AT),
      );
    },
    /** Stored, and nobody hears of it before its writer sends it again. */
    writeUntold(person: number) {
      unread.set(person, (unread.get(person) ?? 0) + 1);
      untold.push(person);
    },
    tellLate() {
      const person = untold.shift();
      if (person === undefined) return;
      tell(person, frameReceived.message({ type: 'message', message: messageOf(person) }, AT));
    },
    read(person: number) {
      const count = unread.get(person) ?? 0;
      if (count === 0) return;
      unread.set(person, 0);
      const receipt = { type: 'read_receipt', sender_id: person, read_count: count } as const;
      tell(person, frameReceived.read_receipt(receipt, AT));
    },
    deliverAll(person: number) {
      while (wires.get(person)?.length) model.deliver(person);
    },
    deliver(person: number) {
      const frame = wires.get(person)?.shift();
      if (frame) run(frame);
    },
    ask() {
      if (isAsked) return;
      isAsked = true;
      list('pending');
    },
    /** The server reads its sum; the answer is on its way. */
    look() {
      if (isAsked) answer ??= sum();
    },
    answer() {
      if (!isAsked) return;
      model.look();
      list('fulfilled', [{ ...conversation, unread_count: answer }]);
      isAsked = false;
      answer = undefined;
    },
    watch: () => run(badgeWatched()),
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
    /** Nothing is under way any more, and the badge was watched until it was sure of itself. */
    settle() {
      model.connect();
      while (untold.length > 0) model.tellLate();
      PEOPLE.forEach(model.deliverAll);
      model.answer();
      for (const { id } of state.uncounted) run(countMissed(id));
      for (let looks = 0; looks < 4; looks += 1) {
        model.watch();
        if (selectIsSumDue({ unread: { messages: state } })) {
          model.ask();
          model.answer();
        }
      }
    },
    badge: () => selectUnreadMessages({ unread: { messages: state } }),
    sum,
  };
  return model;
}

type Model = ReturnType<typeof simulate>;
const person = fc.constantFrom(...PEOPLE);
const step: fc.Arbitrary<(model: Model) => void> = fc.oneof(
  person.map((who) => (model: Model) => model.write(who)),
  person.map((who) => (model: Model) => model.read(who)),
  person.map((who) => (model: Model) => model.deliver(who)),
  person.map((who) => (model: Model) => model.deliver(who)),
  person.map((who) => (model: Model) => model.writeUntold(who)),
  fc.constantFrom<(model: Model) => void>(
    (model) => model.tellLate(),
    (model) => model.ask(),
    (model) => model.look(),
    (model) => model.answer(),
    (model) => model.watch(),
    (model) => model.cut(),
    (model) => model.connect(),
  ),
);

test('at every quiet point the badge is the sum of the server, whatever came in whatever order', () => {
  fc.assert(
    fc.property(fc.array(fc.array(step, { maxLength: 30 }), { maxLength: 4 }), (stretches) => {
      const model = simulate();
      for (const stretch of stretches) {
        for (const run of stretch) run(model);
        model.settle();
        expect(model.badge()).toBe(model.sum());
      }
    }),
    { numRuns: 500 },
  );
});

test('by frames alone, without a break and without a new sum, the badge is right as well', () => {
  const quiet = fc.oneof(
    person.map((who) => (model: Model) => model.write(who)),
    person.map((who) => (model: Model) => model.read(who)),
    person.map((who) => (model: Model) => model.deliver(who)),
  );
  fc.assert(
    fc.property(fc.array(quiet, { maxLength: 60 }), (order) => {
      const model = simulate();
      for (const run of order) run(model);
      for (const who of PEOPLE) model.deliverAll(who);
      expect(model.badge()).toBe(model.sum());
    }),
  );
});

test('the badge is never below zero', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (order) => {
      const model = simulate();
      for (const run of order) {
        run(model);
        expect(model.badge()).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});
