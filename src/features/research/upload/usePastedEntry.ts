import { useState } from 'react';
import type { LibraryEntry } from '#contract/entities/library';
import { errorDetail } from '#api/errors';
import { authorNames } from '../library/authorNames';
import { firstEntry } from '../library/import/splitFile';
import { useInspectReferencesMutation } from '../library/libraryApi';
import type { PaperFields } from '../papers/papersApi';
import * as texts from '../texts';
import type { FillFields } from './useFilledFields';

/** The form values of an entry, without empty ones. The title of an unknown DOI is the DOI itself. */
function fieldsOf({ title, author, year, doi, fields }: LibraryEntry): Partial<PaperFields> {
  const all: Partial<PaperFields> = {
    title: title === doi ? '' : title,
    author: authorNames(author).join('; '),
    abstract: fields.abstract ?? '',
    doi: doi ?? '',
    published_year: year === null ? '' : String(year),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}

/** The result of filling in the form from a pasted text. */
export interface PastedEntry {
  readonly problem: string | null;
  /** The entry that was used, or null. */
  readonly entry: LibraryEntry | null;
  /** The number of entries in the text. */
  readonly count: number;
  /** The fields that keep the user's own text, and that of the entry for them. */
  readonly kept: readonly (keyof PaperFields)[];
  readonly fields: Partial<PaperFields>;
}

const nothing: PastedEntry = { problem: null, entry: null, count: 0, kept: [], fields: {} };

/** Fills in the form of a paper from the first entry of a pasted text. `onDoi` gets its DOI. */
export function usePastedEntry(fill: FillFields, onDoi: (doi: string) => void) {
  const [inspect, { isLoading: isReading }] = useInspectReferencesMutation();
  const [result, setResult] = useState(nothing);

  const put = (fields: Partial<PaperFields>, overwrites: boolean) => {
    const { kept } = fill('entry', fields, { overwrites });
    if (fields.doi !== undefined && !kept.includes('doi')) onDoi(fields.doi);
    return kept;
  };

  return {
    isReading,
    result,
    /** Resolves with whether there was an entry. */
    read: async (pasted: string): Promise<boolean> => {
      setResult(nothing);
      const { count, text } = firstEntry(pasted);
      const { data, error } = await inspect(text);
      const entry = data?.fresh[0] ?? data?.duplicates[0];
      if (!entry) {
        const reason = data?.refused[0]?.reason;
        setResult({ ...nothing, problem: reason ?? errorDetail(error, texts.entryUnreadable) });
        return false;
      }
      const fields = fieldsOf(entry);
      setResult({ problem: null, entry, count, kept: put(fields, false), fields });
      return true;
    },
    /** Replaces the user's own texts as well. */
    replace: () => {
      put(result.fields, true);
      setResult((now) => ({ ...now, kept: [] }));
    },
    forget: () => setResult(nothing),
  };
}
