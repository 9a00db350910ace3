import type { PassageIndex } from '../engine/passageIndex';
import type { Source } from '../engine/source';

/** What a driver says that it has from somewhere: nothing is believed before the gate has looked. */
export interface Claim {
  source: Source;
  /** From 1. */
  page: number;
  quote: string;
}

/** A piece of an answer as its driver wrote it. */
export interface DraftPart {
  text: string;
  form: 'plain' | 'markdown';
  claims: Claim[];
}

/** What is asked, and of what. */
export interface Inquiry {
  question: string;
  sources: readonly Source[];
  /** Of these sources. */
  index: PassageIndex;
}

/** What writes answers: the engine of this server, or a model somewhere else. */
export interface AnswerDriver {
  name: 'embedded' | 'openai_compatible';
  /** Empty where it finds no answer. Throws DriverUnavailable where there is nobody to ask. */
  draft(inquiry: Inquiry): Promise<DraftPart[]>;
}

/** The model could not be asked, or did not answer in time or in the form that was agreed. */
export class DriverUnavailable extends Error {
  override readonly name = 'DriverUnavailable';
}
