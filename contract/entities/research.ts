import { Type, type Static } from '@sinclair/typebox';
import { MAX_PAGE_NUMBER } from '../limits';
import { Count, Id, Iso, Url, nullable, oneOf, record } from '../schema';
import { DisplayName, Person } from './person';

/** Whether the text of a PDF can be searched, and if not, why. */
export const TextState = oneOf('readable', 'no_text', 'encrypted', 'broken', 'too_long');
export type TextState = Static<typeof TextState>;

/** A page of a PDF, counted from its first. */
export const PageNumber = Type.Integer({ minimum: 1, maximum: MAX_PAGE_NUMBER });

/** An excerpt of a paper around the search words. Without a page, it comes from the abstract. */
export const PaperSnippet = record({
  text: Type.String(),
  page: Type.Optional(Type.Integer({ minimum: 1 })),
  /** The printed page number with that in the file, such as `2 (6 of 7)`, if they differ. */
  page_name: Type.Optional(Type.String()),
});
export type PaperSnippet = Static<typeof PaperSnippet>;

/**
 * The reason why a paper is recommended to the reader.
 *
 * - `interest`, `department`: `words` are the interests, or the department, that it is close to.
 * - `author`: `name` also wrote `paper`, or a reference in the reader's library.
 * - `cited`: `paper` names its DOI. `similar`: its words are like those of `paper`.
 * - `reference`: the reader's library has a reference with its DOI.
 * - `colleague`: a member of the reader's department added it. `new`: it was added lately.
 */
export const PaperReason = record({
  kind: oneOf(
    ...(['interest', 'department', 'author', 'cited'] as const),
    ...(['reference', 'similar', 'colleague', 'new'] as const),
  ),
  words: Type.Optional(Type.Array(Type.String())),
  name: Type.Optional(Type.String()),
  /** A paper that the reader saved, added or read. */
  paper: Type.Optional(
    record({ id: Id, title: Type.String(), relation: oneOf('saved', 'own', 'read') }),
  ),
});
export type PaperReason = Static<typeof PaperReason>;

/**
 * A paper. `file_path` is signed for ten minutes; after that it needs the bearer token. A search adds
 * the matched words in lower case, and an excerpt that contains them.
 */
export const Paper = record({
  id: Id,
  title: Type.String(),
  author: Type.String(),
  research_field: Type.String(),
  abstract: Type.String(),
  original_filename: Type.String(),
  file_path: Url,
  user_id: Id,
  created_at: Iso,
  user: Person,
  doi: nullable(Type.String()),
  published_year: nullable(Type.Integer()),
  page_count: nullable(Count),
  /** The page at which the reader last stopped reading. Null if they never opened it. */
  my_page: nullable(PageNumber),
  file_size: Count,
  text_state: TextState,
  matched_words: Type.Optional(Type.Array(Type.String())),
  snippet: Type.Optional(nullable(PaperSnippet)),
  /** Only in recommendations that have a reason. */
  why: Type.Optional(PaperReason),
});
export type Paper = Static<typeof Paper>;

/** The pages of a paper that contain all words of a search, in their order. */
export const PaperPages = record({
  pages: Type.Array(
    record({
      page: PageNumber,
      /** As in {@link PaperSnippet}. */
      page_name: Type.Optional(Type.String()),
      /** The text around the first of the words. */
      snippet: Type.String(),
    }),
  ),
  /** In lower case, as the pages write them. */
  matched_words: Type.Array(Type.String()),
});
export type PaperPages = Static<typeof PaperPages>;

/** Metadata read from a PDF for its uploader to correct, and papers that already exist on Quad. */
export const PaperProposal = record({
  title: Type.String(),
  author: Type.String(),
  abstract: Type.String(),
  doi: nullable(Type.String()),
  published_year: nullable(Type.Integer()),
  page_count: nullable(Count),
  text_state: TextState,
  /**
   * A remark about the file, for example that its text can't be searched. Null if there is none.
   */
  note: nullable(Type.String()),
  duplicates: Type.Array(Paper),
});
export type PaperProposal = Static<typeof PaperProposal>;

/** Citations of one paper: two formats for programs, three lines for reference lists. */
export const PaperCitations = record({
  bibtex: Type.String(),
  ris: Type.String(),
  apa: Type.String(),
  chicago: Type.String(),
  ieee: Type.String(),
});
export type PaperCitations = Static<typeof PaperCitations>;

/** Whether a request waits for the owner of the work, or how it ended. */
export const CollaborationStatus = oneOf('pending', 'accepted', 'declined', 'withdrawn');
export type CollaborationStatus = Static<typeof CollaborationStatus>;

/**
 * Work in progress that others may ask to join while it is open. `can_request_collaboration` is false
 * only if the reader has asked before, whether the work is open or not.
 */
export const PostedResearch = record({
  id: Id,
  title: Type.String(),
  research_field: Type.String(),
  details: Type.String(),
  can_request_collaboration: Type.Boolean(),
  user: Person,
  created_at: Iso,
  /** Whether the owner accepts new requests. Requests made before it was closed stay. */
  is_open: Type.Boolean(),
  /** When the texts were last changed. Null if they never were. */
  edited_at: nullable(Iso),
  /** The state of the reader's own request. Null if there was none. */
  request_status: nullable(CollaborationStatus),
  /** People who joined. Only included in the owner's list. */
  collaborators: Type.Optional(Type.Array(Person)),
});
export type PostedResearch = Static<typeof PostedResearch>;

export const CollaborationRequest = record({
  id: Id,
  requester_username: Type.String(),
  requester_display_name: DisplayName,
  research_title: Type.String(),
  message: Type.String(),
  timestamp: Iso,
  sender_avatar: nullable(Url),
  requester_id: Id,
  research_id: Id,
});
export type CollaborationRequest = Static<typeof CollaborationRequest>;

/** A request of the reader's own to join another person's work. */
export const MyCollaborationRequest = record({
  id: Id,
  research: PostedResearch,
  status: CollaborationStatus,
  message: Type.String(),
  timestamp: Iso,
  /** When it was accepted, declined or withdrawn. Null while it is pending. */
  decided_at: nullable(Iso),
});
export type MyCollaborationRequest = Static<typeof MyCollaborationRequest>;
