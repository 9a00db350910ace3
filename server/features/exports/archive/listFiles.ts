import { sql } from 'kysely';
import type { Reader } from '../sections/section';

const BATCH = 200;

/** A stored file of the archive. */
export interface ArchivedFile {
  id: number;
  name: string;
  original_name: string;
  mime_type: string;
  created_at: Date;
}

/**
 * The files of a person: their uploads without the smaller copies of pictures, and the files that
 * others sent them.
 */
export async function* listFiles({ db, personId }: Reader): AsyncGenerator<ArchivedFile> {
  const received = db
    .selectFrom('messages')
    .where('receiver_id', '=', personId)
    .where('file_id', 'is not', null)
    .select('file_id');
  let after = 0;
  for (;;) {
    const rows = await db
      .selectFrom('files')
      .select(['id', 'name', 'original_name', 'mime_type', 'created_at'])
      .where('id', '>', after)
      .where((file) =>
        file.or([
          file.and([
            file('owner_id', '=', personId),
            file('purpose', 'not in', ['thumbnail', 'export']),
          ]),
          file('id', 'in', received),
        ]),
      )
      .orderBy('id')
      .limit(sql.lit(BATCH))
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.id;
  }
}
