import { Type, type Static } from '@sinclair/typebox';
import { Count, Id, Iso, Url, nullable, oneOf, record } from '../schema';
import { Author } from './person';

/** Whether the words of a PDF can be searched, and if not, why. */
export const TextState = oneOf('readable', 'no_text', 'encrypted', 'broken', 'too_long');
export type TextState = Static<typeof TextState>;

/** A piece of a paper around the words that were looked for; without a page it is of the abstract. */
export const PaperSnippet = record({
  text: Type.String(),
  page: Type.Optional(Type.Integer({ minimum: 1 })),
});
export type PaperSnippet = Static<typeof PaperSnippet>;

/**
 * A paper; `file_path` is fetched with the bearer token. A search adds the words it was found by, in
 * lower case, and a piece of the text where they stand.
 */
export const Paper = record({
  id: Id,
  title: Type.String(),
  author: Type.String(),
  research_field: Type.String(),
  abstract: Type.String(),
  original_filename: Type.String(),
  file_path: Url,
  user_id: Type.Optional(Id),
  created_at: Type.Optional(Iso),
  user: Type.Optional(Author),
  doi: Type.Optional(nullable(Type.String())),
  published_year: Type.Optional(nullable(Type.Integer())),
  page_count: Type.Optional(nullable(Count)),
  file_size: Type.Optional(Count),
  text_state: Type.Optional(TextState),
  matched_words: Type.Optional(Type.Array(Type.String())),
  snippet: Type.Optional(nullable(PaperSnippet)),
});
export type Paper = Static<typeof Paper>;

/** What a PDF says of itself, to be corrected by its uploader, and the papers that are already here. */
export const PaperProposal = record({
  title: Type.String(),
  author: Type.String(),
  abstract: Type.String(),
  doi: nullable(Type.String()),
  published_year: nullable(Type.Integer()),
  page_count: nullable(Count),
  text_state: TextState,
  /** What to know of the file, as that its words cannot be searched; null where there is nothing. */
  note: nullable(Type.String()),
  duplicates: Type.Array(Paper),
});
export type PaperProposal = Static<typeof PaperProposal>;

/** One paper as its readers cite it: two formats for programs, three lines for reference lists. */
export const PaperCitations = record({
  bibtex: Type.String(),
  ris: Type.String(),
  apa: Type.String(),
  chicago: Type.String(),
  ieee: Type.String(),
});
export type PaperCitations = Static<typeof PaperCitations>;

/** Work in progress that others may ask to join. */
export const PostedResearch = record({
  id: Id,
  title: Type.String(),
  research_field: Type.String(),
  details: Type.String(),
  can_request_collaboration: Type.Boolean(),
  user: Type.Optional(Author),
  created_at: Type.Optional(Iso),
  /** What became of the reader's own request; null where none was made. */
  request_status: Type.Optional(nullable(oneOf('pending', 'accepted', 'declined'))),
  /** Who joined it; only in the owner's list. */
  collaborators: Type.Optional(Type.Array(Author)),
});
export type PostedResearch = Static<typeof PostedResearch>;

export const CollaborationRequest = record({
  id: Id,
  requester_username: Type.String(),
  research_title: Type.String(),
  message: Type.String(),
  timestamp: Iso,
  sender_avatar: nullable(Url),
  requester_id: Type.Optional(Id),
  research_id: Type.Optional(Id),
});
export type CollaborationRequest = Static<typeof CollaborationRequest>;
