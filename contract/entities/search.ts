import { Type, type Static } from '@sinclair/typebox';
import { SEARCH_SECTIONS } from '../limits';
import { Count, oneOf, record } from '../schema';
import { Event } from './event';
import { ListedPerson } from './person';
import { Post } from './post';
import { Paper } from './research';
import { University } from './university';

/** A section of a search of everything. */
export const SearchSection = oneOf(...SEARCH_SECTIONS);
export type SearchSection = Static<typeof SearchSection>;

/** Events that match a search, the upcoming ones first, and the matched words in lower case. */
export const FoundEvents = record({
  events: Type.Array(Event),
  matched_words: Type.Array(Type.String()),
});
export type FoundEvents = Static<typeof FoundEvents>;

/** The best results of each section. A section that was not requested or failed is left out. */
export const FoundOfAll = record({
  people: Type.Optional(Type.Array(ListedPerson)),
  posts: Type.Optional(Type.Array(Post)),
  papers: Type.Optional(Type.Array(Paper)),
  events: Type.Optional(Type.Array(Event)),
  universities: Type.Optional(Type.Array(University)),
  /** The words of the posts and events that matched, in lower case. */
  matched_words: Type.Array(Type.String()),
  /** The number of results in each section, also of those beyond the limit. */
  totals: record({
    people: Type.Optional(Count),
    posts: Type.Optional(Count),
    papers: Type.Optional(Count),
    events: Type.Optional(Count),
    universities: Type.Optional(Count),
  }),
  /** The sections whose search failed. */
  failed: Type.Array(SearchSection),
});
export type FoundOfAll = Static<typeof FoundOfAll>;
