import type { ColumnType, Generated } from 'kysely';
import type { NullableTimestamp, Timestamp } from './columnTypes';

/** The rows of papers, of the texts they are found by, and of what stands around them. */
export interface DocumentTables {
  /** The text of a PDF, once for each content. */
  document_texts: {
    id: Generated<number>;
    sha256: Buffer;
    state: 'readable' | 'no_text' | 'encrypted' | 'broken' | 'too_long';
    page_count: number | null;
    /** What the PDF says of itself, as far as it could be told; empty or null where not. */
    title: Generated<string>;
    author: Generated<string>;
    abstract: Generated<string>;
    doi: string | null;
    published_year: number | null;
    /** The stripped words of the pages, written with `sql`; what papers are found by, too. */
    words: ColumnType<string, string | undefined, string>;
    created_at: Timestamp;
  };
  document_pages: {
    text_id: number;
    /** From 1. */
    page: number;
    text: string;
    /** Made by the database of the text; never written. */
    words: ColumnType<string, never, never>;
  };
  papers: {
    id: Generated<number>;
    user_id: number;
    file_id: number;
    text_id: number;
    title: string;
    author: string;
    research_field: string;
    abstract: string;
    /** Folded to lower case, without an address before it. */
    doi: string | null;
    published_year: number | null;
    /** Made by the database of title, author, field, abstract and the text; never written. */
    words: ColumnType<string, never, never>;
    created_at: Timestamp;
    edited_at: NullableTimestamp;
  };
  posted_research: {
    id: Generated<number>;
    user_id: number;
    title: string;
    research_field: string;
    details: string;
    created_at: Timestamp;
  };
  collaboration_requests: {
    id: Generated<number>;
    research_id: number;
    /** Whose research it is. */
    owner_id: number;
    requester_id: number;
    message: string;
    status: Generated<'pending' | 'accepted' | 'declined'>;
    created_at: Timestamp;
    decided_at: NullableTimestamp;
  };
  assistant_documents: {
    id: Generated<number>;
    user_id: number;
    text_id: number;
    file_id: number;
    created_at: Timestamp;
    /** When it was last handed over or asked about. */
    last_used_at: Timestamp;
  };
}
