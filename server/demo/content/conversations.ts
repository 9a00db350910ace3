import { DAY, HOUR, type DemoConversation } from '../shapes';
import { tanvirAndYasmin } from './tanvirAndYasmin';

/** The conversations on the demo campus. */
export const conversations: readonly DemoConversation[] = [
  tanvirAndYasmin,
  {
    between: ['nusrat_j', 'yasmin_k'],
    unread: false,
    lines: [
      { by: 'nusrat_j', ago: 5 * HOUR, text: 'Reading group: Wednesday or Thursday?' },
      {
        by: 'nusrat_j',
        ago: 5 * HOUR - 1,
        text: 'Imran can only come after four, because of the low-temperature lab.',
      },
      { by: 'yasmin_k', ago: 4 * HOUR, text: 'Thursday works. Room 204?' },
    ],
  },
  {
    between: ['s.rahman', 'yasmin_k'],
    unread: true,
    lines: [
      {
        by: 'yasmin_k',
        ago: 2 * DAY,
        text: 'I read the survey draft. The part on consent forms is the best thing in it; move it forward?',
      },
      {
        by: 's.rahman',
        ago: 2 * DAY - 50,
        text: 'Happily. Reviewer 2 asked for the opposite, which settles it.',
      },
      { by: 'yasmin_k', ago: 2 * DAY - 55, text: 'Reviewer 2 is our most faithful reader.' },
      {
        by: 's.rahman',
        ago: 90,
        text: 'Camera-ready goes in on Friday. One last look at the abstract?',
      },
    ],
  },
  {
    between: ['research_office', 'yasmin_k'],
    unread: false,
    lines: [
      {
        by: 'research_office',
        ago: DAY + 6 * HOUR,
        text: 'Thank you for registering for the symposium. Which title should we print?',
      },
      {
        by: 'yasmin_k',
        ago: DAY + 5 * HOUR,
        text: '“Who is missing from the readmission data?”, please.',
      },
      { by: 'research_office', ago: DAY + 4 * HOUR, text: 'Your slot is 6:50 PM, ten minutes.' },
    ],
  },
  {
    between: ['anika_k', 'yasmin_k'],
    unread: false,
    lines: [
      { by: 'yasmin_k', ago: 3 * DAY, text: 'How is the rooftop telescope?' },
      {
        by: 'anika_k',
        ago: 3 * DAY - 30,
        text: 'A crow took the feed horn cover. We are printing another one.',
      },
      { by: 'anika_k', ago: DAY + 40, text: 'The dish is tracking again!' },
    ],
  },
  {
    between: ['kamal_ee', 'yasmin_k'],
    unread: false,
    lines: [
      {
        by: 'kamal_ee',
        ago: 6 * DAY,
        text: 'Your sensor log is in millivolts, the header says volts.',
      },
      { by: 'yasmin_k', ago: 6 * DAY - 20, text: 'Thanks, that fixed the units.' },
    ],
  },
  {
    between: ['zarin.t', 'yasmin_k'],
    unread: false,
    lines: [
      {
        by: 'yasmin_k',
        ago: 8 * DAY,
        text: 'Would you look at my weighting section before I send it out?',
      },
      { by: 'zarin.t', ago: 8 * DAY - 3 * HOUR, text: 'Happy to read a draft next week.' },
    ],
  },
  {
    between: ['tanvir.h', 'nusrat_j'],
    unread: true,
    lines: [
      { by: 'nusrat_j', ago: 2 * HOUR, text: 'Do you have the needle-test script?' },
      { by: 'tanvir.h', ago: 95, text: 'Cleaning it up, you get it tonight.' },
    ],
  },
  {
    between: ['anika_k', 'farzana'],
    unread: true,
    lines: [
      { by: 'anika_k', ago: 7 * HOUR, text: 'May we borrow your spectrum analyser on Sunday?' },
      { by: 'farzana', ago: 6 * HOUR, text: 'Yes, but bring it back with its probe this time.' },
    ],
  },
  {
    between: ['mahir.c', 'rafia_t'],
    unread: true,
    lines: [
      {
        by: 'rafia_t',
        ago: 4 * HOUR,
        text: 'Are you in for the capture-the-flag on Saturday? We need someone for web.',
      },
    ],
  },
];
