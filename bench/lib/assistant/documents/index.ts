import type { AskedDocument } from '../askedDocument';
import { annManual } from './annManual';
import { cvsManual } from './cvsManual';
import { dotGuide } from './dotGuide';
import { filesystemStandard } from './filesystemStandard';
import { lme4Paper } from './lme4Paper';
import { timeDependent } from './timeDependent';

/** Documents that are measured together. */
export interface DocumentSet {
  name: string;
  documents: readonly AskedDocument[];
  /** Its results are the ones to expect, and have budgets. */
  isHeldOut?: boolean;
}

/** Nothing may be tuned on a set that is held out. */
export const documentSets: readonly DocumentSet[] = [
  { name: 'tuning', documents: [dotGuide, filesystemStandard, timeDependent] },
  { name: 'held out', documents: [annManual, lme4Paper, cvsManual], isHeldOut: true },
];
