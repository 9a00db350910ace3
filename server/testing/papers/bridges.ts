import type { TestedPaper } from './paper';

export const bridges: TestedPaper = {
  title: 'Scour at Bridge Piers During Monsoon Floods',
  layout: 'plain',
  pages: [
    `# Abstract

Floods dig holes around the piers of bridges, and bridges fall. We installed sonar on two crossings of the Teesta and followed the bed through three monsoons. The deepest hole measured 11.4 metres and filled up again within nine days after the peak.

# 1 Motivation

Design formulas come from flumes with uniform sand and steady current. Rivers of the delta carry silt, mica and debris. Engineers multiply the formula by a safety factor that nobody has checked. A cheap warning system would allow roads to be closed in time.`,
    `# 2 Instruments

Each pier carried an echo sounder at 200 kilohertz, a solar panel and a modem. Readings were taken every ten minutes and sent by the mobile network. Debris broke two of the eight sounders in the first year; afterwards steel cages protected them. Current was measured by an acoustic profiler from a moving boat once a week.

The price of one station, including installation, was 2,300 dollars.`,
    `# 3 Observations

Holes grew when the mean velocity passed 2.1 metres per second. The formula of the Colorado State University overestimated depth by 38 percent on average. Debris rafts doubled the depth of the hole at the western pier in August 2017. After the flood the hole filled with loose mud, which a later survey from the surface would have missed.`,
    `# 4 Warning system

We propose three levels. Yellow is issued when the bed lies within four metres of the pile tip, orange within three, and red within two. In a rehearsal the road authority closed the bridge 35 minutes after a red alert. False alarms were caused by fish schools and disappeared with a median filter.

# 5 Conclusions

Sonar in cages survives. Inspection after the flood comes too late. The ministry has ordered stations for 14 more bridges.`,
  ],
  answered: [
    { ask: 'How deep was the deepest scour hole?', page: 1, answer: '11.4 metres' },
    { ask: 'What does a single station cost?', page: 2, answer: '2,300 dollars' },
    { ask: 'By how much did the formula overestimate the depth?', page: 3, answer: '38 percent' },
    { ask: 'What caused false alarms?', page: 4, answer: 'fish' },
    {
      ask: 'How long did closing the bridge take in the rehearsal?',
      page: 4,
      answer: '35 minutes',
    },
  ],
  unanswered: [
    'Which concrete mix was used for the foundations?',
    'How many drivers were injured?',
  ],
};
