import type { PaperBody } from './paper';

export const ferries: PaperBody = {
  keywords: 'transport costs, price transmission, rural markets, difference in differences',
  sections: [
    [
      'Introduction',
      'When carrying goods becomes dearer, someone pays. It may be the buyer, the farmer or the trader between them. Which of the three it is decides whether a cheaper ferry is a gift to the city or to the village. Textbooks say that the side pays that can least easily go elsewhere. We ask who that is for fresh vegetables, which cannot wait.',
      'A rise of ferry fares at one of two neighbouring crossings lets us answer. The fare for a loaded van rose by 40% at the first crossing and stayed the same at the second, 60 km downstream, which is run by another authority. The two serve the same city.',
    ],
    [
      'Data',
      'Students of the department wrote down prices of five vegetables three times a week for 52 weeks: at the farm gate in eight villages on each side of the comparison, and at three wholesale markets in the city. The fare changed in week 21. In all there are 23,400 prices. Each week a tenth of them was collected again by a second student; the median difference was zero.',
    ],
    [
      'Method',
      'We compare how prices changed on the routes over the first crossing with how they changed on the routes over the second. The difference between the two changes is the effect of the fare, if the prices would have moved alike otherwise. In the twenty weeks before the change they did: the difference of the trends is 0.1% a month with a standard error of 0.3%. Standard errors are clustered by village.',
    ],
    [
      'Results',
      'The fare rose by 1.20 taka per kilogram of load. Farm-gate prices on the affected routes fell by 0.74 taka per kilogram, and wholesale prices rose by 0.31 taka. Farmers bore 62% of the higher fare, buyers 26%, and traders the remaining 12%.',
      'The share differs by crop. For spinach, which is worth nothing after a day, farmers bore 81%. For pumpkins, which keep for weeks, they bore 35%. Villages with a cold store within 5 km lost half as much as those without.',
    ],
    [
      'Discussion',
      'People who cannot wait pay. The result is what theory leads one to expect, but its size is useful for planning: a subsidy of fares would reach farmers for the greater part, and a cold store reaches them even without a subsidy. By our estimate the loss of the affected villages in one year, 9.1 million taka, would have paid for four small cold stores.',
      'The study has three limitations. We observe one change at one place. Quantities were recorded only by asking, and traders may understate them. And the road over the new bridge, due next year, will change the choice that farmers have; we will repeat the survey then.',
    ],
    [
      'Conclusion',
      'Farmers bore 62% and buyers 26%. The more perishable the crop, the larger the share of the farmer. Storage protects farmers because it gives them time.',
    ],
  ],
  figure: {
    after: 3,
    caption: 'Figure 1. Share of the higher fare borne by farmers, by the days a crop keeps.',
    chart: {
      x: ['Spinach', 'Okra', 'Tomato', 'Gourd', 'Pumpkin'],
      xTitle: 'Crop, the most perishable first',
      yTitle: 'Share, %',
      yTop: 100,
      series: [
        { name: 'No cold store near', kind: 'bar', values: [88, 76, 70, 58, 39] },
        { name: 'Cold store near', kind: 'bar', values: [71, 48, 35, 29, 24] },
      ],
    },
  },
  table: {
    after: 3,
    caption:
      'Table 1. Effect of the higher fare in taka per kilogram; standard errors in brackets.',
    head: ['Crop', 'Farm gate', 'Wholesale', 'Farmers bear', 'Buyers bear'],
    rows: [
      ['Spinach', '−0.97 (0.12)', '0.12 (0.08)', '81%', '10%'],
      ['Okra', '−0.82 (0.10)', '0.24 (0.09)', '68%', '20%'],
      ['Tomato', '−0.75 (0.11)', '0.33 (0.10)', '62%', '28%'],
      ['Gourd', '−0.60 (0.09)', '0.40 (0.11)', '50%', '33%'],
      ['Pumpkin', '−0.42 (0.08)', '0.52 (0.12)', '35%', '43%'],
      ['All', '−0.74 (0.06)', '0.31 (0.05)', '62%', '26%'],
    ],
  },
  references: [
    'J. M. Wooldridge. Introductory Econometrics: A Modern Approach. Cengage Learning, 6th edition, 2015.',
    'J. D. Angrist and J.-S. Pischke. Mostly Harmless Econometrics. Princeton University Press, 2009.',
    'S. L. Lohr. Sampling: Design and Analysis. Chapman and Hall/CRC, 3rd edition, 2021.',
  ],
};
