import type { Paper } from '#contract/entities/research';
import { presentAuthor } from '#domain/people';
import type { PaperRow } from './selectPapers';

/** A paper as its readers see it. */
export function presentPaper(row: PaperRow): Paper {
  return {
    id: row.id,
    title: row.title,
    author: row.author,
    research_field: row.research_field,
    abstract: row.abstract,
    original_filename: row.original_name,
    file_path: `/api/research/papers/${row.id}/file`,
    user_id: row.user_id,
    created_at: row.created_at.toISOString(),
    user: presentAuthor({ ...row, id: row.user_id }),
    doi: row.doi,
    published_year: row.published_year,
    page_count: row.page_count,
    file_size: row.bytes,
    text_state: row.state,
  };
}
