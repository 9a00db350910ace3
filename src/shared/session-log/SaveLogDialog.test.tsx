import { screen, waitFor } from '@testing-library/react';
import { renderAt } from '../testing/renderAt';
import { readSavedFile, watchSavedFiles } from '../testing/savedFiles';
import { RecordingMark } from './RecordingMark';
import { SaveLogButton } from './SaveLogButton';
import { startRecording } from './recorderSlice';

const files = watchSavedFiles();

test('a session log is downloaded, with pseudonyms on request', async () => {
  const { user } = await renderAt('/page', <SaveLogButton />);
  await user.click(screen.getByRole('button', { name: 'Save session log' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(files.names).toEqual([expect.stringMatching(/^quad-session-2026-01-01-.*\d\.jsonl$/)]);
  expect(await readSavedFile(files)).toMatch(/^{"format":"quad-action-log".*"share":false/);

  await user.click(screen.getByRole('button', { name: 'Save session log' }));
  await user.click(screen.getByLabelText('Anonymise names and text for sharing'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(files.names.at(-1)).toMatch(/-shared\.jsonl$/);
  expect(await readSavedFile(files)).toMatch(/"share":true/);
});

test("a log that can't be written reports the failure and can be retried", async () => {
  const { user } = await renderAt('/page', <SaveLogButton />);
  await user.click(screen.getByRole('button', { name: 'Save session log' }));
  files.isBroken = true;
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Couldn’t save the log\./)).toBeVisible();
  files.isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a running recording is shown and can be stopped', async () => {
  const { user, store } = await renderAt('/page', <RecordingMark endedBy={null} />);
  store.dispatch(startRecording());
  expect(store.getState().recorder.isRecording).toBe(true);
  expect(screen.getByRole('status')).toHaveTextContent('Recording…');
  await user.click(screen.getByRole('button', { name: 'Stop recording' }));
  await waitFor(() => expect(store.getState().recorder.endedBy).toBe('asked'));
});

test.each([
  ['asked', 'The recording has ended.'],
  ['full', 'Recording stopped at its limit (100,000 actions or 50 MB).'],
  ['time_travel', 'Recording stopped because DevTools changed the state.'],
] as const)(
  'a recording that ended (%s) shows why, and is saved or dismissed',
  async (end, text) => {
    const { user, store } = await renderAt('/page', <RecordingMark endedBy={end} />);
    store.dispatch(startRecording());
    expect(screen.getByRole('status')).toHaveTextContent(text);
    await user.click(screen.getByRole('button', { name: 'Save recording' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await readSavedFile(files)).toMatch(/"mode":"recording"/);
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('status')).toBeNull();
  },
);
