import {
  configureStore,
  createListenerMiddleware,
  createSlice,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse, delay } from 'msw';
import { loggedOut, sessionExpired, sessionRefused } from '#shared/store/sessionEvents';
import { openRequests, startApiServer } from '#shared/testing/apiServer';
import { createGate } from '#shared/testing/createGate';
import { createFakePorts } from '#shared/testing/fakePorts';
import { TOKEN } from '#shared/testing/people';
import { baseApi } from './baseApi';
import type { ApiArgs } from './callTypes';
import { errorDetail, isNetworkError } from './errors';
import { selectUploadPercent, uploadProgressed, uploadsReducer } from './uploads';

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    testCall: build.mutation<unknown, ApiArgs>({ query: (args) => args }),
    testLogin: build.mutation<unknown, ApiArgs>({
      query: (args) => args,
      extraOptions: { anonymous: true },
    }),
    testCreate: build.mutation<unknown, ApiArgs>({
      query: (args) => args,
      extraOptions: { creates: true },
    }),
  }),
});
const { testCall, testLogin, testCreate } = api.endpoints;

/** Responds with a description of the request. */
const echo = http.all('*/api/echo', async ({ request }) =>
  HttpResponse.json({
    method: request.method,
    query: new URL(request.url).search,
    type: request.headers.get('content-type')?.split(';')[0] ?? null,
    authorization: request.headers.get('authorization'),
    key: request.headers.get('idempotency-key'),
    body: await request.text(),
  }),
);
const server = startApiServer(
  echo,
  http.all('*/api/unauthorized', () => HttpResponse.json({ detail: 'No' }, { status: 401 })),
);

function start(token: string | null = TOKEN) {
  const ports = createFakePorts();
  const actions: UnknownAction[] = [];
  const session = createSlice({
    name: 'session',
    initialState: { token },
    reducers: {},
    extraReducers: (builder) =>
      builder
        .addCase(sessionExpired, (state) => void (state.token = null))
        .addCase(loggedOut, (state) => void (state.token = null)),
  });
  const watcher = createListenerMiddleware();
  watcher.startListening({ predicate: () => true, effect: (action) => void actions.push(action) });
  const store = configureStore({
    reducer: { session: session.reducer, uploads: uploadsReducer, api: baseApi.reducer },
    middleware: (getDefaults) =>
      getDefaults({ thunk: { extraArgument: ports } }).concat(
        watcher.middleware,
        baseApi.middleware,
      ),
  });
  const send = (endpoint: typeof testCall, args: ApiArgs) =>
    store.dispatch(endpoint.initiate(args));
  return { ports, store, actions, send };
}

test('a call has the bearer token and goes to the base address of the ports', async () => {
  const { send } = start();
  const { data } = await send(testCall, { url: 'echo', params: { limit: 10, offset: undefined } });
  expect(data).toMatchObject({ authorization: `Bearer ${TOKEN}`, query: '?limit=10', key: null });
});

test('without a session no token is sent, and an anonymous call never sends one', async () => {
  const signedOut = await start(null).send(testCall, { url: 'echo' });
  const login = await start().send(testLogin, { url: 'echo' });
  expect(signedOut.data).toMatchObject({ authorization: null });
  expect(login.data).toMatchObject({ authorization: null });
});

test('the token is never sent to another server', async () => {
  let authorization: string | null = 'not called';
  server.use(
    http.get('http://elsewhere.example/paper.pdf', ({ request }) => {
      authorization = request.headers.get('authorization');
      return HttpResponse.json({});
    }),
  );
  await start().send(testCall, { url: 'http://elsewhere.example/paper.pdf' });
  expect(authorization).toBeNull();
});

test('objects are sent as JSON, forms as forms', async () => {
  const { send } = start();
  const json = await send(testCall, { url: 'echo', method: 'POST', body: { a: 1 } });
  expect(json.data).toMatchObject({ type: 'application/json', body: '{"a":1}' });
  const body = new URLSearchParams({ content: 'a b' });
  const form = await send(testCall, { url: 'echo', method: 'POST', body });
  expect(form.data).toMatchObject({
    type: 'application/x-www-form-urlencoded',
    body: 'content=a+b',
  });
});

test('a creating call has a new idempotency key, or the one it was given', async () => {
  const { send } = start();
  const first = await send(testCreate, { url: 'echo', method: 'POST' });
  const second = await send(testCreate, { url: 'echo', method: 'POST' });
  const retry = await send(testCreate, { url: 'echo', method: 'POST', idempotencyKey: 'mine' });
  const keys = [first, second, retry].map(({ data }) => (data as { key: string }).key);
  expect(keys).toEqual(['id-1', 'id-2', 'mine']);
});

test('a creating call keeps its key after a lost response', async () => {
  const { send } = start();
  const comment = { url: 'comment', method: 'POST', body: { content: 'Hi' } };
  const keys: (string | null)[] = [];
  const responses = [HttpResponse.error(), HttpResponse.json({}), HttpResponse.json({})];
  server.use(
    http.post('*/api/comment', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return responses[keys.length - 1];
    }),
  );
  for (const _response of responses) await send(testCreate, comment);
  expect(keys).toEqual(['id-1', 'id-1', 'id-2']);
});

test('a refused call returns its error and only dispatches that the token was refused', async () => {
  const { send, actions, store } = start();
  const { error } = await send(testCall, { url: 'unauthorized' });
  expect(errorDetail(error, 'fallback')).toBe('No');
  expect(actions.filter(sessionRefused.match)).toEqual([sessionRefused()]);
  expect(store.getState().session.token).toBe(TOKEN);
});

test('a refused login does not end the session', async () => {
  const { send, actions } = start();
  const { error } = await send(testLogin, { url: 'unauthorized' });
  expect(error).toEqual({ status: 401, data: { detail: 'No' } });
  expect(actions.filter(sessionRefused.match)).toEqual([]);
});

test('a response that arrives after the logout is discarded', async () => {
  const { opened, open } = createGate();
  server.use(
    http.get('*/api/slow', async () => {
      await opened;
      return HttpResponse.json({ posts: ['of the user before'] });
    }),
  );
  const { send, store } = start();
  const call = send(testCall, { url: 'slow' });
  store.dispatch(loggedOut());
  open();
  expect(await call).toMatchObject({ error: { status: 'FETCH_ERROR' } });
});

test.each([
  [
    'a detail and fields',
    { detail: 'Wrong', errors: { email: 'Taken', age: 5 } },
    { detail: 'Wrong', errors: { email: 'Taken' } },
  ],
  ['a detail that is no text', { detail: { msg: 'x' } }, { detail: '' }],
  ['a list', ['x'], { detail: '' }],
  ['an address to verify', { detail: 'No', email: 'a@b.c' }, { detail: 'No', email: 'a@b.c' }],
])('an error with %s has the common form', async (_name, body, data) => {
  server.use(http.get('*/api/bad', () => HttpResponse.json(body, { status: 400 })));
  const { error } = await start().send(testCall, { url: 'bad' });
  expect(error).toEqual({ status: 400, data });
});

test('an HTML error page from a proxy keeps its status', async () => {
  server.use(
    http.get('*/api/bad', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })),
  );
  const { error } = await start().send(testCall, { url: 'bad' });
  expect(error).toEqual({ status: 502, data: { detail: '' } });
  expect(errorDetail(error, 'fallback')).toBe('fallback');
  expect(isNetworkError(error)).toBe(false);
});

test('a success status with a body that is not JSON is a parsing error', async () => {
  server.use(http.get('*/api/bad', () => HttpResponse.text('{')));
  const { error } = await start().send(testCall, { url: 'bad' });
  expect(error).toEqual({ status: 'PARSING_ERROR', data: { detail: '' } });
});

test('a call for text gets it unchanged, and its errors have the common form', async () => {
  const wantsText: ApiArgs = {
    url: 'text',
    responseHandler: (response) => (response.ok ? response.text() : response.json()),
  };
  server.use(http.get('*/api/text', () => HttpResponse.text('BEGIN:VCALENDAR')));
  const { send } = start();
  expect(await send(testCall, wantsText)).toMatchObject({ data: 'BEGIN:VCALENDAR' });
  server.use(http.get('*/api/text', () => HttpResponse.json({ detail: 'Gone' }, { status: 404 })));
  const { error } = await send(testCall, wantsText);
  expect(error).toEqual({ status: 404, data: { detail: 'Gone' } });
});

test('a missing response is a network error', async () => {
  server.use(http.get('*/api/bad', () => HttpResponse.error()));
  const { error } = await start().send(testCall, { url: 'bad' });
  expect(error).toEqual({ status: 'FETCH_ERROR', data: { detail: '' } });
  expect(isNetworkError(error)).toBe(true);
});

test('a rate limit reports how long to wait', async () => {
  server.use(
    http.get('*/api/bad', () =>
      HttpResponse.json({ detail: 'Slow down' }, { status: 429, headers: { 'Retry-After': '30' } }),
    ),
  );
  const { error } = await start().send(testCall, { url: 'bad' });
  expect(error).toEqual({ status: 429, data: { detail: 'Slow down', retryAfter: 30 } });
});

describe('an upload', () => {
  const uploadOf = (url: string): ApiArgs => {
    const body = new FormData();
    body.append('file', new File(['x'.repeat(50_000)], 'photo.png'));
    return { url, method: 'POST', body, uploadId: 'u1' };
  };

  test('reports its progress up to 100 percent and leaves no state behind', async () => {
    const { send, actions, store } = start();
    const { data } = await send(testCreate, uploadOf('echo'));
    expect(data).toMatchObject({
      type: 'multipart/form-data',
      authorization: `Bearer ${TOKEN}`,
      key: 'id-1',
    });
    const percents = actions.filter(uploadProgressed.match).map(({ payload }) => payload.percent);
    expect(percents.at(-1)).toBe(100);
    expect(percents).toEqual([...new Set(percents)].sort((a, b) => a - b));
    expect(selectUploadPercent(store.getState(), 'u1')).toBeUndefined();
  });

  test('that is refused has the common form of error', async () => {
    server.use(
      http.post('*/api/big', () => HttpResponse.json({ detail: 'Too large' }, { status: 413 })),
    );
    const { error } = await start().send(testCall, uploadOf('big'));
    expect(error).toEqual({ status: 413, data: { detail: 'Too large' } });
  });

  test('that is interrupted is a network error', async () => {
    server.use(http.post('*/api/big', () => HttpResponse.error()));
    const { error } = await start().send(testCall, uploadOf('big'));
    expect(error).toEqual({ status: 'FETCH_ERROR', data: { detail: '' } });
  });

  test('can be cancelled', async () => {
    server.use(http.post('*/api/big', () => delay('infinite')));
    const { ports, send, store } = start();
    const xhr = new XMLHttpRequest();
    const abort = jest.fn();
    ports.createUpload = () =>
      new Proxy(xhr, {
        get: (target, name) => {
          if (name === 'abort') return abort;
          const member: unknown = Reflect.get(target, name);
          return typeof member === 'function' ? (member.bind(target) as unknown) : member;
        },
        set: (target, name, value) => Reflect.set(target, name, value),
      });
    const call = send(testCall, uploadOf('big'));
    await waitFor(() => expect(openRequests.size).toBe(1));
    call.abort();
    expect(await call).toMatchObject({ error: { name: 'AbortError' } });
    expect(abort).toHaveBeenCalled();
    await waitFor(() => expect(selectUploadPercent(store.getState(), 'u1')).toBeUndefined());
  });
});
