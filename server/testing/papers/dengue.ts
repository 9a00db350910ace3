import type { TestedPaper } from './paper';

export const dengue: TestedPaper = {
  title: 'Forecasting Dengue from Search Queries in Dhaka',
  layout: 'hyphenated',
  pages: [
    `# Abstract

Hospitals in Dhaka learn of a dengue wave when the wards are already full. We show that search queries announce a wave about three weeks ahead. A model with queries and rainfall predicted weekly admissions with a mean absolute error of 58 patients.

# Introduction

Dengue is transmitted by Aedes mosquitoes, which breed in flower pots, tyres and construction sites. The epidemic of 2019 overwhelmed the city. Official notification is slow because private clinics report by post.`,
    `# Data

Admissions came from 41 public hospitals for the years 2014 to 2022. Weekly counts of 63 search terms in Bangla and English were obtained from a search company under contract. Rainfall was taken from the airport gauge. Weeks with strikes were left out since patients could not travel.

No personal data was used, and terms with fewer than fifty searches were suppressed.`,
    `# Model

A negative binomial regression with lags of up to eight weeks was fitted and compared with gradient boosting. Terms were selected by an elastic net. We retrained every month to follow changes in how people search, since a celebrity's illness may inflate queries.

# Evaluation

Gradient boosting did better in ordinary years, the regression in the epidemic. The term for "platelet count" was the strongest single predictor. Without rainfall the error rose to 71 patients.`,
    `# Use in practice

Since 2021 the forecast goes to the directorate of health every Monday. On its basis, extra beds were opened in Mugda two weeks before the peak of 2022. Physicians asked for forecasts by district, which the data cannot give.

# Caveats

Slum dwellers search little, so that their illness is seen late. The search company may change its sampling without notice.`,
  ],
  answered: [
    { ask: 'How far ahead can a wave be predicted from queries?', page: 1, answer: 'three weeks' },
    { ask: 'How many hospitals supplied admissions?', page: 2, answer: '41' },
    { ask: 'How were search terms selected?', page: 3, answer: 'elastic net' },
    { ask: 'Which query term predicted best?', page: 3, answer: 'platelet' },
    { ask: 'Who receives the forecast each week?', page: 4, answer: 'directorate of health' },
  ],
  unanswered: ['What dose of paracetamol was given?', 'How long do the larvae take to hatch?'],
};
