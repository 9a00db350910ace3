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

/** Papers that may be used to tune the engine. */
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

/** Papers that were not used to choose any threshold; their results are the ones to expect. */
export const heldOutPapers: readonly TestedPaper[] = [folktales, routing, microfinance, telescopes];

export const testedPapers: readonly TestedPaper[] = [...tuningPapers, ...heldOutPapers];
