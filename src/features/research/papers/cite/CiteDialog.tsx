import type { Paper } from '#contract/entities/research';
import { errorDetail } from '#api/errors';
import { safeUrl } from '#shared/lib/safeUrl';
import { MathText } from '#shared/math/MathText';
import { Dialog } from '#shared/ui/overlays/Dialog';
import { ErrorState } from '#shared/ui/feedback/ErrorState';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import * as texts from '../../texts';
import { useCitePaperQuery } from '../papersApi';
import { CitationText } from './CitationText';
import css from './CiteDialog.module.css';

/** Its licence requires crediting it wherever its output is shown. */
const CITEPROC_URL = 'https://github.com/Juris-M/citeproc-js';

const lines = [
  ['apa', texts.apa],
  ['chicago', texts.chicago],
  ['ieee', texts.ieee],
] as const;

const files = [
  ['bibtex', texts.bibtex, '.bib', 'application/x-bibtex'],
  ['ris', texts.ris, '.ris', 'application/x-research-info-systems'],
] as const;

interface CiteDialogProps {
  readonly paper: Paper;
  readonly onClose: () => void;
}

/**
 * A paper's citation in formats for reference lists and reference managers, to copy or download.
 */
export function CiteDialog({ paper, onClose }: CiteDialogProps) {
  const { data, error, isFetching, refetch } = useCitePaperQuery(paper.id);
  const name = paper.original_filename.replace(/\.pdf$/i, '');
  return (
    <Dialog
      open
      sheet
      size="md"
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={texts.citePaper}
      description={<MathText text={paper.title} />}
    >
      {!data && error === undefined ? (
        <div role="status" className={css.list}>
          <p className={css.note}>{texts.preparing}</p>
          <Skeleton />
          <Skeleton width="80%" />
          <Skeleton height="6rem" />
        </div>
      ) : null}
      {!data && error !== undefined ? (
        <ErrorState
          text={errorDetail(error, texts.citeFailed)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data ? (
        <div className={css.list}>
          {lines.map(([style, label]) => (
            <CitationText key={style} label={label} text={data[style]} />
          ))}
          {files.map(([format, label, ending, type]) => (
            <CitationText
              key={format}
              label={label}
              text={data[format]}
              file={{ name: `${name}${ending}`, type }}
            />
          ))}
          <p className={css.note}>
            {texts.formattedWith}{' '}
            <a href={safeUrl(CITEPROC_URL) ?? undefined} target="_blank" rel="noopener noreferrer">
              {texts.formatter}
            </a>
          </p>
        </div>
      ) : null}
    </Dialog>
  );
}
