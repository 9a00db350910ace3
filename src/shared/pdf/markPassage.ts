import { markQuote } from './markQuote';

/** The library's event `textlayerrendered`: the text of a page has been laid out. */
export interface LaidOut {
  /** Counted from 1. */
  pageNumber: number;
  source: { textLayer: { div: HTMLElement } | null };
}

/** Elements with text. Marked content holds some of them; matches of a search are inside them. */
const LINES = ':is(.textLayer, .markedContent) > span:not(.markedContent)';

/** Highlights a passage of a page; returns the first mark, or null if the page doesn't contain it. */
export function markPassage({ source }: LaidOut, quote: string): HTMLElement | null {
  const lines = source.textLayer?.div.querySelectorAll<HTMLElement>(LINES);
  return markQuote([...(lines ?? [])], quote)[0] ?? null;
}
