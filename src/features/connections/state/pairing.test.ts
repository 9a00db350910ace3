import { HttpResponse } from 'msw';
import { frameReceived } from '#realtime/frameActions';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { ada, adaStored } from '#shared/testing/people';
import { respondToMe, startSession } from '#shared/testing/startSession';
import { onCall } from '#shared/testing/onCall';
import { connectionsApi } from './connectionsApi';
import { selectAnswered, selectIsAsked } from './connectionsSlice';

const server = startApiServer(respondToMe(200, ada));
const { connect, acceptRequest } = connectionsApi.endpoints;

const grace = { id: 12, username: 'grace', avatar: null };

async function signedIn() {
  const { store, settled } = await startSession(createFakePorts(adaStored));
  await settled();
  return store;
}

test('a request is pending at once, and stays so when the server confirms it', async () => {
  server.use(onCall('connect', () => HttpResponse.json({ status: 'pending' }, { status: 201 })));
  const store = await signedIn();
  const asking = store.dispatch(connect.initiate(grace));
  expect(selectIsAsked(store.getState(), 12)).toBe(true);
  await asking;
  expect(selectIsAsked(store.getState(), 12)).toBe(true);
});

test('a confirmed request can be repeated after a change between the two, but not one in flight', async () => {
  let respond!: () => void;
  const held = new Promise<void>((resolve) => (respond = resolve));
  server.use(
    onCall('connect', async () => {
      await held;
      return HttpResponse.json({ status: 'pending' }, { status: 201 });
    }),
  );
  const store = await signedIn();
  const change = (user_id: number) =>
    store.dispatch(frameReceived.connections_changed({ type: 'connections_changed', user_id }, 0));
  const asking = store.dispatch(connect.initiate(grace));
  change(12);
  expect(selectIsAsked(store.getState(), 12)).toBe(true);
  respond();
  await asking;
  change(13);
  expect(selectIsAsked(store.getState(), 12)).toBe(true);
  change(12);
  expect(selectIsAsked(store.getState(), 12)).toBe(false);
});

test('a request can be repeated when the call fails', async () => {
  server.use(onCall('connect', () => HttpResponse.json({ detail: 'Down.' }, { status: 503 })));
  const store = await signedIn();
  await store.dispatch(connect.initiate(grace));
  expect(selectIsAsked(store.getState(), 12)).toBe(false);
});

test('an answered request disappears at once, and returns when the call fails', async () => {
  server.use(
    onCall('acceptRequest', () => HttpResponse.json({ detail: 'Down.' }, { status: 503 })),
  );
  const store = await signedIn();
  const answering = store.dispatch(acceptRequest.initiate({ requestId: 42, person: grace }));
  expect(selectAnswered(store.getState())).toEqual({ 42: true });
  await answering;
  expect(selectAnswered(store.getState())).toEqual({});
});
