import type { PaperBody } from './paper';

export const readmission: PaperBody = {
  keywords: 'calibration, hospital readmission, missing data, fairness',
  sections: [
    [
      'Introduction',
      'A model that predicts hospital readmission is used one patient at a time, but it is usually judged by a single number for all patients. The number hides whom the model serves badly. A nurse who plans follow-up visits does not ask whether the model is right on average. She asks whether 20% means 20% for the patient in front of her.',
      'This paper asks that question for six age bands in one district hospital. We trained an ordinary model with ordinary tools, on purpose: the findings should not depend on a method that the next hospital cannot copy. The contribution is the way the error is reported, and an account of where the error comes from.',
      'The clinicians who took part in the study had named the band in advance. In a meeting before the analysis they said that the tool seemed too calm about patients of about eighty who live alone. They were right, and the overall figures would not have told us.',
    ],
    [
      'Data',
      'The data are 9,846 admissions of adults to a district hospital with 250 beds over two years. An admission counts as readmitted if the same person was admitted again within 30 days for any reason. Planned returns, such as dialysis and chemotherapy, were removed. So were 163 admissions that had been entered twice, once by the ward and once by the emergency desk; they would have counted as readmissions on the day of discharge.',
      'Predictors are age, sex, main diagnosis in 18 groups, number of admissions in the last year, length of stay, and whether someone at home was named as a contact. The contact field was empty for 31% of patients. We kept the empty field as a value of its own and did not fill it by imputation, because nurses told us that an empty field often means that there is no one.',
    ],
    [
      'Method',
      'The model is a logistic regression with splines for age and length of stay. A gradient boosted model was fitted as well; its discrimination was better by 0.01 and its calibration was the same, so we report the simpler one. All results come from the second year, which was not used for fitting.',
      'Calibration is measured by the difference between the observed and the predicted share of readmissions within each band, with bootstrap intervals from 2,000 samples of patients rather than of admissions. Sampling patients matters: the 412 admissions of the band from 75 to 84 years belong to only 297 people.',
    ],
    [
      'Results',
      'The area under the curve is 0.74 and the overall calibration error is 0.4 percentage points, which would pass most checklists. The calibration error for patients aged 75 to 84 is 7.0 percentage points: the model predicts 20.0% and 27.0% are readmitted. The interval from 2.6 to 11.3 points is wide and does not include zero.',
      'Within that band the error is almost entirely due to patients without a named contact at home. For those with a contact the difference is 1.2 points; for those without one it is 14.8 points. In the other bands the contact field makes little difference.',
    ],
    [
      'Discussion',
      'The band with the largest error is also one of the smallest, so the average is hardly touched by it. This is the usual case and not a curious exception. A hospital that reports one calibration figure reports the experience of its largest group.',
      'We do not recommend a separate model for older patients. A single interaction between age and the empty contact field removes most of the error, from 7.0 to 1.9 points. The more useful step was taken by the ward: the contact question is now asked at discharge and not at admission, when patients are too ill to answer it.',
      'The main limitation is that we study one hospital. Another limitation is that readmissions to other hospitals are invisible to us, and older patients may be taken to the nearest hospital rather than back to this one. If so, the true error is larger than the one reported here.',
    ],
    [
      'Conclusion',
      'Averages always look fine. Calibration should be reported by the groups about which clinicians ask, chosen before the analysis, with intervals that respect how few people a group may contain. The code, without the data, is available from the authors.',
    ],
  ],
  figure: {
    after: 3,
    caption:
      'Figure 1. Predicted and observed readmission within 30 days by age band, second year.',
    chart: {
      x: ['18–34', '35–49', '50–64', '65–74', '75–84', '85+'],
      xTitle: 'Age band',
      yTitle: 'Readmitted, %',
      yTop: 32,
      series: [
        { name: 'Predicted', values: [7, 9, 13, 17, 20, 23] },
        { name: 'Observed', values: [6.6, 9.3, 12.6, 18.1, 27, 23.8] },
      ],
    },
  },
  table: {
    after: 3,
    caption: 'Table 1. Calibration by age band; interval from 2,000 bootstrap samples of patients.',
    head: ['Age band', 'Admissions', 'Predicted', 'Observed', 'Difference', '95% interval'],
    rows: [
      ['18–34', '1,204', '7.0%', '6.6%', '−0.4', '−1.8 to 1.1'],
      ['35–49', '1,131', '9.0%', '9.3%', '0.3', '−1.4 to 2.0'],
      ['50–64', '1,260', '13.0%', '12.6%', '−0.4', '−2.3 to 1.5'],
      ['65–74', '742', '17.0%', '18.1%', '1.1', '−1.7 to 4.0'],
      ['75–84', '412', '20.0%', '27.0%', '7.0', '2.6 to 11.3'],
      ['85+', '151', '23.0%', '23.8%', '0.8', '−5.9 to 7.7'],
    ],
  },
  references: [
    'T. Hastie, R. Tibshirani and J. Friedman. The Elements of Statistical Learning. Springer, 2nd edition, 2009.',
    'A. Gelman and J. Hill. Data Analysis Using Regression and Multilevel/Hierarchical Models. Cambridge University Press, 2007.',
    'B. Efron and R. Tibshirani. An Introduction to the Bootstrap. Chapman and Hall, 1993.',
  ],
};
