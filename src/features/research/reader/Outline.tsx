import type { PDFDocumentProxy } from 'pdfjs-dist';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '#shared/ui/buttons/IconButton';
import { Spinner } from '#shared/ui/feedback/Spinner';
import css from './Outline.module.css';
import * as texts from './texts';

type Entries = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>;
type Entry = Entries[number];

interface OutlineProps {
  readonly pdf: PDFDocumentProxy;
  readonly onGoTo: (destination: string | unknown[]) => void;
  readonly onClose: () => void;
}

/** The table of contents of a PDF. */
export function Outline({ pdf, onGoTo, onClose }: OutlineProps) {
  const [entries, setEntries] = useState<Entries | null>(null);
  useEffect(() => {
    let isGone = false;
    // A damaged outline counts as none. The type omits that there may be none.
    const read = pdf.getOutline().catch(() => []);
    void read.then((found: Entries | null) => {
      if (!isGone) setEntries(found ?? []);
    });
    return () => {
      isGone = true;
    };
  }, [pdf]);
  return (
    <nav className={css.outline} aria-label={texts.outline}>
      <div className={css.head}>
        <h2 className={css.title}>{texts.outline}</h2>
        <IconButton icon={X} label={texts.closeOutline} onClick={onClose} />
      </div>
      {entries === null ? <Spinner label={texts.opening} /> : null}
      {entries?.length === 0 ? <p className={css.empty}>{texts.noOutline}</p> : null}
      {entries && entries.length > 0 ? <Level entries={entries} onGoTo={onGoTo} /> : null}
    </nav>
  );
}

interface LevelProps extends Pick<OutlineProps, 'onGoTo'> {
  readonly entries: readonly Entry[];
}

/** Entries of one level, each with those below it. */
function Level({ entries, onGoTo }: LevelProps) {
  return (
    <ul className={css.level}>
      {entries.map((entry, at) => (
        <li key={at}>
          <button
            type="button"
            className={css.entry}
            dir="auto"
            disabled={entry.dest === null}
            onClick={() => {
              if (entry.dest !== null) onGoTo(entry.dest);
            }}
          >
            {entry.title}
          </button>
          {entry.items.length > 0 ? (
            <Level entries={entry.items as Entry[]} onGoTo={onGoTo} />
          ) : null}
        </li>
      ))}
    </ul>
  );
}
