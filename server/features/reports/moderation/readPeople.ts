import { sql, type Kysely } from 'kysely';
import type { PastReport, ReportPerson } from '#contract/entities/report';
import { personOf, presentListedPerson, type PersonColumns } from '#domain/people';
import type { Tables } from '#server/platform/database/tables';

/** The newest decided reports about a person that a moderator sees. */
const MOST_PAST = 5;
/** Reports that were no breach count against their reporter for this long. */
const RECENT_DAYS = 90;
/** With fewer recent reports that were no breach, no one is flagged. */
const FEW_UNFOUNDED = 3;

interface PersonRow {
  person: PersonColumns;
  created_at: Date;
  suspended_until: Date | null;
  made: number;
  unfounded: number;
  recent_unfounded: number;
  recent_acted: number;
  about: number;
  acted: number;
  past: (Omit<PastReport, 'decided_at'> & { decided_at: string })[] | null;
}

/** The people of reports by id, each with the history that a moderator needs. */
export async function readPeople(
  db: Kysely<Tables>,
  ids: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, ReportPerson>> {
  const since = new Date(now.getTime() - RECENT_DAYS * 24 * 3_600_000);
  const { rows } = await sql<PersonRow>`
    SELECT ${personOf()} AS person, created_at, suspended_until,
      made.*, received.*, (
        SELECT json_agg(json_build_object('id', id, 'kind', kind, 'state', state,
          'decision', decision, 'decided_at', decided_at, 'explanation', explanation)
          ORDER BY id DESC)
        FROM (
          SELECT * FROM reports
          WHERE author_id = users.id AND state IN ('acted', 'no_breach')
          ORDER BY id DESC LIMIT ${sql.lit(MOST_PAST)}
        ) AS newest
      ) AS past
    FROM users
    CROSS JOIN LATERAL (
      SELECT count(*)::integer AS made,
        (count(*) FILTER (WHERE state = 'no_breach'))::integer AS unfounded,
        (count(*) FILTER (WHERE state = 'no_breach' AND decided_at > ${since}))::integer
          AS recent_unfounded,
        (count(*) FILTER (WHERE state = 'acted' AND decided_at > ${since}))::integer AS recent_acted
      FROM reports WHERE reporter_id = users.id AND state <> 'withdrawn'
    ) AS made
    CROSS JOIN LATERAL (
      SELECT count(*)::integer AS about,
        (count(*) FILTER (WHERE state = 'acted'))::integer AS acted
      FROM reports WHERE author_id = users.id AND state <> 'withdrawn'
    ) AS received
    WHERE users.id = ANY (${[...ids]}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.person.id, presentReportPerson(row)]));
}

function presentReportPerson(row: PersonRow): ReportPerson {
  return {
    ...presentListedPerson(row.person),
    joined_at: row.created_at.toISOString(),
    suspended_until: row.suspended_until?.toISOString() ?? null,
    reports_made: row.made,
    reports_unfounded: row.unfounded,
    reports_falsely:
      row.recent_unfounded >= FEW_UNFOUNDED && row.recent_unfounded > row.recent_acted,
    reports_about: row.about,
    reports_acted: row.acted,
    past: (row.past ?? []).map((report) => ({
      ...report,
      decided_at: new Date(report.decided_at).toISOString(),
    })),
  };
}
