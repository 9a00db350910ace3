import { startSession } from '../testing/startSession';
import { notify } from './notify';
import { selectToasts, toastActionChosen, toastDismissed } from './toastsSlice';

test('a toast gets an id from the ports and is shown for the duration of its kind', async () => {
  const { store } = await startSession();
  const id = store.dispatch(notify({ kind: 'success', text: 'Saved.' }));
  expect(selectToasts(store.getState())).toEqual([
    { id, kind: 'success', text: 'Saved.', durationMs: 5_000 },
  ]);
});

test('an error toast stays until it is dismissed', async () => {
  const { store } = await startSession();
  const id = store.dispatch(notify({ kind: 'error', text: 'No.' }));
  expect(selectToasts(store.getState())[0]?.durationMs).toBeNull();
  store.dispatch(toastDismissed(id));
  expect(selectToasts(store.getState())).toEqual([]);
});

test('choosing a toast’s action removes it and leaves the others', async () => {
  const { store } = await startSession();
  const undo = store.dispatch(notify({ kind: 'undo', text: 'Deleted.', actionLabel: 'Undo' }));
  const other = store.dispatch(notify({ kind: 'info', text: 'By the way', durationMs: 1_000 }));
  store.dispatch(toastActionChosen(undo));
  expect(selectToasts(store.getState()).map(({ id }) => id)).toEqual([other]);
});

test('a fifth toast removes the oldest', async () => {
  const { store } = await startSession();
  ['1', '2', '3', '4', '5'].forEach((text) => store.dispatch(notify({ kind: 'info', text })));
  expect(selectToasts(store.getState()).map(({ text }) => text)).toEqual(['2', '3', '4', '5']);
});
