import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { endpointSecrets } from '#api/endpointSecrets';
import { openReplay } from '#replay/openReplay';
import { rootReducer, type RootState } from '#app/store/rootReducer';
import { hashState } from '#replay/hashState';
import { createRedactor } from '#contract/sessionLog/redact';
import { textPost } from '../../contract/fixtures/posts';
import { chatMessage, frames } from '../../contract/fixtures/messages';

/** The size of the state with which the benchmarks' logs begin. */
export const POSTS = 500;
export const MESSAGES = 10_000;
/** The maximum number of actions in a log. */
export const LOG_LENGTH = 100_000;
/** As in the ring: one line in this many has a hash. */
export const HASH_EVERY = 50;
const PEOPLE = 20;

export const reducer = rootReducer as Reducer<object, UnknownAction>;
export const redactor = createRedactor(endpointSecrets);

const ada = { id: 7, email: 'ada@uni.example', username: 'ada', profile_completed: true };
/** The start time of every log. */
export const at = Date.UTC(2026, 0, 1);
const fulfilled = (endpointName: string, originalArgs: unknown, payload: unknown, id: string) => ({
  type: 'api/executeQuery/fulfilled',
  payload,
  meta: {
    arg: {
      type: 'query',
      endpointName,
      originalArgs,
      queryCacheKey: `${endpointName}(${JSON.stringify(originalArgs)})`,
    },
    requestId: id,
    requestStatus: 'fulfilled',
    fulfilledTimeStamp: at,
    baseQueryMeta: {},
  },
});

/** Yields the actions that create a state with this many posts and messages. */
function* preparation(): Generator<UnknownAction> {
  yield { type: 'session/authenticated', payload: { me: ada } };
  const posts = Array.from({ length: POSTS }, (_, index) => ({ ...textPost, id: POSTS - index }));
  const args = { view: { kind: 'main' }, part: 'head' };
  const { type, meta, payload } = fulfilled('listPosts', args, { posts }, 'posts');
  yield {
    type: 'api/executeQuery/pending',
    meta: { ...meta, requestStatus: 'pending', startedTimeStamp: at },
  };
  yield { type, payload, meta };
  for (let person = 0; person < PEOPLE; person += 1) {
    const messages = Array.from({ length: MESSAGES / PEOPLE }, (_, index) => ({
      ...chatMessage,
      id: person * 1_000 + index + 1,
      sender_id: 100 + person,
      receiver_id: ada.id,
      client_id: null,
    }));
    yield fulfilled('readHistory', { userId: 100 + person }, messages, `history-${person}`);
  }
}

/**
 * Yields the actions of a session, repeatedly: messages, likes, typing, drafts, navigation,
 * presence.
 */
export function* session(count: number): Generator<UnknownAction> {
  for (let index = 0; index < count; index += 1) {
    const person = 100 + (index % PEOPLE);
    const kinds: UnknownAction[] = [
      {
        type: 'realtime/new_message',
        payload: {
          ...frames.new_message,
          id: 50_000 + index,
          sender_id: person,
          receiver_id: ada.id,
        },
        meta: { at: at + index },
      },
      { type: 'feed/likeRequested', payload: { id: 1 + (index % POSTS), on: index % 3 > 0 } },
      { type: 'drafts/draftChanged', payload: { key: 'post', text: `Draft number ${index}` } },
      {
        type: 'realtime/typing',
        payload: { ...frames.typing, user_id: person },
        meta: { at: at + index },
      },
      {
        type: 'app/navigated',
        payload: { path: `/dashboard/posts?id=${index % POSTS}`, kind: 'PUSH' },
      },
      { type: 'realtime/presence', payload: frames.presence, meta: { at: at + index } },
      { type: 'feed/commentsOpened', payload: 1 + (index % POSTS) },
      { type: 'uploads/progressed', payload: { uploadId: 'one', percent: index % 100 } },
    ];
    const action = kinds[index % kinds.length];
    if (action) yield action;
  }
}

/** Yields the text of a log, line by line, with secrets redacted as usual. */
async function* lines(entries: Iterable<UnknownAction>, initial: RootState) {
  const { api, ...slices } = redactor.state(initial) as Record<string, object>;
  const header = {
    format: 'quad-action-log',
    version: 2,
    application: 'bench',
    started_at: new Date(at).toISOString(),
    mode: 'recording',
    share: false,
    count: LOG_LENGTH,
    ended_by: null,
    initial_state: { ...slices, api },
  };
  yield `${JSON.stringify(header)}\n`;
  let state: object = initial;
  let i = 0;
  for (const action of entries) {
    state = reducer(state, action);
    const redacted = redactor.action(action);
    yield `${JSON.stringify({ i, t: i, action: redacted, h: i % HASH_EVERY === HASH_EVERY - 1 ? hashState(redactor.state(state)) : undefined })}\n`;
    i += 1;
  }
}

/** Returns the state with which the logs begin, with all posts and messages loaded. */
export async function preparedState(): Promise<RootState> {
  // Opening the first log injects the endpoints and slices of the whole application.
  await openReplay(lines([], rootReducer(undefined, { type: 'start' })));
  let state = rootReducer(undefined, { type: 'start' });
  for (const action of preparation()) state = rootReducer(state, action);
  const threads = Object.values(state.chat.threads);
  const found = [
    Object.keys(state.feed.posts).length,
    threads.reduce((sum, { messages }) => sum + messages.length, 0),
  ];
  if (found[0] !== POSTS || found[1] !== MESSAGES)
    throw new Error(`The state holds ${found.join(' posts and ')} messages.`);
  return state;
}

/** Returns the lines of a log of maximum length. */
export async function longLog(state: RootState): Promise<string[]> {
  const text: string[] = [];
  for await (const line of lines(session(LOG_LENGTH), state)) text.push(line);
  return text;
}
