import type { ColumnType, Generated } from 'kysely';
import type { MessageResponse } from '#contract/entities/chatbotMessage';
import type { PageSection } from '../pdf/pdfText';
import type { NullableTimestamp, Timestamp, WrittenWords } from './columnTypes';

/** The rows of papers, of their searchable texts and of everything attached to them. */
export interface DocumentTables {
  /** The text of a PDF, stored once per content. */
  document_texts: {
    id: Generated<number>;
    sha256: Buffer;
    state: 'readable' | 'no_text' | 'encrypted' | 'broken' | 'too_long';
    page_count: number | null;
    /** Metadata extracted from the PDF; empty or null if there is none. */
    title: Generated<string>;
    author: Generated<string>;
    abstract: Generated<string>;
    doi: string | null;
    published_year: number | null;
    /** The normalised words of the pages, written with `sql`. Papers are searched by them, too. */
    words: WrittenWords;
    words_at: NullableTimestamp;
    created_at: Timestamp;
    /** The version of the code that read the text. */
    reading: Generated<number>;
  };
  document_pages: {
    text_id: number;
    /** Starts at 1. */
    page: number;
    text: string;
    /** The printed page number, if it differs. */
    label: string | null;
    /** The paragraphs under their headings; null if the lines of the file made no sense. */
    sections: ColumnType<PageSection[] | null, string | null, string | null>;
    /** The words of the text, as for posts. */
    words: WrittenWords;
    words_at: NullableTimestamp;
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
    /** In lower case, without a URL prefix. */
    doi: string | null;
    published_year: number | null;
    /** The words of title, author, field, abstract and the text, as for posts. */
    words: WrittenWords;
    words_at: NullableTimestamp;
    created_at: Timestamp;
    edited_at: NullableTimestamp;
  };
  /** The pages at which people stopped reading. */
  reading_places: {
    user_id: number;
    paper_id: number;
    page: number;
    updated_at: Timestamp;
  };
  /** The posts, papers and references that people keep. */
  library_items: {
    id: Generated<number>;
    user_id: number;
    kind: 'post' | 'paper' | 'reference';
    /** The id of the post or paper, which may no longer exist. Null for references. */
    target_id: number | null;
    /** As it was when it was kept. Empty for posts, whose words end with them. */
    title: string;
    author: string;
    year: number | null;
    doi: string | null;
    /** The other fields of a reference, by their names in CSL. */
    fields: ColumnType<Record<string, string>, string, string>;
    note: Generated<string>;
    tags: Generated<string[]>;
    /** The words of these texts, as for posts. Null until they are written. */
    words: ColumnType<string | null, string | undefined, string | null>;
    words_at: NullableTimestamp;
    created_at: Timestamp;
  };
  posted_research: {
    id: Generated<number>;
    user_id: number;
    title: string;
    research_field: string;
    details: string;
    /** The words of these texts, as for posts. Null until they are written. */
    words: ColumnType<string | null, string | undefined, string | null>;
    words_at: NullableTimestamp;
    created_at: Timestamp;
    /** Whether others may ask to join. */
    is_open: Generated<boolean>;
    /** When the texts were last changed. */
    edited_at: NullableTimestamp;
  };
  collaboration_requests: {
    id: Generated<number>;
    research_id: number;
    /** The owner of the research. */
    owner_id: number;
    requester_id: number;
    message: string;
    status: Generated<'pending' | 'accepted' | 'declined' | 'withdrawn'>;
    created_at: Timestamp;
    decided_at: NullableTimestamp;
    /** How often the requester withdrew a request to join this research. */
    withdrawals: Generated<number>;
  };
  assistant_documents: {
    id: Generated<number>;
    user_id: number;
    text_id: number;
    file_id: number;
    created_at: Timestamp;
    /** When it was last uploaded or used for a question. */
    last_used_at: Timestamp;
  };
  /** The conversations with the assistant that people keep. */
  assistant_messages: {
    id: Generated<number>;
    user_id: number;
    /** The id in the browser that sent it, if known. */
    client_id: string | null;
    sender: 'user' | 'bot';
    text: string;
    response: ColumnType<MessageResponse | null, string | null, string | null>;
    /** The papers on Quad that the message quotes or names. */
    paper_ids: ColumnType<number[], readonly number[], readonly number[]>;
    created_at: Timestamp;
  };
}
