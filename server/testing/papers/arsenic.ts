import type { TestedPaper } from './paper';

export const arsenic: TestedPaper = {
  title: 'Arsenic in Shallow Tube Wells of Chandpur',
  layout: 'hyphenated',
  pages: [
    `# Summary

Groundwater from shallow wells remains the main drinking source of rural households in Chandpur. We tested wells in twelve unions and found that six in ten exceeded the national standard of 50 micrograms per litre. Wells deeper than 150 metres were nearly always safe.

# Background

Arsenic is released from iron oxides in sediments when oxygen is lacking. It has neither taste nor smell. Families learn of the danger only when a painted spout tells them: red for unsafe, green for safe.`,
    `# Sampling

Between June and September 2018 teams visited 1,204 wells and recorded depth, owner and year of installation. Water was acidified on the spot and cooled. Concentrations were determined by hydride generation atomic absorption spectrometry at the university laboratory. One sample in twenty was measured twice to control precision; duplicates differed by four percent on average.

Interviewers also asked each family how far they walked for drinking water.`,
    `# Findings

The median concentration was 112 micrograms per litre, and the highest value, 960, came from a school yard in Kachua. Wells drilled after 2005 were no better than older ones. Skin lesions were reported in 87 households, most of them poor. Manganese exceeded the health guideline in a third of the samples, a problem that gets little publicity.`,
    `# Switching wells

After being told the result, 41 percent of the households with an unsafe well switched to another source within a year. The distance to the nearest safe well mattered most: beyond 100 metres hardly anyone switched. Women, who fetch the water, named lack of privacy on the way as the chief obstacle.

# Recommendations

Deep community wells should be placed by need and not by influence. Testing kits cost about three dollars and could be sold in pharmacies. Filters with iron filings worked for some months and then clogged.`,
  ],
  answered: [
    { ask: 'What share of wells was above the national standard?', page: 1, answer: 'six in ten' },
    {
      ask: 'Which laboratory technique determined the concentrations?',
      page: 2,
      answer: 'spectrometry',
    },
    { ask: 'Where was the highest concentration found?', page: 3, answer: 'Kachua' },
    { ask: 'How many families changed to a different source?', page: 4, answer: '41 percent' },
    { ask: 'What does a testing kit cost?', page: 4, answer: 'three dollars' },
  ],
  unanswered: ['How did arsenic affect rice yields?', 'Which vaccine did the children receive?'],
};
