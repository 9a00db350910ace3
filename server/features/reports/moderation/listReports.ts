import { sql, type Expression, type Kysely, type SqlBool } from 'kysely';
import type { ModerationPage, ModerationReport, ReportState } from '#contract/entities/report';
import { LIST_PAGE_SIZE } from '#contract/limits';
import { contentExists, isWaiting, postOfReport } from '#domain/reports';
import { rowLimit } from '#server/platform/database/paging';
import type { Tables } from '#server/platform/database/tables';
import { presentAppeal } from '../listMyReports';
import { isOwnCase, type ReportRow } from './findCase';
import { readPeople } from './readPeople';

/** The part of the reports that a moderator asks for. */
export interface ReportsPage {
  /** Without it, everything that the moderator can decide. */
  state?: ReportState | undefined;
  /** The last report of the page before; the page continues the list from there. */
  beforeId?: number | undefined;
}

/** A report with its files, as they are signed for the moderator. */
export type FilesOf = (
  reportIds: readonly number[],
) => Promise<ReadonlyMap<number, ModerationReport['files']>>;

const isFinal = (state: ReportState | undefined) =>
  state !== undefined && state !== 'open' && state !== 'looked_at';

/** A condition on `reports`: the moderator can decide it, or the appeal against it. */
const isDecidable = (moderatorId: number) => sql<boolean>`(
  (${isWaiting} AND ${contentExists}) OR (
    reports.appeal IS NOT NULL AND reports.appeal_granted IS NULL
    AND reports.decided_by IS DISTINCT FROM ${moderatorId}
  )
)`;

/** The reports that don't concern the moderator, with what the list shows besides their columns. */
function selectReports(db: Kysely<Tables>, moderatorId: number) {
  return db
    .selectFrom('reports')
    .selectAll('reports')
    .select([
      contentExists.as('exists'),
      isDecidable(moderatorId).as('can_decide'),
      sql<number>`(
        SELECT count(*) FROM reports AS other
        WHERE other.kind = reports.kind AND other.target_id = reports.target_id
          AND other.id <> reports.id AND other.state IN ('open', 'looked_at')
      )::integer`.as('others'),
      postOfReport.as('post_id'),
    ])
    .where((eb) => eb.not(isOwnCase(moderatorId)));
}

/** A page of reports, and the number of those that the moderator can decide. */
export async function listReports(
  db: Kysely<Tables>,
  moderatorId: number,
  { state, beforeId }: ReportsPage,
  { now, filesOf }: { now: Date; filesOf: FilesOf },
): Promise<ModerationPage> {
  const wanted: Expression<SqlBool> =
    state === undefined ? isDecidable(moderatorId) : sql<boolean>`reports.state = ${state}`;
  const [order, after] = isFinal(state) ? (['desc', '<'] as const) : (['asc', '>'] as const);
  const rows = await selectReports(db, moderatorId)
    .where(wanted)
    .$if(beforeId !== undefined, (query) => query.where('reports.id', after, beforeId ?? 0))
    .orderBy('reports.id', order)
    .limit(rowLimit(LIST_PAGE_SIZE))
    .execute();
  const { waiting } = await db
    .selectFrom('reports')
    .select(sql<number>`count(*)::integer`.as('waiting'))
    .where(isDecidable(moderatorId))
    .where((eb) => eb.not(isOwnCase(moderatorId)))
    .executeTakeFirstOrThrow();
  const ids = rows.flatMap(({ author_id, reporter_id }) => [author_id, reporter_id]);
  const people = await readPeople(db, ids, now);
  const files = await filesOf(rows.map(({ id }) => id));
  const reports = rows.flatMap((row) => {
    const [reporter, author] = [people.get(row.reporter_id), people.get(row.author_id)];
    if (!reporter || !author) return [];
    return [{ ...presentReport(row), files: files.get(row.id) ?? [], reporter, author }];
  });
  return { reports, waiting };
}

type ListedRow = ReportRow & {
  exists: boolean;
  can_decide: boolean;
  others: number;
  post_id: number | null;
};

function presentReport(row: ListedRow): Omit<ModerationReport, 'files' | 'reporter' | 'author'> {
  const { id, kind, target_id, post_id, state, reason, note, content, others } = row;
  return {
    ...{ id, kind, target_id, post_id, state, reason, note, content, others },
    is_gone: !row.exists,
    created_at: row.created_at.toISOString(),
    decision: row.decision,
    decided_at: row.decided_at?.toISOString() ?? null,
    explanation: row.explanation,
    appeal: presentAppeal(row),
    can_decide: row.can_decide,
  };
}
