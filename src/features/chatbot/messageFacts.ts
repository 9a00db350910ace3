import type {
  AnswerEvent,
  AnswerPaper,
  AnswerPart,
  AnswerPerson,
  AnswerVerdict,
  ChatbotUpload,
  Citation,
} from '#contract/entities/chatbot';
import type { AskableDocument } from '#shared/store/featureEvents';

/** A PDF in the conversation; `size` is in bytes, unknown for a paper on Quad. */
export interface FileFacts {
  filename: string;
  size?: number;
}

/**
 * A document that the chatbot stores, or a paper on Quad; `file_path` is the file of a paper. An
 * upload has no `kind`.
 */
export interface DocumentFacts {
  document_id: number;
  kind?: 'upload' | 'paper';
  title: string;
  filename: string;
  pages?: number;
  file_path?: string;
}

/** A document that the chatbot no longer has. */
export type ForgottenDocument = NonNullable<ChatbotUpload['forgotten']>;

/** The request to retry after a failure; `ids` are the messages to remove. */
export interface FailureFacts {
  ids: string[];
  question?: string;
  /** Whether the question was asked without the ones before it. */
  isByItself?: boolean;
  paper?: AskableDocument;
  hasFile?: boolean;
}

/** The document or scope that a question was asked about. */
export interface AskedFacts {
  document_id?: number;
  kind?: 'upload' | 'paper';
  scope?: 'mine' | 'papers' | 'help';
  /** Whether it was asked without the questions before it. */
  isByItself?: boolean;
}

/** Additional data of a message. */
export interface MessageFacts {
  /** The cause of a failure, in one sentence. */
  detail?: string;
  file?: FileFacts;
  document?: DocumentFacts;
  questions?: string[];
  verdict?: AnswerVerdict;
  parts?: AnswerPart[];
  citations?: Citation[];
  nearest?: Citation[];
  further?: Citation[];
  /** The question as it was understood, if it depends on earlier ones. */
  understood_as?: string;
  /** Of a question. */
  asked?: AskedFacts;
  events?: AnswerEvent[];
  people?: AnswerPerson[];
  papers?: AnswerPaper[];
  /** The document that was deleted to make room for this one. */
  forgotten?: ForgottenDocument;
  failure?: FailureFacts;
}

type Fields = Readonly<Record<string, unknown>>;
type Check<T> = (value: unknown) => value is T;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isText: Check<string> = (value) => typeof value === 'string';
const isFlag = (value: unknown) => typeof value === 'boolean';
const isCount = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;
const isMissingOr = (value: unknown, check: (value: unknown) => boolean) =>
  value === undefined || check(value);
const listOf =
  <T>(check: Check<T>): Check<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(check);

const isVerdict: Check<AnswerVerdict> = (value): value is AnswerVerdict =>
  ['supported', 'partly_supported', 'not_in_document', 'help', 'results', 'unknown'].includes(
    value as string,
  );

const isKind = (value: unknown) => value === 'upload' || value === 'paper';

const isCitation: Check<Citation> = (value): value is Citation =>
  isFields(value) &&
  isCount(value.document_id) &&
  isCount(value.page) &&
  isText(value.quote) &&
  isMissingOr(value.kind, isKind) &&
  isMissingOr(value.page_name, isText) &&
  isMissingOr(value.passage, isText) &&
  isMissingOr(value.headings, listOf(isText)) &&
  isMissingOr(value.title, isText);

const isPart: Check<AnswerPart> = (value): value is AnswerPart =>
  isFields(value) &&
  isText(value.text) &&
  Array.isArray(value.citations) &&
  value.citations.every(isCount);

const isTextOrNull = (value: unknown) => value === null || isText(value);

const isEvent: Check<AnswerEvent> = (value): value is AnswerEvent =>
  isFields(value) &&
  isCount(value.id) &&
  isText(value.title) &&
  isText(value.event_datetime) &&
  isTextOrNull(value.location) &&
  isMissingOr(value.timezone, isText);

const isPerson: Check<AnswerPerson> = (value): value is AnswerPerson =>
  isFields(value) &&
  isCount(value.user_id) &&
  isText(value.username) &&
  [value.profile_picture, value.university_name, value.department].every(isTextOrNull) &&
  isMissingOr(value.reason, isText);

const isFoundPaper: Check<AnswerPaper> = (value): value is AnswerPaper =>
  isFields(value) && isCount(value.id) && isText(value.title) && isText(value.author);

const isFile: Check<FileFacts> = (value): value is FileFacts =>
  isFields(value) && isText(value.filename) && isMissingOr(value.size, isCount);

const isDocument: Check<DocumentFacts> = (value): value is DocumentFacts =>
  isFields(value) &&
  isCount(value.document_id) &&
  isMissingOr(value.kind, isKind) &&
  isText(value.title) &&
  isText(value.filename) &&
  isMissingOr(value.pages, isCount) &&
  isMissingOr(value.file_path, isText);

const isForgotten: Check<ForgottenDocument> = (value): value is ForgottenDocument =>
  isFields(value) && isCount(value.document_id) && isText(value.title);

const isPaper: Check<AskableDocument> = (value): value is AskableDocument =>
  isFields(value) &&
  isText(value.title) &&
  isText(value.file_path) &&
  isText(value.filename) &&
  isMissingOr(value.paper_id, isCount);

const isFailure: Check<FailureFacts> = (value): value is FailureFacts =>
  isFields(value) &&
  listOf(isText)(value.ids) &&
  isMissingOr(value.question, isText) &&
  isMissingOr(value.isByItself, isFlag) &&
  isMissingOr(value.paper, isPaper);

const isAsked: Check<AskedFacts> = (value): value is AskedFacts =>
  isFields(value) &&
  isMissingOr(value.document_id, isCount) &&
  isMissingOr(value.isByItself, isFlag) &&
  isMissingOr(value.kind, (kind) => kind === 'upload' || kind === 'paper') &&
  isMissingOr(value.scope, (scope) => ['mine', 'papers', 'help'].includes(scope as string));

const checks: { [Name in keyof MessageFacts]-?: (value: unknown) => boolean } = {
  detail: isText,
  file: isFile,
  document: isDocument,
  questions: listOf(isText),
  verdict: isVerdict,
  parts: listOf(isPart),
  citations: listOf(isCitation),
  nearest: listOf(isCitation),
  further: listOf(isCitation),
  understood_as: isText,
  asked: isAsked,
  events: listOf(isEvent),
  people: listOf(isPerson),
  papers: listOf(isFoundPaper),
  forgotten: isForgotten,
  failure: isFailure,
};

/** Returns the valid fields of a message's additional data, whatever its source. */
export function readFacts(facts: unknown): MessageFacts {
  if (!isFields(facts)) return {};
  const usable = Object.entries(checks).filter(
    ([name, check]) => facts[name] !== undefined && check(facts[name]),
  );
  return Object.fromEntries(usable.map(([name]) => [name, facts[name]]));
}
