import { DAY, HOUR, type DemoWork } from '../shapes';

/** Current work on the demo campus, and the requests to join it. */
export const works: readonly DemoWork[] = [
  {
    by: 'nusrat_j',
    ago: 6 * DAY,
    title: 'Do evening classes change how students sleep?',
    research_field: 'Data Science',
    details:
      'We follow sixty volunteers for one term with sleep diaries and a short weekly test. I am looking for someone who likes statistics, and for someone who likes people.',
    requests: [
      { by: 'yasmin_k', ago: 5 * DAY, answer: 'accepted', answeredAgo: 5 * DAY - 3 * HOUR },
      { by: 'tanvir.h', ago: 4 * DAY, message: 'I can help with the weekly tests.' },
    ],
  },
  {
    by: 'yasmin_k',
    ago: 3 * DAY,
    title: 'Reading Bangla handwriting with small networks',
    research_field: 'Machine Learning',
    details:
      'How small can a network be that still reads $28 \\times 28$ pictures of Bangla digits? We compare pruning with training small from the start.',
    requests: [
      { by: 'zarin.t', ago: 2 * DAY },
      { by: 'imran_z', ago: 2 * DAY - 5 * HOUR, message: 'I have 4,000 labelled pages to share.' },
    ],
  },
  {
    by: 'kamal_ee',
    ago: 2 * DAY + 4 * HOUR,
    title: 'A cheap meter for household current',
    research_field: 'Embedded Systems',
    details:
      'A clamp, a microcontroller and a radio for less than a lunch. The board is drawn; testing begins.',
    requests: [
      {
        by: 'yasmin_k',
        ago: 2 * DAY,
        message: 'I could write the firmware.',
        answer: 'declined',
        answeredAgo: DAY + 20 * HOUR,
      },
    ],
    closedAgo: DAY + 19 * HOUR,
  },
  {
    by: 's.rahman',
    ago: 4 * DAY + 2 * HOUR,
    title: 'How early do clinic visits show a dengue season?',
    research_field: 'Epidemiology',
    details:
      'Weekly counts of eleven clinics since 2019, without names. I am looking for someone who can turn them into pictures that a health officer understands at once.',
    requests: [
      { by: 'yasmin_k', ago: DAY + 6 * HOUR, message: 'I would start with a map of the delays.' },
    ],
  },
  {
    by: 'anika_k',
    ago: 5 * DAY + 4 * HOUR,
    title: 'A water gauge without a battery',
    research_field: 'Embedded Systems',
    details:
      'It runs on a solar cell the size of a thumb and sends the level of a canal every hour. I need places to test it, and someone who can keep a box dry.',
    requests: [
      { by: 'yasmin_k', ago: 5 * DAY, answer: 'withdrawn', answeredAgo: 4 * DAY + 20 * HOUR },
    ],
  },
];
