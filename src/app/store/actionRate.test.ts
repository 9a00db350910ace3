import { configureStore } from '@reduxjs/toolkit';
import { createFakePorts } from '#shared/testing/fakePorts';
import { ACTIONS_PER_SECOND, createActionRate } from './actionRate';

function start() {
  const ports = createFakePorts();
  const warn = jest.spyOn(ports.log, 'warn');
  const store = configureStore({
    reducer: (count: number | undefined) => (count ?? 0) + 1,
    middleware: (getDefaults) => getDefaults().concat(createActionRate(ports)),
  });
  const run = (count: number, type: string) => {
    for (let done = 0; done < count; done += 1) store.dispatch({ type });
  };
  return { ports, warn, store, run };
}

test('a second with too many actions is logged once, with the most frequent type', () => {
  const { warn, run, store } = start();
  run(3, 'rare');
  run(ACTIONS_PER_SECOND * 2, 'mouse/moved');
  expect(warn.mock.calls).toEqual([
    [
      `More than ${ACTIONS_PER_SECOND} actions in a second`,
      { most: expect.stringMatching(/^mouse\/moved × \d+$/) as string },
    ],
  ]);
  expect(store.getState()).toBe(ACTIONS_PER_SECOND * 2 + 4);
});

test('the maximum allowed rate, second after second, logs nothing', () => {
  const { ports, warn, run } = start();
  for (let second = 0; second < 5; second += 1) {
    run(ACTIONS_PER_SECOND, 'frame');
    ports.timers.advance(1_000);
  }
  expect(warn).not.toHaveBeenCalled();
});
