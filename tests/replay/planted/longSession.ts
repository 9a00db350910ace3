import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { frames } from '#contract/fixtures/messages';
import { textPost } from '#contract/fixtures/posts';
import { endpointSecrets } from '#api/endpointSecrets';
import { rootReducer } from '#app/store/rootReducer';
import { hashState } from '#replay/hashState';
import { LOG_FORMAT, LOG_VERSION, type LogEntry, type LogHeader } from '#replay/logFormat';
import { createRedactor } from '#contract/sessionLog/redact';
import { writeLog } from '#replay/writeLog';

const LENGTH = 20_000;
/** As in the ring: the last action of each block has a hash. */
const HASH_EVERY = 50;
/** The place of the like among the actions. */
const LIKED_AT = 12_360;
const POST = 38;
const STARTED_AT = Date.UTC(2026, 0, 1);

const me = { id: 7, email: 'ada@uni.example', username: 'ada', profile_completed: true };

/** The two actions of a call that succeeds. */
function call(
  type: 'Query' | 'Mutation',
  endpointName: string,
  originalArgs: unknown,
  payload: unknown,
): UnknownAction[] {
  const requestId = `${endpointName}-${JSON.stringify(originalArgs)}`;
  const arg = {
    type: type.toLowerCase(),
    endpointName,
    originalArgs,
    ...(type === 'Query' && { queryCacheKey: requestId }),
  };
  const meta = (requestStatus: string) => ({
    arg,
    requestId,
    requestStatus,
    startedTimeStamp: STARTED_AT,
    fulfilledTimeStamp: STARTED_AT,
  });
  return [
    { type: `api/execute${type}/pending`, meta: meta('pending') },
    { type: `api/execute${type}/fulfilled`, payload, meta: meta('fulfilled') },
  ];
}

const like = (id: number, total_likes: number): UnknownAction[] => [
  { type: 'feed/likeRequested', payload: { id, on: true } },
  ...call('Mutation', 'like', { postId: id, liked: true }, { total_likes, user_liked: true }),
];

/** Other actions in between: other posts, typing, presence, drafts, pages. */
function meanwhile(index: number): UnknownAction {
  const meta = { at: STARTED_AT + index };
  const kinds: UnknownAction[] = [
    { type: 'realtime/typing', payload: { ...frames.typing, user_id: 100 + (index % 20) }, meta },
    { type: 'drafts/draftChanged', payload: { key: 'post', text: `Draft ${index}` } },
    { type: 'app/navigated', payload: { path: `/dashboard/posts?id=${index}`, kind: 'PUSH' } },
    { type: 'realtime/presence', payload: frames.presence, meta },
    { type: 'feed/commentsOpened', payload: 1 + (index % 40) },
    {
      type: 'feed/likeReceived',
      payload: { id: 1 + (index % 30), total_likes: index, user_liked: false },
    },
  ];
  return kinds[index % kinds.length] ?? { type: 'app/started', payload: meta };
}

function* session(): Generator<UnknownAction> {
  const posts = Array.from({ length: 40 }, (_none, place) => ({
    ...textPost,
    id: 40 - place,
    total_likes: 4,
    user_liked: false,
  }));
  yield { type: 'session/authenticated', payload: { me } };
  yield* call('Query', 'listPosts', { view: { kind: 'main' }, part: 'head' }, { posts });
  for (let index = 0; ; index += 1) {
    if (index === LIKED_AT) yield* like(POST, 5);
    yield meanwhile(index);
  }
}

/**
 * The log of a session of twenty thousand actions, in which post 38 with four likes gets a fifth
 * one. Its hashes are those of this version's states.
 */
export async function longSession(): Promise<string> {
  const redactor = createRedactor(endpointSecrets);
  const reducer = rootReducer as Reducer<object, UnknownAction>;
  const initial = rootReducer(undefined, { type: 'start' });
  const header: LogHeader = {
    format: LOG_FORMAT,
    version: LOG_VERSION,
    application: '0.1.0',
    started_at: new Date(STARTED_AT).toISOString(),
    mode: 'recording',
    share: false,
    count: LENGTH,
    ended_by: 'asked',
    initial_state: redactor.state(initial),
  };
  const entries: LogEntry[] = [];
  let state: object = initial;
  for (const action of session()) {
    const i = entries.length;
    if (i === LENGTH) break;
    state = reducer(state, action);
    const hasHash = i % HASH_EVERY === HASH_EVERY - 1;
    const h = hasHash ? { h: hashState(redactor.state(state)) } : {};
    entries.push({ i, t: i * 20, action: redactor.action(action), ...h });
  }
  let text = '';
  for await (const piece of writeLog(header, entries)) text += piece;
  return text;
}
