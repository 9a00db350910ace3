import { sql, type Kysely, type RawBuilder } from 'kysely';
import { hiddenAuthors } from '#domain/people';
import type { Tables } from '#server/platform/database/tables';
import { presentFiles, type FileColumns, type FileOfRow } from '../archive/archivePaths';
import type { Hidden } from './columns';

/** A value as it is written into quad.json and onto the page. */
export type ExportValue =
  | string
  | number
  | boolean
  | null
  | Date
  | readonly ExportValue[]
  | { readonly [key: string]: ExportValue }
  | FileOfRow;
export type ExportRow = Readonly<Record<string, ExportValue>>;

/** The person whose data is read. */
export interface Reader {
  db: Kysely<Tables>;
  personId: number;
}

/** A kind of data: a key of quad.json and a part of the page. */
export interface Section {
  key: string;
  title: string;
  /** Explains the kind in one sentence. */
  about: string;
  /** On the page, a heading precedes each new value of this column. */
  groupBy?: string;
  rows: (reader: Reader) => AsyncGenerator<ExportRow[]>;
}

/** Rows read at a time, so that memory doesn't depend on their number. */
const BATCH = 500;

type SelectedRow = ExportRow & { cursor: number; files?: FileColumns[] | null };

/** A query for rows with an increasing `cursor`, and with `files` as columns of the table `files`. */
export type Selection = RawBuilder<unknown>;

/** The rows of a query in batches, in the order of their cursor. */
export async function* inBatches(
  db: Kysely<Tables>,
  query: Selection,
): AsyncGenerator<ExportRow[]> {
  let after = -1;
  for (;;) {
    const { rows } = await sql<SelectedRow>`
      SELECT * FROM (${query}) AS selected WHERE cursor > ${after} ORDER BY cursor
      LIMIT ${sql.lit(BATCH)}
    `.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    after = last.cursor;
    yield rows.map(({ cursor: _, files, ...row }) =>
      files === undefined ? row : { ...row, files: presentFiles(files ?? []) },
    );
    if (rows.length < BATCH) return;
  }
}

/** Describes a section whose rows come from one query. */
export function section(
  [key, title, about]: readonly [key: string, title: string, about: string],
  query: (personId: number, hidden: Hidden) => Selection,
): Section {
  return {
    key,
    title,
    about,
    rows: ({ db, personId }) => inBatches(db, query(personId, sql`${hiddenAuthors(db, personId)}`)),
  };
}
