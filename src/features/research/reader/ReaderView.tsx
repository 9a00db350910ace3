import { clsx } from 'clsx';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Paper } from '#contract/entities/research';
import { useKeys } from '#shared/keys/useKeys';
import type { OpenPdf } from '#shared/pdf/loadPdf';
import pageCss from '#shared/pdf/pdfPages.module.css';
import { readerHash, readReaderPlace, type ReaderPlace } from '#shared/pdf/readerPlace';
import { useAppDispatch } from '#shared/store/hooks';
import { FindBar } from './FindBar';
import { Outline } from './Outline';
import css from './ReaderView.module.css';
import { ReaderBar, type ReaderLook } from './ReaderBar';
import { paperClosed, paperPageTurned } from './readingSlice';
import { SelectionBar, type OnQuote } from './SelectionBar';
import type { SelectedWords } from './selectedWords';
import * as texts from './texts';
import { useFindKey } from './useFindKey';
import { usePdfView } from './usePdfView';

/** How long a page is shown until the address names it. Browsers refuse many changes a second. */
const ADDRESS_AFTER_MS = 300;

interface ReaderViewProps extends OpenPdf {
  readonly paper: Paper;
  /** Some pages could not be fetched. */
  readonly isIncomplete: boolean;
  readonly onQuote: OnQuote<SelectedWords>;
}

/** An open paper: its pages one below the other, its contents, and a search in it. */
export function ReaderView({ paper, pdf, labels, isIncomplete, onQuote }: ReaderViewProps) {
  const [start] = useState(useStart(paper));
  const { container, view, page, found } = usePdfView(pdf, start);
  const [look, setLook] = useState<ReaderLook>({
    panel: start.find === null ? null : 'find',
    isPaired: false,
    isNight: false,
  });
  const change = useCallback(
    (changed: Partial<ReaderLook>) => setLook((before) => ({ ...before, ...changed })),
    [],
  );
  const closePanel = () => {
    change({ panel: null });
    container.current?.focus();
  };
  useReadingPlace(paper.id, page);
  const [sought, setSought] = useState(start.find ?? '');
  useAddress(page, ({ page: wanted, quote, find }) => {
    if (wanted !== null && quote !== null) view?.show({ page: wanted, quote });
    else if (wanted !== null) view?.goTo(wanted);
    if (find === null) return;
    setSought(find);
    change({ panel: 'find' });
  });
  useEffect(() => view?.pairPages(look.isPaired), [view, look.isPaired]);
  useEffect(() => container.current?.focus({ preventScroll: true }), [container]);
  const [timesAsked, setTimesAsked] = useState(0);
  const openFind = useCallback(() => {
    change({ panel: 'find' });
    setTimesAsked((before) => before + 1);
  }, [change]);
  useFindKey(openFind);
  const keys = useKeys<HTMLDivElement>({
    ArrowLeft: () => view?.turn(-1),
    ArrowRight: () => view?.turn(1),
    '+': () => view?.magnify(2),
    '-': () => view?.magnify(-2),
    Escape: closePanel,
  });
  return (
    <>
      <ReaderBar
        {...{ paper, view, page, look }}
        count={pdf.numPages}
        label={printedNumber(labels, page)}
        onGoTo={(wanted) => {
          view?.goTo(wanted);
          container.current?.focus();
        }}
        onLook={change}
      />
      <div className={css.body}>
        {look.panel === 'outline' ? (
          <Outline pdf={pdf} onGoTo={(to) => view?.goToDestination(to)} onClose={closePanel} />
        ) : null}
        <div ref={keys} className={css.stage}>
          {look.panel === 'find' ? (
            <FindBar
              key={sought}
              {...{ view, found, isIncomplete, timesAsked }}
              text={sought}
              hasText={paper.text_state !== 'no_text'}
              onClose={closePanel}
            />
          ) : null}
          <div className={css.paper}>
            <div
              ref={container}
              className={clsx(pageCss.pages, css.container, look.isNight && css.night)}
              tabIndex={0}
              role="region"
              aria-label={texts.pages}
            >
              <div className="pdfViewer" />
            </div>
            <SelectionBar container={container} onQuote={onQuote} />
          </div>
        </div>
      </div>
    </>
  );
}

/** The printed number of a page, or null if it is the same. */
function printedNumber(labels: readonly string[] | null, page: number): string | null {
  const label = labels?.[page - 1]?.trim();
  return label && label !== String(page) ? label : null;
}

/** The place to open: that of the address, else where the reader stopped, else the first page. */
function useStart({ my_page: stoppedAt }: Paper): ReaderPlace {
  const place = readReaderPlace(useLocation().hash);
  return { ...place, page: place.page ?? stoppedAt ?? 1 };
}

/** Reports the page that is read, which is kept as the reader's place. */
function useReadingPlace(paperId: number, page: number): void {
  const dispatch = useAppDispatch();
  // Before the page is shown: who has seen it may leave at once.
  useLayoutEffect(() => {
    dispatch(paperPageTurned({ id: paperId, page }));
  }, [dispatch, paperId, page]);
  useEffect(
    () => () => {
      dispatch(paperClosed());
    },
    [dispatch, paperId],
  );
}

/** Keeps the page in the address, and goes to the place of a changed address. */
function useAddress(page: number, goTo: (place: ReaderPlace) => void): void {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const written = useRef(hash);
  // Only a changed address goes to a page, not a changed function.
  const latest = useRef(goTo);
  useEffect(() => {
    latest.current = goTo;
  });
  useEffect(() => {
    const timer = setTimeout(() => {
      if (readReaderPlace(window.location.hash).page === page) return;
      written.current = readerHash({ page });
      void navigate({ hash: written.current }, { replace: true, preventScrollReset: true });
    }, ADDRESS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [navigate, page]);
  useEffect(() => {
    if (hash === written.current) return;
    written.current = hash;
    latest.current(readReaderPlace(hash));
  }, [hash]);
}
