import type { PaperBody } from './paper';

export const load: PaperBody = {
  keywords: 'load forecasting, baselines, power systems, negative results',
  sections: [
    [
      'Introduction',
      'A forecast of tomorrow’s electric load decides how many generators are kept warm tonight. Forecasts that are too low lead to load shedding; those that are too high burn fuel for no one. New methods are proposed often and compared with a simple one rarely. We made the comparison for one city, expecting our network to win.',
      'It did not, or not on most days. A straight line through the same hour of last week, corrected for the temperature, was closer on nine days of fourteen. This paper reports the comparison and asks what happens on the other five days.',
    ],
    [
      'Data',
      'The load of Khulna was recorded each hour for three years at the supply substations, and the temperature at the airport. Hours with load shedding, 4.1% of all, were marked and removed, because what is measured then is the supply and not the demand. We tested on 26 weeks that were not used for fitting, in thirteen blocks of fourteen days spread over the year.',
    ],
    [
      'Methods',
      'The straight line is a regression of the load on the load at the same hour of the last seven days and on the temperature forecast, refitted each morning on eight weeks. It has nine coefficients and can be checked with a pocket calculator. The network has two recurrent layers with 128 units each and sees the load of three weeks, the temperature, the hour and the calendar of public holidays. It was tuned for two weeks on a shared machine.',
      'Both give a forecast for 24 hours at 06:00. The error is the mean absolute error over the day in megawatts. A day counts as won by the method with the smaller error.',
    ],
    [
      'Results',
      'Over the whole test the straight line has a mean absolute error of 38.1 MW and the network one of 31.1 MW, so the network is better on average. Day by day it is worse: the straight line wins on 9 of 14 days in the median block. The network’s lead comes from a few days on which the straight line is far off.',
      'On those days there is cricket. Of the 61 days on which the straight line is worse by more than 25 MW, 49 have a match of the national team in the evening. The network was never given the fixtures; it seems to recognise such days by the load of the early afternoon, when people go home early. When the dates of matches are added to the straight line as one more column, its error falls to 29.4 MW, below that of the network.',
    ],
    [
      'Discussion',
      'The network found something real, and we would not have looked for it otherwise. Yet what it found fits into one column of a table, and in that form an operator can understand it, switch it off, and correct it when a match is cancelled by rain. We think that this is a good use of such models: as a way to find what is missing in a simple one.',
      'A limitation of the study is that the calendar of matches is known in advance, while other gatherings are not. Another is that the test holds no cyclone. In an emergency we would trust neither method, and nor should anybody else.',
    ],
    [
      'Conclusion',
      'A straight line with a column for cricket forecasts the load of Khulna better than our recurrent network. We publish the straight line. It has been in use at the control room since the spring, printed on one page.',
    ],
  ],
  figure: {
    after: 3,
    caption:
      'Figure 1. Mean absolute error for each day of one block; days 5, 9, 10, 13 and 14 had an evening match.',
    chart: {
      x: Array.from({ length: 14 }, (_, day) => `${day + 1}`),
      xTitle: 'Day of the block',
      yTitle: 'Error in MW',
      yTop: 80,
      series: [
        {
          name: 'Straight line',
          kind: 'bar',
          values: [21, 24, 19, 26, 62, 30, 22, 25, 58, 64, 23, 27, 70, 66],
        },
        {
          name: 'Neural network',
          kind: 'bar',
          values: [28, 31, 27, 30, 29, 37, 30, 33, 31, 28, 34, 36, 33, 30],
        },
      ],
    },
  },
  table: {
    after: 3,
    caption: 'Table 1. Mean absolute error in MW on the test weeks.',
    head: ['Method', 'All days', 'Without a match', 'With a match', 'Coefficients'],
    rows: [
      ['Last week’s load', '52.6', '44.9', '81.0', '0'],
      ['Straight line', '38.1', '25.0', '63.9', '9'],
      ['Neural network', '31.1', '31.6', '30.2', '214,000'],
      ['Straight line with matches', '29.4', '25.1', '37.8', '10'],
    ],
  },
  references: [
    'R. J. Hyndman and G. Athanasopoulos. Forecasting: Principles and Practice. OTexts, 3rd edition, 2021.',
    'I. Goodfellow, Y. Bengio and A. Courville. Deep Learning. MIT Press, 2016.',
  ],
};
