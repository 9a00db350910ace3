import { Type, type Static } from '@sinclair/typebox';
import { Count, Id, Iso, Url, nullable, oneOf, record } from '../schema';
import { ListedPerson } from './person';

/** The kind of document cited: the caller's upload, or a paper on Quad. */
export const SourceKind = oneOf('upload', 'paper');
export type SourceKind = Static<typeof SourceKind>;

/** A literal quote and its location. Pages count from 1. */
export const Citation = record({
  document_id: Id,
  kind: Type.Optional(SourceKind),
  page: Type.Integer({ minimum: 1 }),
  /** The printed page number with that in the file, such as `2 (6 of 7)`, if they differ. */
  page_name: Type.Optional(Type.String()),
  quote: Type.String(),
  /** The passage that contains the quote, literally on the page. */
  passage: Type.Optional(Type.String()),
  /** The headings above the passage, outermost first, if known. */
  headings: Type.Optional(Type.Array(Type.String())),
  /** The document's title. */
  title: Type.Optional(Type.String()),
});
export type Citation = Static<typeof Citation>;

/** A sentence or paragraph of an answer, in Markdown. Without a citation, it is unsupported. */
export const AnswerPart = record({
  text: Type.String(),
  /** Indices into `citations`. */
  citations: Type.Array(Count),
});
export type AnswerPart = Static<typeof AnswerPart>;

/** A document that the chatbot no longer has. */
export const ForgottenDocument = record({ document_id: Id, title: Type.String() });

/** The stored question and answer, if the caller keeps the conversation. */
export const KeptExchange = record({ question_id: Id, answer_id: Id });

export const ChatbotUpload = record({
  response: Type.String(),
  document_id: Type.Optional(Id),
  /** The kind of document; an upload if missing. */
  kind: Type.Optional(SourceKind),
  pages: Type.Optional(Count),
  title: Type.Optional(Type.String()),
  /** The analysis in parts. */
  parts: Type.Optional(Type.Array(AnswerPart)),
  /** The sources of the analysis. */
  citations: Type.Optional(Type.Array(Citation)),
  /** Suggested first questions about the document. */
  questions: Type.Optional(Type.Array(Type.String())),
  /** The least recently used document, which was deleted to make room for this one. */
  forgotten: Type.Optional(ForgottenDocument),
  kept: Type.Optional(KeptExchange),
});
export type ChatbotUpload = Static<typeof ChatbotUpload>;

/** A document of the caller. Fetch `file_url` with the bearer token. */
export const ChatbotDocument = record({
  document_id: Id,
  title: Type.String(),
  pages: Count,
  file_url: Url,
  last_used_at: Iso,
});
export type ChatbotDocument = Static<typeof ChatbotDocument>;

/**
 * The basis of an answer: documents, the product's help, or its own searches. `not_in_document`
 * means that the documents don't contain an answer, `unknown` that there was no document to answer
 * from.
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

/** An upcoming event that the chatbot found for the caller. */
export const AnswerEvent = record({
  id: Id,
  title: Type.String(),
  location: nullable(Type.String()),
  event_datetime: Iso,
  timezone: Type.Optional(Type.String()),
});
export type AnswerEvent = Static<typeof AnswerEvent>;

/** A person found by the chatbot for a topic. `reason` is the text that matched. */
export const AnswerPerson = record({
  ...ListedPerson.properties,
  reason: Type.Optional(Type.String()),
});
export type AnswerPerson = Static<typeof AnswerPerson>;

/** A paper found by the chatbot for a topic. */
export const AnswerPaper = record({
  id: Id,
  title: Type.String(),
  author: Type.String(),
});
export type AnswerPaper = Static<typeof AnswerPaper>;

/** `response` is the whole answer in Markdown. `parts` is the same answer in parts. */
export const ChatbotAnswer = record({
  response: Type.String(),
  citations: Type.Optional(Type.Array(Citation)),
  verdict: Type.Optional(AnswerVerdict),
  parts: Type.Optional(Type.Array(AnswerPart)),
  /** The closest passages, if the answer is not in the document. */
  nearest: Type.Optional(Type.Array(Citation)),
  /** The question as it was understood, if it depends on earlier ones. */
  understood_as: Type.Optional(Type.String()),
  /** Further passages about the question, if there is an answer. */
  further: Type.Optional(Type.Array(Citation)),
  /** Results of the product's own searches. */
  events: Type.Optional(Type.Array(AnswerEvent)),
  people: Type.Optional(Type.Array(AnswerPerson)),
  papers: Type.Optional(Type.Array(AnswerPaper)),
  /** Suggested follow-up questions. */
  questions: Type.Optional(Type.Array(Type.String())),
  kept: Type.Optional(KeptExchange),
});
export type ChatbotAnswer = Static<typeof ChatbotAnswer>;
