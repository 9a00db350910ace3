import { useRef, useState } from 'react';
import type { Paper, PaperProposal } from '#contract/entities/research';
import { errorDetail } from '#api/errors';
import type { PaperFields } from '../papers/papersApi';
import { useInspectPaperMutation } from '../papers/papersApi';

/** What is known of the chosen PDF. */
export interface Inspection {
  readonly isReading: boolean;
  /** What to know of it, as that its words cannot be searched. */
  readonly note: string | null;
  /** Why it could not be read; it may be uploaded all the same. */
  readonly problem: string | null;
  /** The same paper, as it is here already. */
  readonly duplicates: readonly Paper[];
  /** Whether fields were filled from it. */
  readonly hasProposed: boolean;
}

const nothingKnown: Inspection = {
  isReading: false,
  note: null,
  problem: null,
  duplicates: [],
  hasProposed: false,
};

/** The fields a PDF fills, without those it says nothing of. */
function proposedFields(proposal: PaperProposal): Partial<PaperFields> {
  const { title, author, abstract, doi, published_year: year } = proposal;
  const all = { title, author, abstract, doi: doi ?? '', published_year: String(year ?? '') };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value.trim() !== ''));
}

/** Asks the server what a PDF says of itself; of several files in a row only the last one counts. */
export function useProposal(onProposed: (fields: Partial<PaperFields>) => void) {
  const [inspect] = useInspectPaperMutation();
  const [known, setKnown] = useState(nothingKnown);
  const latest = useRef<File | null>(null);

  return {
    ...known,
    /** `doi` is what was typed, which the PDF may not tell. */
    read: async (file: File, doi: string) => {
      latest.current = file;
      setKnown({ ...nothingKnown, isReading: true });
      const { data, error } = await inspect({ file, doi });
      if (latest.current !== file) return;
      if (!data) {
        const problem = errorDetail(error, 'This file could not be read. You can still upload it.');
        setKnown({ ...nothingKnown, problem });
        return;
      }
      const fields = proposedFields(data);
      const { note, duplicates } = data;
      const hasProposed = Object.keys(fields).length > 0;
      setKnown({ ...nothingKnown, note, duplicates, hasProposed });
      onProposed(fields);
    },
    /** Looks once more whether the paper is here, for another DOI; nothing is proposed. */
    compare: async (file: File, doi: string) => {
      const { data } = await inspect({ file, doi });
      if (latest.current !== file || !data) return;
      setKnown((now) => ({ ...now, duplicates: data.duplicates }));
    },
    forget: () => {
      latest.current = null;
      setKnown(nothingKnown);
    },
  };
}
