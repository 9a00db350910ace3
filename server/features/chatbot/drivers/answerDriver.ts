import type { PassageIndex } from '../engine/passageIndex';
import type { Finding, Opening, Source } from '../engine/source';

/** A driver's claim about a source. It is not trusted until the gate has checked it. */
export interface Claim {
  source: Source;
  /** Starts at 1. */
  page: number;
  quote: string;
  /** The passage that contains the quote, with its headings, if the driver shows it. */
  passage?: Pick<Finding, 'around' | 'headings'>;
}

/** A part of an answer as its driver wrote it. */
export interface DraftPart {
  text: string;
  form: 'plain' | 'markdown';
  claims: Claim[];
}

/** A part of a document, such as some pages or a section. */
export interface AskedPart {
  /** The words to search for; empty if the question asks for the part as such. */
  topic: string;
  /** Literal pieces that say what is in it. */
  openings: readonly Opening[];
}

/** A question and its sources. */
export interface SourcedQuestion {
  question: string;
  sources: readonly Source[];
  /** The index of these sources. */
  index: PassageIndex;
  /** The part of a document that the question names, if the only source is cut to it. */
  part?: AskedPart;
  /** The questions before it that it depends on, the latest first. */
  earlier?: readonly string[];
}

/** An answer as its driver wrote it. */
export interface Draft {
  /** Empty if the driver finds no answer. */
  parts: DraftPart[];
  /** Further passages about the question. */
  further: Finding[];
}

/** Writes answers: the engine of this server, or an external model. */
export interface AnswerDriver {
  name: 'embedded' | 'openai_compatible';
  /**
   * Throws DriverUnavailable if the model is unavailable. A driver that writes its parts one after the
   * other calls back with each of them.
   */
  draft(inquiry: SourcedQuestion, onPart?: (part: DraftPart) => void): Promise<Draft>;
}

/** The model was unreachable, timed out, or responded in an unexpected format. */
export class DriverUnavailable extends Error {
  override readonly name = 'DriverUnavailable';
}

/** The model refused this question, or the text sent with it. Another try has the same result. */
export class DriverRefused extends DriverUnavailable {}
