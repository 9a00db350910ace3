import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { selectToasts } from '#shared/notify/toastsSlice';
import { startSession } from '#shared/testing/startSession';
import type { Submitted, SubmitOptions } from './submitUpload';
import { uploadProgressed } from './uploads';
import { useUpload } from './useUpload';

type Outcome = Submitted<unknown>;

/** Renders a component that uploads texts. Each upload waits until the test ends it. */
async function open(abandonedText?: string) {
  const { store } = await startSession();
  const started: (SubmitOptions & { end(outcome: Outcome): Promise<void> })[] = [];
  const submit = (_content: string, options: SubmitOptions) => () =>
    new Promise<Outcome>((resolve) => {
      const end = (outcome: Outcome) => act(async () => Promise.resolve(resolve(outcome)));
      started.push({ ...options, end });
    });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const { result, unmount } = renderHook(() => useUpload(submit, abandonedText), { wrapper });
  const send = (content: string) => {
    act(() => void result.current.send(content));
    const upload = started.at(-1);
    if (!upload) throw new Error('Nothing was sent.');
    const progress = (percent: number) =>
      act(() => void store.dispatch(uploadProgressed({ uploadId: upload.uploadId, percent })));
    return { ...upload, progress };
  };
  const toasts = () => selectToasts(store.getState()).map(({ text }) => text);
  return { upload: () => result.current, send, unmount, toasts };
}

test('an upload is in progress, with its percentage, until its outcome is known', async () => {
  const { upload, send } = await open();
  expect(upload()).toMatchObject({ isUploading: false, percent: undefined });
  const { progress, end } = send('a');
  progress(40);
  expect(upload()).toMatchObject({ isUploading: true, percent: 40 });
  await end({ problem: null });
  expect(upload().isUploading).toBe(false);
});

test('an upload can be cancelled', async () => {
  const { upload, send, toasts } = await open('Abandoned');
  const { signal } = send('a');
  upload().cancel();
  expect(signal?.aborted).toBe(true);
  expect(toasts()).toEqual([]);
});

test.each([
  { percent: 99, text: 'Abandoned', isAborted: true },
  // The server may have stored it already.
  { percent: 100, text: 'Abandoned', isAborted: false },
  { percent: 99, text: undefined, isAborted: false },
])('a component that unmounts at $percent with the text $text', async (when) => {
  const { send, unmount, toasts } = await open(when.text);
  const { signal, progress } = send('a');
  progress(when.percent);
  unmount();
  expect(signal?.aborted).toBe(when.isAborted);
  expect(toasts()).toEqual(when.isAborted ? [when.text] : []);
});
