import type { AssistantDocument } from '#contract/entities/assistant';
import { calls } from '#contract/calls/index';
import type { DocumentRow } from './documentRepository';
import { titleOf } from './documentTitle';

/** A document as its owner sees it. */
export const presentDocument = (row: DocumentRow): AssistantDocument => ({
  document_id: row.id,
  title: titleOf(row),
  pages: row.page_count ?? 0,
  file_url: `/api${calls.readAssistantDocument.path.replace(':id', String(row.id))}`,
  last_used_at: row.last_used_at.toISOString(),
});
