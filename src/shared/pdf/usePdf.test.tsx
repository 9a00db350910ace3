import { act, renderHook, waitFor } from '@testing-library/react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createFakePorts } from '../testing/fakePorts';
import { startSession } from '../testing/startSession';
import type { loadPdf } from './loadPdf';
import { usePdf } from './usePdf';

let options: Parameters<typeof loadPdf>[1] | undefined;
const fetchAgain = jest.fn();
const close = jest.fn();
let outcome: () => ReturnType<typeof loadPdf>;
jest.mock('./loadPdf', () => ({
  loadPdf: (_source: unknown, given: typeof options) => {
    options = given;
    return outcome();
  },
}));

const pdf = { numPages: 3 } as PDFDocumentProxy;
beforeEach(() => {
  fetchAgain.mockClear();
  close.mockClear();
  outcome = () => Promise.resolve({ pdf, labels: null, fetchAgain, close });
});

type Store = Awaited<ReturnType<typeof startSession>>['store'];

function open(store: Store) {
  const source = { url: '/file', token: 'secret' };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  return renderHook(() => usePdf(source), { wrapper });
}

test('an open PDF tells that parts are missing, and fetches them again without closing', async () => {
  const ports = createFakePorts();
  const { store } = await startSession(ports);
  const { result, unmount } = open(store);
  await waitFor(() => expect(result.current).toMatchObject({ pdf, isIncomplete: false }));
  act(() => options?.onLost());
  expect(result.current).toMatchObject({ pdf, isIncomplete: true });
  act(() => result.current.retry());
  expect(result.current).toMatchObject({ pdf, isIncomplete: false });
  expect(fetchAgain).toHaveBeenCalledTimes(1);
  expect(close).not.toHaveBeenCalled();

  let isOver = false;
  const pause = options?.pause(1_000).then(() => {
    isOver = true;
  });
  ports.timers.advance(999);
  expect(isOver).toBe(false);
  ports.timers.advance(1);
  await pause;
  unmount();
  expect(close).toHaveBeenCalledTimes(1);
});

test.each([
  ['gone', Object.assign(new Error('Gone'), { status: 404 })],
  ['unreachable', new TypeError('Failed to fetch')],
  ['password', Object.assign(new Error('Locked'), { name: 'PasswordException' })],
])('a PDF that can’t be opened says why, and is opened again: %s', async (fault, error) => {
  outcome = () => Promise.reject(error);
  const { store } = await startSession(createFakePorts());
  const { result } = open(store);
  await waitFor(() => expect(result.current).toMatchObject({ state: 'failed', fault }));
  outcome = () => Promise.resolve({ pdf, labels: null, fetchAgain, close });
  act(() => result.current.retry());
  await waitFor(() => expect(result.current).toMatchObject({ state: 'open', pdf }));
});
