import { Type } from '@sinclair/typebox';
import { defineCall } from '../defineCall';
import {
  LibraryEntry,
  LibraryInspection,
  LibraryItem,
  LibraryKind,
  LibraryNote,
  LibraryTags,
} from '../entities/library';
import {
  LIBRARY_BODY_MAX_BYTES,
  LIBRARY_IMPORT_MAX,
  LIBRARY_IMPORT_MAX_BYTES,
  LIBRARY_TAG_MAX_LENGTH,
} from '../limits';
import { Count, Id, IdText, oneOf, pageQuery, record } from '../schema';
import { at, keywordQuery } from './common';

const tag = 'Library';
/** The id of a post or paper; that of the item itself for references. */
const itemParams = record({ kind: LibraryKind, id: IdText });
const ofTag = Type.Optional(Type.String({ minLength: 1, maxLength: LIBRARY_TAG_MAX_LENGTH }));

export const libraryCalls = {
  listLibrary: defineCall({
    ...at('listLibrary'),
    tag,
    access: 'verified',
    summary: 'List the library of the caller, newest first',
    query: record(
      pageQuery({
        tag: ofTag,
        kind: Type.Optional(LibraryKind),
        keyword: Type.Optional(keywordQuery.keyword),
        before_id: Type.Optional(IdText),
      }),
    ),
    response: record({ items: Type.Array(LibraryItem) }),
  }),
  listLibraryTags: defineCall({
    ...at('listLibraryTags'),
    tag,
    access: 'verified',
    summary: "The tags in the caller's library, in alphabetical order",
    response: record({ tags: Type.Array(record({ tag: Type.String(), count: Count })) }),
  }),
  listSaved: defineCall({
    ...at('listSaved'),
    tag,
    access: 'verified',
    summary: "The ids of the posts and papers in the caller's library",
    response: record({ posts: Type.Array(Id), papers: Type.Array(Id) }),
  }),
  saveToLibrary: defineCall({
    ...at('saveToLibrary'),
    tag,
    access: 'verified',
    summary: 'Save a post or a paper, or change the note and the tags of an item',
    params: itemParams,
    bodyKind: 'json',
    body: record({ note: Type.Optional(LibraryNote), tags: Type.Optional(LibraryTags) }),
    response: LibraryItem,
  }),
  removeFromLibrary: defineCall({
    ...at('removeFromLibrary'),
    tag,
    access: 'verified',
    summary: 'Remove a post, a paper or a reference from the library',
    params: itemParams,
    status: 204,
    response: null,
  }),
  inspectReferences: defineCall({
    ...at('inspectReferences'),
    tag,
    access: 'verified',
    summary: 'Read BibTeX, RIS, CSL JSON or lines with DOIs, without storing anything',
    bodyKind: 'json',
    body: record({ text: Type.Optional(Type.String()) }),
    bodyMaxBytes: LIBRARY_BODY_MAX_BYTES,
    files: { file: { maxFiles: 1, maxBytes: LIBRARY_IMPORT_MAX_BYTES } },
    response: LibraryInspection,
  }),
  importReferences: defineCall({
    ...at('importReferences'),
    tag,
    access: 'verified',
    summary: 'Add references; those that the library has already are left out',
    bodyKind: 'json',
    body: record({
      entries: Type.Array(LibraryEntry, { minItems: 1, maxItems: LIBRARY_IMPORT_MAX }),
    }),
    bodyMaxBytes: LIBRARY_BODY_MAX_BYTES,
    status: 201,
    response: record({ added: Count }),
  }),
  exportLibrary: defineCall({
    ...at('exportLibrary'),
    tag,
    access: 'verified',
    summary: 'The library of the caller, as a file for reference managers',
    query: record({ format: oneOf('bib', 'ris', 'json'), tag: ofTag }),
    response: null,
  }),
};
