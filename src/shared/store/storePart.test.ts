import { configureStore, createSlice } from '@reduxjs/toolkit';
import { partOf } from './storePart';

const makeSlice = (name: string) =>
  createSlice({ name, initialState: 0, reducers: { added: (count) => count + 1 } });
const [one, two, three] = [makeSlice('one'), makeSlice('two'), makeSlice('three')];

function setUp() {
  const store = configureStore({
    reducer: { one: one.reducer, two: two.reducer, three: three.reducer },
    // Told at once, and not at the next refresh.
    enhancers: (getDefaults) => getDefaults({ autoBatch: false }),
  });
  const subscribe = jest.spyOn(store, 'subscribe');
  const part = partOf<{ one: number; two: number }>(store, ['one', 'two']);
  return { store, subscribe, part };
}

it('shows its slices alone, as one object for as long as none changes', () => {
  const { store, part } = setUp();
  const before = part.getState();
  expect(before).toEqual({ one: 0, two: 0 });
  store.dispatch(three.actions.added());
  expect(part.getState()).toBe(before);
  store.dispatch(two.actions.added());
  expect(part.getState()).toEqual({ one: 0, two: 1 });
});

it('tells its listeners of changes of its slices alone, until they leave', () => {
  const { store, part } = setUp();
  const listener = jest.fn();
  const leave = part.subscribe(listener);
  store.dispatch(three.actions.added());
  expect(listener).not.toHaveBeenCalled();
  store.dispatch(one.actions.added());
  expect(listener).toHaveBeenCalledTimes(1);
  leave();
  store.dispatch(one.actions.added());
  expect(listener).toHaveBeenCalledTimes(1);
});

it('tells of what changed while it was asked between two actions', () => {
  const { store, part } = setUp();
  const listener = jest.fn();
  part.subscribe(listener);
  store.dispatch(one.actions.added());
  part.getState();
  store.dispatch(one.actions.added());
  expect(listener).toHaveBeenCalledTimes(2);
});

it('listens to the store once for all, and no longer than anybody listens to it', () => {
  const { store, subscribe, part } = setUp();
  const [first, second] = [jest.fn(), jest.fn()];
  const leaves = [part.subscribe(first), part.subscribe(second), part.subscribe(second)];
  expect(subscribe).toHaveBeenCalledTimes(1);
  leaves[1]?.();
  store.dispatch(one.actions.added());
  expect([first, second].map((listener) => listener.mock.calls.length)).toEqual([1, 1]);
  leaves[0]?.();
  leaves[2]?.();
  store.dispatch(one.actions.added());
  expect(second).toHaveBeenCalledTimes(1);
  part.subscribe(first);
  expect(subscribe).toHaveBeenCalledTimes(2);
  store.dispatch(two.actions.added());
  expect(first).toHaveBeenCalledTimes(2);
});
