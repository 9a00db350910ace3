import { HttpResponse } from 'msw';
import { sharedPost } from '#contract/fixtures/posts';
import { shareApi } from '#features/feed/share/shareApi';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { onCall, refuseCall } from '#shared/testing/onCall';
import { TOKEN } from '#shared/testing/people';
import { exportedLog, replayText } from '#shared/testing/replayLog';
import { createStore } from './createStore';

const DEAD = TOKEN.replace('A', 'Z');

startApiServer(
  onCall(['readSharedPost', { token: TOKEN }], () => HttpResponse.json(sharedPost)),
  refuseCall(['readSharedPost', { token: DEAD }], 404, 'Post not found or link is invalid.'),
);

test.each([false, true])(
  'responses distinguished only by a secret replay as two (shared: %s)',
  async (share) => {
    const { store, restored, sessionLog } = createStore(createFakePorts());
    await restored;
    const read = (token: string) =>
      store.dispatch(shareApi.endpoints.readSharedPost.initiate(token));
    const [found, missing] = [await read(TOKEN), await read(DEAD)];
    expect([found.isSuccess, missing.isError]).toEqual([true, true]);

    const log = await exportedLog(sessionLog, { share });
    for (const token of [TOKEN, DEAD]) expect(log).not.toContain(token);
    const replay = await replayText(log);
    expect(replay.verdict().matches).toBe(true);
    const { queries } = replay.stateAt(replay.entries.length - 1).api;
    expect(Object.values(queries).map((entry) => entry?.status)).toEqual(['fulfilled', 'rejected']);
    expect(Object.keys(queries)).toEqual([
      'readSharedPost("[redacted]")',
      'readSharedPost("[redacted]") #2',
    ]);
  },
);
