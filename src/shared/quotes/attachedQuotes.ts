import type { WantedQuote } from '#contract/entities/paperQuote';
import { PAPER_QUOTES_MAX } from '#contract/limits';
import { draftChanged, selectDraft } from '../drafts/draftsSlice';
import { parseStored } from '../store/persistedSlice';
import type { AppThunk } from '../store/types';

/** A quote that an unsent text will have, with the title of its paper. */
export interface AttachedQuote extends WantedQuote {
  title: string;
}

/** Whether a value has the form of an attached quote. */
export function isAttached(value: unknown): value is AttachedQuote {
  if (typeof value !== 'object' || value === null) return false;
  const { paper_id: id, page, quote, title } = value as Record<keyof AttachedQuote, unknown>;
  return (
    Number.isSafeInteger(id) &&
    Number.isSafeInteger(page) &&
    typeof quote === 'string' &&
    typeof title === 'string'
  );
}

/** The quotes in a draft; none if it has another form. */
export function readAttached(draft: string): AttachedQuote[] {
  const value = draft === '' ? [] : parseStored(draft);
  return Array.isArray(value) ? value.filter(isAttached) : [];
}

/** The draft with these quotes; empty if there are none. */
export const writeAttached = (quotes: readonly AttachedQuote[]): string =>
  quotes.length === 0 ? '' : JSON.stringify(quotes);

/** Adds a quote to a draft, once. Returns whether it is there; a text has few quotes. */
export function attachQuote(key: string, quote: AttachedQuote): AppThunk<boolean> {
  return (dispatch, getState) => {
    const attached = readAttached(selectDraft(getState(), key));
    const isThere = attached.some(
      (each) =>
        each.paper_id === quote.paper_id && each.page === quote.page && each.quote === quote.quote,
    );
    if (isThere) return true;
    if (attached.length >= PAPER_QUOTES_MAX) return false;
    dispatch(draftChanged({ key, text: writeAttached([...attached, quote]) }));
    return true;
  };
}
