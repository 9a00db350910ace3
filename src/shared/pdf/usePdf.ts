import { useCallback, useEffect, useState } from 'react';
import { loadPdf, type OpenPdf, type PdfSource } from './loadPdf';

/** Why a PDF doesn't open: it needs a password, is damaged, is gone, or could not be fetched. */
export type PdfFault = 'password' | 'damaged' | 'gone' | 'unreachable';

type Opened =
  { state: 'opening' } | { state: 'failed'; fault: PdfFault } | ({ state: 'open' } & OpenPdf);

const faults: Readonly<Record<string, PdfFault>> = {
  PasswordException: 'password',
  InvalidPDFException: 'damaged',
};

function faultOf(error: unknown): PdfFault {
  if (!(error instanceof Error)) return 'unreachable';
  const isGone = 'status' in error && error.status === 404;
  return isGone ? 'gone' : (faults[error.name] ?? 'unreachable');
}

/**
 * Opens a PDF, and closes it when the component unmounts. The source must be the same object as
 * long as the document is. `retry` opens it again after a failure.
 */
export function usePdf(source: PdfSource): Opened & { retry: () => void } {
  const [opened, setOpened] = useState<Opened>({ state: 'opening' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isGone = false;
    let close: (() => void) | undefined;
    loadPdf(source).then(
      (loaded) => {
        close = loaded.close;
        if (isGone) loaded.close();
        else setOpened({ state: 'open', pdf: loaded.pdf, labels: loaded.labels });
      },
      (error: unknown) => {
        if (!isGone) setOpened({ state: 'failed', fault: faultOf(error) });
      },
    );
    return () => {
      isGone = true;
      close?.();
    };
  }, [source, attempt]);
  const retry = useCallback(() => {
    setOpened({ state: 'opening' });
    setAttempt((before) => before + 1);
  }, []);
  return { ...opened, retry };
}
