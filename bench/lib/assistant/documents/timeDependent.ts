import type { AskedDocument } from '../askedDocument';

/** Its fonts lack the names of some ligatures, so that it reads “de ned” for “defined”. */
export const timeDependent: AskedDocument = {
  title: 'Using Time Dependent Covariates in the Cox Model',
  language: 'en',
  from: { package: 'r-cran-survival', path: 'usr/lib/R/library/survival/doc/timedep.pdf' },
  answered: [
    {
      ask: 'Which function helps me build a data set with time dependent covariates?',
      at: { 5: 'useful function for building data sets is tmerge' },
    },
    {
      ask: 'What do I do with a patient who died on the day of entry?',
      at: { 10: 'have them die on day 0.5' },
    },
    {
      ask: 'Are the time intervals closed at the left or at the right end?',
      at: {
        2: 'intervals as open on the left',
        4: 'intervals are open on the left',
        5: 'intervals are open on the left',
        6: 'open on the left and closed on the right',
      },
    },
    {
      ask: 'What is the most important rule for time dependent covariates?',
      at: {
        1: 'cannot look into the future',
        2: 'cannot look into the future',
        21: 'rule about not looking into the future',
      },
    },
    {
      ask: 'How can I make a laboratory value count only two weeks later?',
      at: { 14: 'The delay option causes' },
    },
    {
      ask: 'How many people with cirrhosis were followed outside the clinical trial?',
      at: { 12: 'plus 106 that agreed' },
    },
    {
      ask: 'How long does the Karnofsky score matter?',
      at: {
        17: 'by 200 days this has waned',
        18: 'over 6 months old is no longer relevant',
        19: 'limited to the rst two months',
      },
    },
    { ask: 'Which county did the Rochester project study?', at: { 15: 'Olmsted County' } },
    {
      ask: 'What happens to events during a gap in the follow-up?',
      at: { 16: 'Events that occur in a gap are not counted' },
    },
  ],
  unanswered: [
    'How many patients do I need for enough statistical power?',
    'How do I fit a random forest to survival times?',
    'Which drug was given to the lung cancer patients?',
  ],
};
