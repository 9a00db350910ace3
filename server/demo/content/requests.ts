import { DAY, HOUR, type DemoRequest } from '../shapes';
import type { DemoName } from './people';

const connected: readonly (readonly [from: DemoName, to: DemoName])[] = [
  ['nusrat_j', 'yasmin_k'],
  ['yasmin_k', 'tanvir.h'],
  ['s.rahman', 'yasmin_k'],
  ['anika_k', 'yasmin_k'],
  ['research_office', 'yasmin_k'],
  ['yasmin_k', 'zarin.t'],
  ['kamal_ee', 'yasmin_k'],
  ['tanvir.h', 'nusrat_j'],
  ['zarin.t', 'nusrat_j'],
  ['imran_z', 'nusrat_j'],
  ['mahir.c', 'tanvir.h'],
  ['research_office', 'tanvir.h'],
  ['sadia.noor', 'research_office'],
  ['sadia.noor', 's.rahman'],
  ['s.rahman', 'zarin.t'],
  ['anika_k', 'kamal_ee'],
  ['farzana', 'kamal_ee'],
  ['farzana', 'anika_k'],
  ['lamia.s', 's.rahman'],
  ['mahir.c', 'rafia_t'],
  ['imran_z', 'anika_k'],
  ['habib_l', 'nusrat_j'],
  ['rezaul.k', 'research_office'],
  ['tareq_a', 'rezaul.k'],
  ['shirin.a', 'zarin.t'],
  ['maya_d', 'lamia.s'],
];

/** The connection requests: the older ones were accepted, the newest are pending. */
export const requests: readonly DemoRequest[] = [
  ...connected.map(([from, to], index) => ({
    from,
    to,
    ago: 20 * DAY - index * 9 * HOUR,
    answeredAgo: 20 * DAY - index * 9 * HOUR - 4 * HOUR,
  })),
  {
    from: 'maya_d',
    to: 'habib_l',
    ago: 6 * DAY,
    answeredAgo: 5 * DAY,
    mentoring: { topic: 'Phonetics', message: 'I would like to build a reader for Bangla.' },
  },
  {
    from: 'rafia_t',
    to: 'kamal_ee',
    ago: 3 * DAY,
    answeredAgo: 2 * DAY,
    mentoring: { topic: 'Embedded Systems', message: 'For my project on quiet sensors.' },
  },
  {
    from: 'sadia.noor',
    to: 'yasmin_k',
    ago: DAY + 3 * HOUR,
    mentoring: {
      topic: 'Data Science',
      message: 'I write my first paper this winter. Could you read a draft once a month?',
    },
  },
  { from: 'rafia_t', to: 'yasmin_k', ago: 2 * HOUR + 10 },
];
