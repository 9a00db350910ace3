import type { Paper } from '#contract/entities/research';
import type { LinkDeps } from '#domain/files';
import { presentPerson } from '#domain/people';
import { signPaperLink } from './paperLinks';
import type { PaperRow } from './selectPapers';

/** A paper as a reader sees it, with a freshly signed address of its file. */
export function presentPaper(deps: LinkDeps, readerId: number, row: PaperRow): Paper {
  return {
    id: row.id,
    title: row.title,
    author: row.author,
    research_field: row.research_field,
    abstract: row.abstract,
    original_filename: row.original_name,
    file_path: signPaperLink(deps, { paperId: row.id, readerId }),
    user_id: row.user_id,
    created_at: row.created_at.toISOString(),
    user: presentPerson(row.person),
    doi: row.doi,
    published_year: row.published_year,
    page_count: row.page_count,
    my_page: row.my_page,
    file_size: row.bytes,
    text_state: row.state,
  };
}
