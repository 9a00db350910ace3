import { navigated } from '#shared/store/pageEvents';
import { createFakePorts } from '#shared/testing/fakePorts';
import { createStore } from './createStore';

const ACTIONS = 500;
/** The state is redacted at the start of each block of the ring, which has this many actions. */
const BLOCK = 50;

test('while DevTools is closed, recording redacts each action once and the state once a block', async () => {
  const { store, restored, sessionLog } = createStore(createFakePorts(), { devTools: true });
  await restored;
  const { recorder, redactor } = sessionLog;
  const before = recorder.entries().length;
  const redactAction = jest.spyOn(redactor, 'action');
  const redactState = jest.spyOn(redactor, 'state');
  for (let page = 0; page < ACTIONS; page += 1)
    store.dispatch(navigated({ path: `/posts/${page}`, kind: 'PUSH' }));
  const recorded = recorder.entries().length - before;
  expect(recorded).toBeGreaterThanOrEqual(ACTIONS);
  expect(redactAction).toHaveBeenCalledTimes(recorded);
  expect(redactState.mock.calls.length).toBeLessThanOrEqual(recorded / BLOCK + 1);
});
