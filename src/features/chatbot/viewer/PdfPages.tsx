import { ChevronLeft, ChevronRight, Download, ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import { saveAddress } from '#shared/lib/saveFile';
import { ErrorState } from '#shared/ui/feedback/ErrorState';
import { IconButton } from '#shared/ui/buttons/IconButton';
import { Spinner } from '#shared/ui/feedback/Spinner';
import { useKeys } from '#shared/keys/useKeys';
import { usePdf } from '#shared/pdf/usePdf';
import * as texts from '../texts';
import { PdfPage } from './PdfPage';
import css from './PdfViewer.module.css';

const ZOOM_STEP = 1.25;
const MIN_ZOOM = 0.5;
const MAX_ZOOM = 4;

interface PdfPagesProps {
  readonly file: File;
  /** The page shown first. */
  readonly firstPage: number;
  readonly quote: string;
}

/** A PDF page by page: arrows turn, plus and minus zoom. */
export function PdfPages({ file, firstPage, quote }: PdfPagesProps) {
  const opened = usePdf(file);
  const [wanted, setWanted] = useState(firstPage);
  const [zoom, setZoom] = useState(1);
  const pageCount = opened.state === 'open' ? opened.pdf.numPages : 1;
  const page = Math.min(Math.max(1, wanted), pageCount);
  const turn = (by: number) => setWanted(Math.min(Math.max(1, page + by), pageCount));
  const magnify = (by: number) => setZoom(Math.min(Math.max(MIN_ZOOM, zoom * by), MAX_ZOOM));
  const viewer = useKeys<HTMLDivElement>({
    ArrowLeft: () => turn(-1),
    ArrowRight: () => turn(1),
    '+': () => magnify(ZOOM_STEP),
    '-': () => magnify(1 / ZOOM_STEP),
  });
  if (opened.state === 'opening') return <Spinner label={texts.opening} />;
  if (opened.state === 'failed') return <ErrorState text={texts.notOpened} />;
  return (
    <div ref={viewer} className={css.viewer}>
      <div className={css.tools} role="toolbar" aria-label={texts.documentPages}>
        <IconButton
          icon={ChevronLeft}
          label={texts.previousPage}
          aria-disabled={page === 1 || undefined}
          onClick={() => turn(-1)}
        />
        <span className={css.count} role="status">
          {texts.pageOf(page, pageCount, opened.labels?.[page - 1])}
        </span>
        <IconButton
          icon={ChevronRight}
          label={texts.nextPage}
          aria-disabled={page === pageCount || undefined}
          onClick={() => turn(1)}
        />
        <IconButton icon={ZoomOut} label={texts.zoomOut} onClick={() => magnify(1 / ZOOM_STEP)} />
        <IconButton icon={ZoomIn} label={texts.zoomIn} onClick={() => magnify(ZOOM_STEP)} />
        <IconButton
          icon={Download}
          label={texts.download}
          className={css.last}
          onClick={() => saveAddress(file.name, URL.createObjectURL(file))}
        />
      </div>
      <PdfPage
        key={page}
        pdf={opened.pdf}
        page={page}
        zoom={zoom}
        quote={page === firstPage ? quote : null}
      />
    </div>
  );
}
