import { useCallback, useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '../store/hooks';
import type { AppThunk } from '../store/types';
import { loadPdf, type OpenPdf, type PdfSource } from './loadPdf';

/** Why a PDF doesn't open: it needs a password, is damaged, is gone, or could not be fetched. */
export type PdfFault = 'password' | 'damaged' | 'gone' | 'unreachable';

interface ShownPdf extends OpenPdf {
  state: 'open';
  /** Some parts could not be fetched, so pages are missing. */
  isIncomplete: boolean;
}

type Opened = { state: 'opening' } | { state: 'failed'; fault: PdfFault } | ShownPdf;

const faults: Readonly<Record<string, PdfFault>> = {
  PasswordException: 'password',
  InvalidPDFException: 'damaged',
};

function faultOf(error: unknown): PdfFault {
  if (!(error instanceof Error)) return 'unreachable';
  const isGone = 'status' in error && error.status === 404;
  return isGone ? 'gone' : (faults[error.name] ?? 'unreachable');
}

/** Resolves after a pause. */
const pause =
  (ms: number): AppThunk<Promise<void>> =>
  (_dispatch, _getState, { timers }) =>
    new Promise((resolve) => void timers.set(resolve, ms));

/**
 * Opens a PDF, and closes it when the component unmounts. The source must be the same object as
 * long as the document is. `retry` opens it again after a failure, or fetches the missing parts.
 */
export function usePdf(source: PdfSource): Opened & { retry: () => void } {
  const dispatch = useAppDispatch();
  const [opened, setOpened] = useState<Opened>({ state: 'opening' });
  const fetchAgain = useRef<(() => void) | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isGone = false;
    let close: (() => void) | undefined;
    const setIncomplete = (isIncomplete: boolean) =>
      setOpened((now) => (now.state === 'open' ? { ...now, isIncomplete } : now));
    const loading = loadPdf(source, {
      pause: (ms) => dispatch(pause(ms)),
      onLost: () => setIncomplete(true),
    });
    loading.then(
      (loaded) => {
        close = loaded.close;
        if (isGone) {
          loaded.close();
          return;
        }
        fetchAgain.current = () => {
          setIncomplete(false);
          loaded.fetchAgain();
        };
        const { pdf, labels } = loaded;
        setOpened({ state: 'open', pdf, labels, isIncomplete: false });
      },
      (error: unknown) => {
        if (!isGone) setOpened({ state: 'failed', fault: faultOf(error) });
      },
    );
    return () => {
      isGone = true;
      fetchAgain.current = null;
      close?.();
    };
  }, [dispatch, source, attempt]);
  const retry = useCallback(() => {
    if (fetchAgain.current) {
      fetchAgain.current();
      return;
    }
    setOpened({ state: 'opening' });
    setAttempt((before) => before + 1);
  }, []);
  return { ...opened, retry };
}
