import type { ChatbotDocument } from '#contract/entities/chatbot';
import { calls } from '#contract/calls/index';
import type { DocumentRow } from './findDocument';

/** The title of a document, or else the name of its file. */
export const titleOf = ({
  title,
  original_name,
}: Pick<DocumentRow, 'title' | 'original_name'>): string => title || original_name;

/** A document as its owner sees it. */
export const presentDocument = (row: DocumentRow): ChatbotDocument => ({
  document_id: row.id,
  title: titleOf(row),
  pages: row.page_count ?? 0,
  file_url: `/api${calls.readChatbotDocument.path.replace(':id', String(row.id))}`,
  last_used_at: row.last_used_at.toISOString(),
});
