import { configureStore, Tuple } from '@reduxjs/toolkit';
import { likeWished } from '../features/feed/feedSlice';
import { createFakePorts } from '../shared/testing/fakePorts';
import { exportedLog } from '../shared/testing/replayLog';
import { createRecorderSlot } from './recorderSlot';
import { rootReducer } from './rootReducer';

const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

it('is fetched again where it could not be, and knows what happened meanwhile', async () => {
  const ports = createFakePorts();
  const load = jest
    .fn(() => import('./createAppRecorder'))
    .mockRejectedValueOnce(new Error('Loading chunk 9777 failed.'));
  const slot = createRecorderSlot(ports, load);
  const store = configureStore({
    reducer: rootReducer,
    middleware: () => new Tuple(slot.middleware),
  });
  store.dispatch(likeWished({ id: 7, on: true }));

  ports.timers.advance(1_000);
  await settle();
  expect(slot.loaded()).toBeUndefined();
  expect(ports.logged).toEqual(['warn The recorder could not be fetched']);
  store.dispatch(likeWished({ id: 8, on: true }));

  ports.timers.advance(9_999);
  expect(load).toHaveBeenCalledTimes(1);
  ports.timers.advance(1);
  await slot.ready();
  expect(load).toHaveBeenCalledTimes(2);
  const log = await exportedLog(slot);
  expect(log.match(/"type":"feed\/likeWished"/g)).toHaveLength(2);
});
