import type { TestedPaper } from './paper';

export const solar: TestedPaper = {
  title: 'Shared Solar Microgrids on River Islands',
  layout: 'columns',
  pages: [
    `# Abstract

Islands of sand, called chars, are too short-lived for power lines. We report on a microgrid that can be taken apart and moved by boat. Over two years it supplied 64 households at a price of 19 taka per kilowatt hour.

# Introduction

Solar home systems brought light to the chars but cannot drive a rice mill. Joining the panels of neighbours would use them better, since half of the energy is thrown away at noon when batteries are full.`,
    `# System

The grid runs on 48 volts direct current. Every household has a meter that buys and sells. Poles are of bamboo set in old oil drums, so that four people can take the grid down in one day. Lithium iron phosphate batteries of 30 kilowatt hours stand in the school, the highest building.

A controller made from a Raspberry Pi shares power by auction every five minutes.`,
    `# Use and income

Peak demand occurred at eight in the evening. The median household used 0.6 kilowatt hours per day. Seven women opened sewing shops, and a cold store for vaccines was connected to the grid. Households with panels earned on average 220 taka a month from selling.

Theft of energy was rare: the meters reported a loss of 3 percent, mostly in cables.`,
    `# The flood of 2020

In July 2020 the river took the northern third of the island. The grid was dismantled in eleven hours and put up again after six weeks on a neighbouring char. Nothing but nine poles and one meter was lost.

# What we learned

Repair skills must live on the island; we trained five technicians, two of them teenagers. Lightning destroyed the controller twice, and surge arresters have been fitted since. The operator breaks even when sixty households stay connected.`,
  ],
  answered: [
    { ask: 'What price do households pay for electricity?', page: 1, answer: '19 taka' },
    { ask: 'Where are the batteries kept?', page: 2, answer: 'school' },
    { ask: 'When is demand highest?', page: 3, answer: 'eight in the evening' },
    { ask: 'What was lost when the grid was moved?', page: 4, answer: 'nine poles' },
    { ask: 'What destroyed the controller?', page: 4, answer: 'Lightning' },
  ],
  unanswered: ['Which bank financed the diesel generator?'],
};
