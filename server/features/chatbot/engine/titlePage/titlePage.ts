import { findQuote } from '#domain/texts';
import type { Source, SourcePage } from '../source';

/** A manual may have a cover and an imprint before its title page says more. */
export const TITLE_PAGES = 3;
const LONGEST = 1_200;
/** Headings after the title, the authors and the date. */
const END =
  /\b(?:Abstract|ABSTRACT|Contents|CONTENTS|Keywords|Zusammenfassung|Inhaltsverzeichnis)\b|\b(?:1|I)\.? (?:Introduction|INTRODUCTION|Einleitung)\b|সারসংক্ষেপ|ভূমিকা|সূচিপত্র/u;

/** A page before the text of a document begins. */
export interface TitlePage {
  page: SourcePage;
  /** Its beginning without the title of the document. */
  text: string;
  /** Its lines that were read as headings or paragraphs, up to the text. */
  lines: readonly string[];
  /** Whether the title is before `text`. */
  isTitled: boolean;
}

/** The title as a text has it; null if it does not. */
export function titleIn(text: string, title: string): string | null {
  const at = text.toLowerCase().indexOf(title.toLowerCase());
  return at === -1 ? findQuote(text, title) : text.slice(at, at + title.length);
}

function readPage(page: SourcePage, title: string): TitlePage {
  const opening = page.text.slice(0, LONGEST);
  const named = titleIn(opening, title);
  const start = named === null ? 0 : opening.indexOf(named) + named.length;
  const rest = opening.slice(start);
  const end = END.exec(rest)?.index ?? rest.length;
  const text = rest.slice(0, end);
  const lines = (page.sections ?? [])
    .flatMap(({ headings, paragraphs }) => [
      ...headings.slice(-1),
      ...paragraphs.map(([from, to]) => page.text.slice(from, to)),
    ])
    .filter((line) => text.includes(line));
  return { page, text, lines, isTitled: named !== null };
}

/** The pages that may say who wrote a document, and when. */
export const titlePages = ({ pages, title }: Source): TitlePage[] =>
  pages.filter(({ page }) => page <= TITLE_PAGES).map((page) => readPage(page, title));
