import { Type } from '@sinclair/typebox';
import { FoundEvents, FoundOfAll } from '../entities/search';
import { LOOKUP_MAX_PEOPLE, SEARCH_SECTIONS } from '../limits';
import { defineCall } from '../defineCall';
import { integerText, pageQuery, record } from '../schema';
import { at, keywordQuery } from './common';

const tag = 'Search';
const section = `(${SEARCH_SECTIONS.join('|')})`;

export const searchCalls = {
  searchAll: defineCall({
    ...at('searchAll'),
    tag,
    access: 'verified',
    summary: 'Search people by name, and posts, papers, events and universities',
    query: record({
      ...keywordQuery,
      /** The number of results in each section. */
      limit: Type.Optional(integerText({ minimum: 1, maximum: LOOKUP_MAX_PEOPLE })),
      /** The sections to search, separated by commas. All if it is left out. */
      sections: Type.Optional(
        Type.String({ maxLength: 60, pattern: `^${section}(,${section}){0,4}$` }),
      ),
    }),
    response: FoundOfAll,
  }),
  searchEvents: defineCall({
    ...at('searchEvents'),
    tag,
    access: 'verified',
    summary: 'Search events, the upcoming ones first',
    query: record(pageQuery(keywordQuery)),
    response: FoundEvents,
  }),
};
