import { Type, type Static } from '@sinclair/typebox';
import { Count, Id, Iso, Url, nullable, oneOf, record } from '../schema';

/** What a citation is of: an own upload, a paper on Quad. */
export const SourceKind = oneOf('upload', 'paper');
export type SourceKind = Static<typeof SourceKind>;

/** A literal quote and where it stands; pages count from 1. */
export const Citation = record({
  document_id: Id,
  kind: Type.Optional(SourceKind),
  page: Type.Integer({ minimum: 1 }),
  quote: Type.String(),
  /** What the document is called. */
  title: Type.Optional(Type.String()),
});
export type Citation = Static<typeof Citation>;

/** A sentence or paragraph of an answer, in Markdown; without a citation nothing supports it. */
export const AnswerPart = record({
  text: Type.String(),
  /** Positions in `citations`. */
  citations: Type.Array(Count),
});
export type AnswerPart = Static<typeof AnswerPart>;

export const AssistantUpload = record({
  response: Type.String(),
  document_id: Type.Optional(Id),
  pages: Type.Optional(Count),
  title: Type.Optional(Type.String()),
  /** The analysis piece by piece. */
  parts: Type.Optional(Type.Array(AnswerPart)),
  /** Where the sentences of the analysis stand. */
  citations: Type.Optional(Type.Array(Citation)),
  /** First questions to ask about it. */
  questions: Type.Optional(Type.Array(Type.String())),
});
export type AssistantUpload = Static<typeof AssistantUpload>;

/** A document of the caller; `file_url` is fetched with the bearer token. */
export const AssistantDocument = record({
  document_id: Id,
  title: Type.String(),
  pages: Count,
  file_url: Url,
  last_used_at: Iso,
});
export type AssistantDocument = Static<typeof AssistantDocument>;

/**
 * What an answer rests on: documents, the product's help, or its own searches. `not_in_document` means
 * that the documents don't answer, `unknown` that there was no document to answer from.
 */
export const AnswerVerdict = oneOf(
  'supported',
  'partly_supported',
  'not_in_document',
  'help',
  'results',
  'unknown',
);
export type AnswerVerdict = Static<typeof AnswerVerdict>;

/** An upcoming event that the assistant found for the caller. */
export const AnswerEvent = record({
  id: Id,
  title: Type.String(),
  location: nullable(Type.String()),
  event_datetime: Iso,
  timezone: Type.Optional(Type.String()),
});
export type AnswerEvent = Static<typeof AnswerEvent>;

/** A person whom the assistant found for a topic; `reason` is the text that matched it. */
export const AnswerPerson = record({
  user_id: Id,
  username: Type.String(),
  profile_picture: nullable(Url),
  university_name: nullable(Type.String()),
  department: nullable(Type.String()),
  reason: Type.Optional(Type.String()),
});
export type AnswerPerson = Static<typeof AnswerPerson>;

/** A paper that the assistant found for a topic. */
export const AnswerPaper = record({
  id: Id,
  title: Type.String(),
  author: Type.String(),
});
export type AnswerPaper = Static<typeof AnswerPaper>;

/** `response` is the whole answer in Markdown; `parts` are the same, piece by piece. */
export const AssistantAnswer = record({
  response: Type.String(),
  citations: Type.Optional(Type.Array(Citation)),
  verdict: Type.Optional(AnswerVerdict),
  parts: Type.Optional(Type.Array(AnswerPart)),
  /** The passages that came nearest, where the answer is not in the document. */
  nearest: Type.Optional(Type.Array(Citation)),
  /** Results of the product's own searches. */
  events: Type.Optional(Type.Array(AnswerEvent)),
  people: Type.Optional(Type.Array(AnswerPerson)),
  papers: Type.Optional(Type.Array(AnswerPaper)),
  /** Questions to ask next. */
  questions: Type.Optional(Type.Array(Type.String())),
});
export type AssistantAnswer = Static<typeof AssistantAnswer>;
