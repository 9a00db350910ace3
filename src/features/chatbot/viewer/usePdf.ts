import { useEffect, useState } from 'react';
import { loadPdf, type OpenPdf } from './loadPdf';

type Opened = { state: 'opening' } | { state: 'failed' } | ({ state: 'open' } & OpenPdf);

/** Opens a file as a PDF, and closes it when the component unmounts. */
export function usePdf(file: File): Opened {
  const [opened, setOpened] = useState<Opened>({ state: 'opening' });
  useEffect(() => {
    let isGone = false;
    let close: (() => void) | undefined;
    loadPdf(file).then(
      (loaded) => {
        close = loaded.close;
        if (isGone) loaded.close();
        else setOpened({ state: 'open', pdf: loaded.pdf, labels: loaded.labels });
      },
      () => {
        if (!isGone) setOpened({ state: 'failed' });
      },
    );
    return () => {
      isGone = true;
      close?.();
    };
  }, [file]);
  return opened;
}
