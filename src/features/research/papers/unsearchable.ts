import type { TextState } from '#contract/entities/research';
import * as texts from '../texts';

/** Reasons why search only covers a paper's title and abstract. */
export const unsearchable: Partial<Record<TextState, string>> = {
  no_text: texts.scanned,
  encrypted: texts.passwordProtected,
  broken: texts.damaged,
  too_long: texts.veryLong,
};
