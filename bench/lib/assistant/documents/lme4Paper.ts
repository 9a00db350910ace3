import type { AskedDocument } from '../askedDocument';

export const lme4Paper: AskedDocument = {
  title: 'Fitting Linear Mixed-Effects Models Using lme4',
  language: 'en',
  from: { package: 'r-cran-lme4', path: 'usr/lib/R/site-library/lme4/doc/lmer.pdf' },
  answered: [
    {
      ask: 'Which package can handle autocorrelated residuals?',
      at: { 2: 'main advantage of nlme' },
    },
    {
      ask: 'How do I write the formula for nested groups, such as schools within districts?',
      at: { 6: 'nested within g1', 7: '(1 | g1/g2)' },
    },
    {
      ask: 'How many hours were the subjects of the study allowed to sleep?',
      at: { 3: '3 hours of sleep per night' },
    },
    {
      ask: 'Why are there no p values?',
      at: { 35: 'omit the output of p values' },
    },
    {
      ask: 'Which module does the optimization?',
      at: { 5: 'third module optimizes', 24: 'The next step is to optimize this function' },
    },
    {
      ask: 'When does the penalized least squares algorithm fail?',
      at: { 25: 'badly scaled problems' },
    },
    {
      ask: 'In which ways can confidence intervals be computed?',
      at: { 35: 'likelihood profiling, or parametric bootstrap' },
    },
    {
      ask: 'How do I predict for the whole population, without random effects?',
      at: { 37: 'predictions are made at the population level' },
    },
    {
      ask: 'Why was the function for Markov chain sampling removed?',
      at: { 35: 'Due to difficulty in constructing a version of mcmcsamp' },
    },
    {
      ask: 'Which diagnostic plots are missing?',
      at: { 33: 'with the exception of those incorporating influence measures' },
    },
  ],
  unanswered: [
    'How are missing values imputed?',
    'How do I fit the same model in Python?',
    'How many people do I need for a study with enough power?',
  ],
};
