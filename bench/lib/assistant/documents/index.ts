import type { AskedDocument } from '../askedDocument';
import { annManual } from './annManual';
import { banglaFloods } from './banglaFloods';
import { banglaLibrary } from './banglaLibrary';
import { bashManual } from './bashManual';
import { cvsManual } from './cvsManual';
import { debianDevelopers } from './debianDevelopers';
import { dotGuide } from './dotGuide';
import { filesystemStandard } from './filesystemStandard';
import { flexManual } from './flexManual';
import { germanFaq } from './germanFaq';
import { germanSchools } from './germanSchools';
import { griManual } from './griManual';
import { ledgerManual } from './ledgerManual';
import { lme4Paper } from './lme4Paper';
import { mathProgManual } from './mathProgManual';
import { nettleManual } from './nettleManual';
import { rIntroduction } from './rIntroduction';
import { timeDependent } from './timeDependent';

/** Documents that are measured together. */
export interface DocumentSet {
  name: string;
  documents: readonly AskedDocument[];
  /** Its results are the ones to expect, and have budgets. */
  isHeldOut?: boolean;
  /** Set as a reader sees the letters; by default they are in the order typed. */
  isShaped?: boolean;
}

/** Nothing may be tuned on a set that is held out. */
export const documentSets: readonly DocumentSet[] = [
  {
    name: 'tuning',
    documents: [
      ...[bashManual, dotGuide, filesystemStandard, ledgerManual],
      ...[nettleManual, rIntroduction, timeDependent],
    ],
  },
  {
    name: 'held out',
    documents: [
      ...[annManual, cvsManual, debianDevelopers, flexManual],
      ...[griManual, lme4Paper, mathProgManual],
    ],
    isHeldOut: true,
  },
  { name: 'German, tuning', documents: [germanFaq] },
  { name: 'German, held out', documents: [germanSchools] },
  { name: 'Bangla, tuning', documents: [banglaLibrary] },
  { name: 'Bangla, held out', documents: [banglaFloods] },
  { name: 'Bangla, shaped', documents: [banglaLibrary, banglaFloods], isShaped: true },
];
