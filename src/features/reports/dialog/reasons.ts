import type { ReportKind } from '#contract/entities/report';
import * as texts from '../texts';

/** Requires a note. */
export const OTHER_REASON = texts.somethingElse;

const { spam, harassment, misleading, otherPersonsWork, privateMatters, otherPerson } = texts;
const ofWriting = [spam, harassment, misleading, otherPersonsWork, privateMatters, OTHER_REASON];

/** The reasons to choose from, which are also sent to the moderators. */
export const reasonsFor: Readonly<Record<ReportKind, readonly string[]>> = {
  post: ofWriting,
  comment: ofWriting,
  paper: ofWriting,
  person: [spam, harassment, otherPerson, OTHER_REASON],
  message: [spam, harassment, privateMatters, OTHER_REASON],
};
