import { KEYWORD_MAX_LENGTH, PASSAGE_MAX_LENGTH } from '#contract/limits';
import { readId } from '../lib/readId';

/** Where in a paper an address leads: a page, a passage of it, and a text that is searched for. */
export interface ReaderPlace {
  /** Counted from 1. */
  page: number | null;
  quote: string | null;
  find: string | null;
}

/** Reads the place from the part of an address after the path, such as `#page=4`. */
export function readReaderPlace(hash: string): ReaderPlace {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const textOf = (name: string, maxLength: number) =>
    fields.get(name)?.trim().slice(0, maxLength) || null;
  return {
    page: readId(fields.get('page')),
    quote: textOf('quote', PASSAGE_MAX_LENGTH),
    find: textOf('find', KEYWORD_MAX_LENGTH),
  };
}

/** The part of an address that leads to a place, with its `#`. */
export function readerHash({ page, quote, find }: Partial<ReaderPlace>): string {
  const fields = { page, quote, find };
  const given = Object.entries(fields).flatMap(([name, value]) =>
    value == null ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? '' : `#${new URLSearchParams(given).toString()}`;
}
