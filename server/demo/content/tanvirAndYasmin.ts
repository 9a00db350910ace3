import { DAY, HOUR, type DemoConversation } from '../shapes';

/** The longest conversation: forty messages about one analysis, with its plot and its tables. */
export const tanvirAndYasmin: DemoConversation = {
  between: ['tanvir.h', 'yasmin_k'],
  unread: true,
  lines: [
    {
      by: 'tanvir.h',
      ago: 8 * DAY + 6 * HOUR,
      text: 'Your admissions file has arrived. 10,009 rows?',
    },
    { by: 'yasmin_k', ago: 8 * DAY + 6 * HOUR - 4, text: 'It should be 9,846. What is extra?' },
    {
      by: 'tanvir.h',
      ago: 8 * DAY + 5 * HOUR,
      text: '163 rows twice. Ward and emergency desk, same minute.',
    },
    {
      by: 'yasmin_k',
      ago: 8 * DAY + 5 * HOUR - 3,
      text: 'Ah. Then some of our “readmissions” happened on the day of discharge.',
    },
    { by: 'tanvir.h', ago: 8 * DAY + 5 * HOUR - 5, text: 'A miracle of medicine.' },
    {
      by: 'yasmin_k',
      ago: 8 * DAY + 5 * HOUR - 9,
      text: 'Drop the second of each pair, please. I will write it into the methods.',
    },
    {
      by: 'tanvir.h',
      ago: 8 * DAY + 3 * HOUR,
      text: 'Done. The area under the curve fell from 0.81 to 0.74.',
    },
    {
      by: 'yasmin_k',
      ago: 8 * DAY + 3 * HOUR - 12,
      text: 'That is the first honest number of the month.',
    },
    { by: 'tanvir.h', ago: 7 * DAY + 4 * HOUR, text: 'I tried boosting overnight. 0.75.' },
    {
      by: 'yasmin_k',
      ago: 7 * DAY + 4 * HOUR - 6,
      text: 'One point for a model no one on the ward can read. I stay with the splines.',
    },
    { by: 'tanvir.h', ago: 7 * DAY + 4 * HOUR - 8, text: 'Agreed. The scheduler says thank you.' },
    {
      by: 'yasmin_k',
      ago: 6 * DAY + 2 * HOUR,
      text: 'Now by age band. The nurses said: look at eighty, living alone.',
    },
    {
      by: 'yasmin_k',
      ago: 6 * DAY + 2 * HOUR - 1,
      text: 'Do not tell me before I have the intervals.',
    },
    { by: 'tanvir.h', ago: 6 * DAY + HOUR, text: 'I have seen the plot. I am saying nothing.' },
    { by: 'yasmin_k', ago: 6 * DAY + HOUR - 2, text: 'You are saying it loudly.' },
    {
      by: 'yasmin_k',
      ago: 5 * DAY + 5 * HOUR,
      text: 'Here it is. Zarin’s bootstrap is running.',
      file: 'pictures/calibration-plot.png',
    },
    { by: 'tanvir.h', ago: 5 * DAY + 5 * HOUR - 3, text: 'Oh. That gap.' },
    { by: 'tanvir.h', ago: 5 * DAY + 5 * HOUR - 4, text: 'Seven points?' },
    {
      by: 'yasmin_k',
      ago: 5 * DAY + 5 * HOUR - 10,
      text: 'Seven. They were right, and the average never blinked.',
    },
    { by: 'tanvir.h', ago: 5 * DAY + 4 * HOUR, text: 'Is it the contact field?' },
    {
      by: 'yasmin_k',
      ago: 5 * DAY + 4 * HOUR - 15,
      text: 'Almost all of it. Empty often means that there is no one.',
    },
    {
      by: 'tanvir.h',
      ago: 5 * DAY + 4 * HOUR - 18,
      text: 'So imputing it would have invented relatives.',
    },
    {
      by: 'yasmin_k',
      ago: 5 * DAY + 4 * HOUR - 20,
      text: 'That sentence goes into my talk. With your name.',
    },
    {
      by: 'tanvir.h',
      ago: 4 * DAY + 3 * HOUR,
      text: 'Stratified by band and contact, the fit is slow. Should I move it to the queue?',
    },
    {
      by: 'yasmin_k',
      ago: 4 * DAY + 3 * HOUR - 8,
      text: 'Please. And seed it, so that reviewer 2 gets the same seven points.',
    },
    {
      by: 'tanvir.h',
      ago: 4 * DAY + 2 * HOUR,
      text: 'Queued. 40 minutes, seed 204, after the room.',
    },
    {
      by: 'yasmin_k',
      ago: 3 * DAY + 7 * HOUR,
      text: 'Zarin’s interval: 2.6 to 11.3. Wide, and not at zero.',
    },
    {
      by: 'tanvir.h',
      ago: 3 * DAY + 7 * HOUR - 5,
      text: 'With 297 people we can’t do better.',
    },
    {
      by: 'yasmin_k',
      ago: 3 * DAY + 6 * HOUR,
      text: 'The tables for the paper. Table 3 is the one for the ward.',
      file: 'documents/calibration-tables.pdf',
    },
    {
      by: 'tanvir.h',
      ago: 3 * DAY + 6 * HOUR - 20,
      text: 'Reading. The dry tone of Table 3 is devastating.',
    },
    { by: 'yasmin_k', ago: 3 * DAY + 6 * HOUR - 22, text: 'Averages always look fine.' },
    { by: 'tanvir.h', ago: 3 * DAY + 6 * HOUR - 25, text: 'Put it on a cup.' },
    { by: 'tanvir.h', ago: DAY + 2 * HOUR, text: 'Did the stratified fit converge in the end?' },
    { by: 'tanvir.h', ago: DAY + 2 * HOUR - 1, text: 'The oldest band looked odd to me.' },
    {
      by: 'yasmin_k',
      ago: DAY + 100,
      text: 'It did, with your seed. The error in that band is real, not a join bug.',
    },
    { by: 'tanvir.h', ago: 3 * HOUR, text: 'https://arxiv.org/abs/2309.17453' },
    {
      by: 'yasmin_k',
      ago: 3 * HOUR - 4,
      text: 'Reading it on the train. Section 4 is the part we need.',
    },
    { by: 'tanvir.h', ago: 48, text: 'Could you resend Table 3 as a CSV?' },
    { by: 'tanvir.h', ago: 46, text: 'The copy from the PDF lost its minus signs.' },
    { by: 'tanvir.h', ago: 44, text: 'And the plot without the legend?' },
  ],
};
