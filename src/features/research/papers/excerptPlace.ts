import { normalise } from '#contract/normalise';
import type { ReaderPlace } from '#shared/pdf/readerPlace';

/** The text as the reader's search compares it: without case, accents or line breaks. */
const fold = (text: string) =>
  normalise(text, 'NFKD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/g, ' ').toLowerCase();

interface Excerpt {
  readonly page: number;
  /** Words of the page, with an ellipsis where they were cut. */
  readonly excerpt: string;
  /** The searched words. */
  readonly keyword?: string;
}

/**
 * The place of words that a search found. Quad finds words in other forms and orders, too. The
 * reader only finds what stands there literally, so otherwise it marks the excerpt.
 */
export function excerptPlace({ page, excerpt, keyword }: Excerpt): Partial<ReaderPlace> {
  if (keyword !== undefined && fold(excerpt).includes(fold(keyword)))
    return { page, find: keyword };
  return { page, quote: excerpt.replace(/^…/, '').replace(/…$/, '').trim() || null };
}
