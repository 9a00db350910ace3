import type { PaperBody } from './paper';

export const clinics: PaperBody = {
  keywords: 'federated learning, rural health, deployment, maintenance',
  sections: [
    [
      'Introduction',
      'Federated learning trains a shared model without moving patient records: each clinic trains on its own data and sends only changes of the model. For rural clinics this is attractive, because records often may not leave the clinic and the link to the district is slow. Most reports of such systems end when the model has been trained. This survey begins there.',
      'We followed deployed systems for twelve months after their launch and asked three questions. Is the system still switched on? Does anybody use its predictions? And if not, what ended it? The answers are less about learning than about staff.',
    ],
    [
      'How the systems were found',
      'We looked for systems in use in outpatient clinics outside cities in four countries. Calls went to district health offices, to vendors and to university groups; 57 systems were named. Nineteen had never left a pilot with test data, and seven could not be reached. The remaining 31 deployed systems are the subject of this survey. They cover 412 clinics.',
      'For each system we interviewed one person at a clinic and one at the operator at launch, after six months and after twelve months. Where the operator kept logs we read them. The interviews were coded by two of the authors independently; they agreed on the main cause in 27 of 31 cases, and discussed the others with a third reader.',
    ],
    [
      'Results',
      'After one year, 4 of the 31 systems were still switched on and used each week. Another six were switched on but no one looked at their predictions. Twenty-one had been switched off, most of them between the third and the sixth month.',
      'The most frequent cause was staff: in 14 systems the one trained nurse was transferred, and the tablet went into a drawer. Power and links come second with five systems. Loss of trust after a wrong prediction ended four systems; in three of these no one at the clinic knew whom to call. In no case was the accuracy of the model the main cause.',
      'The four systems that lasted have much in common. Each had at least two trained people at every clinic, kept working without a link for a week or more, and sent someone to visit twice a year. Their models were not the best ones in the survey: two of the four are logistic regressions.',
    ],
    [
      'Privacy in practice',
      'All operators told us that records do not leave the clinic, and the logs support this. But in nine systems updates of the model were sent without secure aggregation, so that the operator could in principle have inferred something of single patients in clinics with few visits. The operators were not aware of it. Two of them changed the protocol during the survey.',
      'Consent was asked on paper in 26 systems. The median form had 1,100 words. In the one district that used a form of a single page, nurses reported that patients asked more questions, which we take to be a good sign.',
    ],
    [
      'Discussion',
      'A trained model is the beginning of a service, and services need people. We recommend that a proposal for such a system names the second trained person at each clinic, the budget for two visits a year, and the week of work without a link, before it names a network architecture.',
      'The main limitation of this survey is that systems that failed early may be under-represented, because no one remembers them. Our number of four in 31 is therefore more likely too high than too low. A second limitation is the short time: we do not know whether the four will see a third year.',
    ],
    [
      'Conclusion',
      'Federated learning solves the problem of moving data. In rural clinics the harder problem is that people move. Systems that plan for this last longer than systems with better models.',
    ],
  ],
  figure: {
    after: 2,
    caption: 'Figure 1. Systems that were still switched on, by month after launch.',
    chart: {
      x: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
      xTitle: 'Months after launch',
      yTitle: 'Systems',
      yTop: 32,
      series: [
        { name: 'Switched on', values: [31, 31, 30, 26, 21, 18, 15, 14, 13, 12, 11, 10, 10] },
        { name: 'Used each week', values: [29, 27, 23, 18, 13, 10, 8, 7, 6, 5, 5, 4, 4] },
      ],
    },
  },
  table: {
    after: 2,
    caption: 'Table 1. Main cause that ended the use of a system within twelve months.',
    head: ['Cause', 'Switched off', 'On, but unused', 'Total'],
    rows: [
      ['Trained staff left', '11', '3', '14'],
      ['Power or links', '4', '1', '5'],
      ['Loss of trust after an error', '3', '1', '4'],
      ['End of funding', '3', '1', '4'],
      ['Still in use', '–', '–', '4'],
    ],
  },
  references: [
    'L. Gordis. Epidemiology. Elsevier Saunders, 5th edition, 2013.',
    'I. Goodfellow, Y. Bengio and A. Courville. Deep Learning. MIT Press, 2016.',
    'C. Dwork and A. Roth. The Algorithmic Foundations of Differential Privacy. Now Publishers, 2014.',
  ],
};
