import type { Kysely } from 'kysely';
import { rowLimit, rowOffset } from '#server/platform/database/paging';
import type { Tables } from '#server/platform/database/tables';
import type { Page } from '#server/platform/http/route';
import { selectDocuments, type DocumentRow } from './findDocument';

/** Lists a person's documents, last used first. */
export const listDocuments = (
  db: Kysely<Tables>,
  userId: number,
  { limit, offset }: Page,
): Promise<DocumentRow[]> =>
  selectDocuments(db, userId)
    .orderBy('assistant_documents.last_used_at', 'desc')
    .orderBy('assistant_documents.id', 'desc')
    .limit(rowLimit(limit))
    .offset(rowOffset(offset))
    .execute();
