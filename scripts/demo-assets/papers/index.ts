import { clinics } from './clinics';
import { conjuncts } from './conjuncts';
import { ferries } from './ferries';
import { fringes } from './fringes';
import { hydrogen } from './hydrogen';
import { load } from './load';
import type { PaperBody } from './paper';
import { readmission } from './readmission';
import { scour } from './scour';

/** The bodies of the papers by file name. */
export const papers: Readonly<Record<string, PaperBody>> = {
  'readmission-calibration': readmission,
  'federated-clinics': clinics,
  'hydrogen-line': hydrogen,
  'load-forecasting': load,
  'bangla-conjuncts': conjuncts,
  'bridge-scour': scour,
  'ferry-fares': ferries,
  'fringe-stability': fringes,
};
