import { sql, type Kysely } from 'kysely';
import type { PaperReason } from '#contract/entities/research';
import type { Deps } from '#domain/deps';
import { hiddenAuthors } from '#domain/people';
import type { Tables } from '#server/platform/database/tables';
import type { Page } from '#server/platform/http/route';
import { createKnownFields } from '../../fields/knownFields';
import { readPapers, type PaperRow } from '../../selectPapers';
import { readKnownAuthors } from './authorsOfTaste';
import { findCited } from './findCited';
import { rankCandidates } from './rankCandidates';
import { isUnsaved, readCandidates } from './readCandidates';
import { readTaste } from './readTaste';

const DAY_MS = 86_400_000;
/** A paper that the reader opened within this time has no reason to be shown first. */
const OPENED_MS = 30 * DAY_MS;
const NEW_MS = 30 * DAY_MS;

/** A paper of the list, with the reason for its place. */
export interface RecommendedPaper {
  paper: PaperRow;
  why: PaperReason | undefined;
}

/**
 * A page of all papers but the saved ones: first these ids in their order, then the others, newest
 * first. The reader's own are among the others, because an upload leads to this list.
 */
export function listRanked(
  db: Kysely<Tables>,
  readerId: number,
  ids: readonly number[],
  { limit, offset }: Page,
): Promise<PaperRow[]> {
  // Rows beyond this cannot be on the page. Written as a sum, the planner assumes a small limit,
  // and scans the index from the newest on.
  const upToPage = sql`${limit}::integer + ${offset}::integer`;
  return readPapers(
    db,
    readerId,
    sql`(
      WITH ranked AS MATERIALIZED (
        SELECT id, place FROM unnest(${[...ids]}::bigint[]) WITH ORDINALITY AS ranked (id, place)
      ),
      others AS (
        SELECT papers.id FROM papers
        WHERE papers.user_id NOT IN ${hiddenAuthors(db, readerId)} AND ${isUnsaved(readerId)}
          AND papers.id NOT IN (SELECT id FROM ranked)
        ORDER BY papers.id DESC LIMIT ${upToPage}
      ),
      page AS (
        SELECT id, 1 AS kind, place FROM ranked
        UNION ALL SELECT id, 2, -id FROM others
        ORDER BY kind, place LIMIT ${limit} OFFSET ${offset}
      )
      SELECT id, row_number() OVER (ORDER BY kind, place) AS place FROM page
    )`,
  );
}

/** Creates a function that recommends papers, a page at a time. */
export function createRecommendPapers(deps: Pick<Deps, 'db' | 'clock'>) {
  const { db, clock } = deps;
  const knownFields = createKnownFields(deps);
  return async (readerId: number, page: Page): Promise<RecommendedPaper[]> => {
    const now = clock.now().getTime();
    const [taste, findNear] = await Promise.all([readTaste(db, readerId), knownFields()]);
    const { interests, department, references, papers } = taste;
    const near = {
      fields: findNear([...interests, ...(department === null ? [] : [department])]),
      dois: references.flatMap(({ doi }) => doi ?? []),
    };
    const [candidates, authors] = await Promise.all([
      readCandidates(db, readerId, near, new Date(now - OPENED_MS)),
      readKnownAuthors(db, readerId, taste),
    ]);
    const cited = await findCited(db, papers, candidates);
    const ranked = rankCandidates(candidates, { taste, authors, cited });
    const reasons = new Map(ranked.map(({ id, why }) => [id, why]));
    const isNew = ({ user_id, my_page, created_at }: PaperRow) =>
      user_id !== readerId && my_page === null && now - created_at.getTime() < NEW_MS;
    const rows = await listRanked(db, readerId, [...reasons.keys()], page);
    return rows.map((paper) => ({
      paper,
      why: reasons.get(paper.id) ?? (isNew(paper) ? { kind: 'new' } : undefined),
    }));
  };
}
