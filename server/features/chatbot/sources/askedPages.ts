import { sql, type Kysely } from 'kysely';
import type { Tables } from '#server/platform/database/tables';
import { captionPattern } from '../engine/captions/captionQuestion';
import { findPages } from '../engine/pages/findPages';
import type { PartQuestion } from '../engine/parts/partQuestion';
import { findSection } from '../engine/sections/findSection';
import type { SectionQuestion } from '../engine/sections/sectionQuestion';
import { asSourcePage, type PageRow } from './readPages';

/** The pages of a text whose words match one of the patterns, which read any case. */
async function findByPattern(
  db: Kysely<Tables>,
  textId: number,
  patterns: readonly string[],
): Promise<number[]> {
  if (patterns.length === 0) return [];
  const rows = await db
    .selectFrom('document_pages')
    .select('page')
    .where('text_id', '=', textId)
    .where(sql<boolean>`text ~* ANY(${[...patterns]}::text[])`)
    .execute();
  return rows.map(({ page }) => page);
}

/** A subsection whose heading was read as text is found by its number. */
const numberPatterns = ({ sections }: SectionQuestion): string[] =>
  sections.flatMap((named) =>
    'keys' in named && named.keys !== 'last'
      ? named.keys
          .filter((key) => key.includes('.'))
          .map((key) => `(^| )${key.replaceAll('.', '\\.')}\\.? [[:alpha:]]`)
      : [],
  );

/** The pages of a text on which the part is that a question names. */
export async function findAskedPages(
  db: Kysely<Tables>,
  textId: number,
  asked: PartQuestion,
): Promise<number[]> {
  if (asked.kind === 'caption') {
    return findByPattern(db, textId, asked.captions.map(captionPattern));
  }
  const rows = await db
    .selectFrom('document_pages')
    .select(['page', 'label', 'sections'])
    .where('text_id', '=', textId)
    .orderBy('page')
    .execute();
  const pages = rows.map((row) => asSourcePage({ ...(row as Omit<PageRow, 'text'>), text: '' }));
  if (asked.kind === 'pages') {
    const found = findPages({ pages, count: pages.length }, asked.ranges);
    return found.pages.map(({ page }) => page);
  }
  const found = asked.sections.flatMap((named) => findSection(pages, named));
  if (found.length > 0) return [...new Set(found.map(({ page }) => page.page))];
  return findByPattern(db, textId, numberPatterns(asked));
}
