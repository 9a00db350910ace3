import { useRef, useState } from 'react';
import type { Paper, PaperProposal } from '#contract/entities/research';
import { errorDetail } from '#api/errors';
import type { PaperFields } from '../papers/papersApi';
import { useInspectPaperMutation } from '../papers/papersApi';
import * as texts from '../texts';

/** The state of the chosen PDF's inspection. */
export interface Inspection {
  readonly isReading: boolean;
  /** A note about the PDF, such as that its text cannot be searched. */
  readonly note: string | null;
  /** The reason why it could not be read; it can be uploaded anyway. */
  readonly problem: string | null;
  /** Existing copies of the paper on Quad. */
  readonly duplicates: readonly Paper[];
  /** The proposed details, without empty texts. */
  readonly fields: Partial<PaperFields>;
  /** The fields that keep another text of the user's. */
  readonly kept: readonly (keyof PaperFields)[];
}

const nothingKnown: Inspection = {
  isReading: false,
  note: null,
  problem: null,
  duplicates: [],
  fields: {},
  kept: [],
};

/** Returns the fields that a PDF fills in, without empty ones. */
function proposedFields(proposal: PaperProposal): Partial<PaperFields> {
  const { title, author, abstract, doi, published_year: year } = proposal;
  const all = { title, author, abstract, doi: doi ?? '', published_year: String(year ?? '') };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value.trim() !== ''));
}

/**
 * Requests the details of a PDF from the server; only the latest of several files counts. `onProposed`
 * returns the fields that keep another text.
 */
export function useProposal(onProposed: (fields: Partial<PaperFields>) => Inspection['kept']) {
  const [inspect] = useInspectPaperMutation();
  const [known, setKnown] = useState(nothingKnown);
  const latest = useRef<File | null>(null);

  return {
    ...known,
    /** Reads a file. `doi` is the typed one, which the PDF may lack. */
    read: async (file: File, doi: string) => {
      latest.current = file;
      setKnown({ ...nothingKnown, isReading: true });
      const { data, error } = await inspect({ file, doi });
      if (latest.current !== file) return;
      if (!data) {
        const problem = errorDetail(error, texts.fileUnreadable);
        setKnown({ ...nothingKnown, problem });
        return;
      }
      const fields = proposedFields(data);
      const { note, duplicates } = data;
      setKnown({ ...nothingKnown, note, duplicates, fields, kept: onProposed(fields) });
    },
    /** Searches for duplicates again with another DOI, without filling in fields. */
    compare: async (file: File, doi: string) => {
      const { data } = await inspect({ file, doi });
      if (latest.current !== file || !data) return;
      setKnown((now) => ({ ...now, duplicates: data.duplicates }));
    },
    /** All fields have the texts of the PDF now. */
    settle: () => setKnown((now) => ({ ...now, kept: [] })),
    forget: () => {
      latest.current = null;
      setKnown(nothingKnown);
    },
  };
}
