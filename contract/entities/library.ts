import { Type, type Static } from '@sinclair/typebox';
import {
  DOI_MAX_LENGTH,
  LIBRARY_AUTHOR_MAX_LENGTH,
  LIBRARY_FIELD_MAX_LENGTH,
  LIBRARY_FIELDS_MAX,
  LIBRARY_NOTE_MAX_LENGTH,
  LIBRARY_TAG_MAX_LENGTH,
  LIBRARY_TAGS_MAX,
  LIBRARY_TITLE_MAX_LENGTH,
  PAPER_YEAR_MAX,
} from '../limits';
import { Id, Iso, nullable, oneOf, record } from '../schema';

/** An item of a library is a post or a paper of Quad, or a reference to a work elsewhere. */
export const LibraryKind = oneOf('post', 'paper', 'reference');
export type LibraryKind = Static<typeof LibraryKind>;

export const LibraryNote = Type.String({ maxLength: LIBRARY_NOTE_MAX_LENGTH });
export const LibraryTags = Type.Array(
  Type.String({ minLength: 1, maxLength: LIBRARY_TAG_MAX_LENGTH }),
  { maxItems: LIBRARY_TAGS_MAX },
);

/** The members of an entry of a bibliography that lists show. */
const described = {
  title: Type.String({ minLength: 1, maxLength: LIBRARY_TITLE_MAX_LENGTH }),
  /** Names separated by semicolons, each as `Family, Given` or as a whole. Empty if there is none. */
  author: Type.String({ maxLength: LIBRARY_AUTHOR_MAX_LENGTH }),
  year: nullable(Type.Integer({ minimum: 0, maximum: PAPER_YEAR_MAX })),
  doi: nullable(Type.String({ minLength: 1, maxLength: DOI_MAX_LENGTH })),
};

/**
 * An entry of a bibliography. `fields` has its other variables by their names in CSL, as texts, such
 * as `type: 'article-journal'` and `container-title: 'Nature'`.
 */
export const LibraryEntry = record({
  ...described,
  fields: Type.Record(
    Type.String({ pattern: '^[A-Za-z][A-Za-z-]{0,39}$' }),
    Type.String({ minLength: 1, maxLength: LIBRARY_FIELD_MAX_LENGTH }),
    { maxProperties: LIBRARY_FIELDS_MAX },
  ),
  note: Type.Optional(LibraryNote),
  tags: Type.Optional(LibraryTags),
});
export type LibraryEntry = Static<typeof LibraryEntry>;

/**
 * An item of a member's library, which only they see. `target_id` is the id of the post or paper, and
 * null for references. `is_available` is false if it was deleted: of a paper its title and authors
 * stay, of a post nothing. Lists leave out posts and papers that are hidden from the member.
 */
export const LibraryItem = record({
  id: Id,
  kind: LibraryKind,
  target_id: nullable(Id),
  ...described,
  /** Posts may have no title. */
  title: Type.String({ maxLength: LIBRARY_TITLE_MAX_LENGTH }),
  note: LibraryNote,
  tags: LibraryTags,
  created_at: Iso,
  is_available: Type.Boolean(),
});
export type LibraryItem = Static<typeof LibraryItem>;

/** The entries of a text: new ones, those that the library has, and those that can't be read. */
export const LibraryInspection = record({
  fresh: Type.Array(LibraryEntry),
  duplicates: Type.Array(LibraryEntry),
  refused: Type.Array(
    record({
      /** The line at which the entry begins, from 1. */
      line: Type.Integer({ minimum: 1 }),
      reason: Type.String(),
    }),
  ),
});
export type LibraryInspection = Static<typeof LibraryInspection>;
