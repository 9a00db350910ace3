import { arsenic } from './arsenic';
import { attention } from './attention';
import { bridges } from './bridges';
import { dengue } from './dengue';
import { folktales } from './folktales';
import { lectures } from './lectures';
import { mangroves } from './mangroves';
import { microfinance } from './microfinance';
import type { TestedPaper } from './paper';
import { routing } from './routing';
import { solar } from './solar';
import { telescopes } from './telescopes';
import { textiles } from './textiles';

/** Papers that the engine may be tuned on. */
export const tuningPapers: readonly TestedPaper[] = [
  mangroves,
  attention,
  arsenic,
  lectures,
  bridges,
  solar,
  dengue,
  textiles,
];

/** Papers that no threshold was chosen by; what is found on them is what to expect. */
export const heldOutPapers: readonly TestedPaper[] = [folktales, routing, microfinance, telescopes];

export const testedPapers: readonly TestedPaper[] = [...tuningPapers, ...heldOutPapers];
