import type { TestedPaper } from './paper';

export const textiles: TestedPaper = {
  title: 'Enzymes Against Dye in Textile Effluent',
  layout: 'plain',
  pages: [
    `# Abstract

Dyeing mills release coloured water that blocks the light in rivers. We tested laccase from a white rot fungus on effluent of four mills in Narayanganj. Colour fell by 83 percent in six hours without added chemicals.

# 1 Introduction

Reactive dyes bind to cotton poorly: up to a third ends in the drain. Treatment with chlorine removes colour but leaves toxic fragments. Enzymes act under mild conditions and could be produced from rice straw.`,
    `# 2 Materials

Fungus of the strain Trametes versicolor was grown on straw for eighteen days. The crude extract was used without purification to keep costs low. Effluent was collected at the outlet on Tuesdays, stored at four degrees and filtered. Activity was determined with ABTS at 420 nanometres.

All reactors held five litres and were stirred at 90 turns per minute.`,
    `# 3 Results

| Mill | Colour removed | pH of effluent |
| A | 83 % | 7.1 |
| B | 79 % | 8.0 |
| C | 34 % | 10.6 |
| D | 77 % | 7.6 |

The optimum lay at pH 5 and 45 degrees. Mill C, which mercerises yarn with caustic soda, defeated the enzyme until we neutralised its water. Toxicity to water fleas declined by half. The enzyme kept 60 percent of its activity after ten cycles when bound to alginate beads.`,
    `# 4 Costs

Treating a cubic metre cost 0.42 dollars, of which straw was the smallest and labour the largest part. Chlorine costs 0.30 dollars but incurs fees for sludge.

# 5 Outlook

A pilot plant for fifty cubic metres a day has been agreed with mill A. Salt, which stays in the water, remains an unsolved problem. Regulators should limit salt as they limit colour.`,
  ],
  answered: [
    { ask: 'Which organism produces the enzyme?', page: 2, answer: 'Trametes' },
    { ask: 'For how many days was the fungus cultivated?', page: 2, answer: 'eighteen days' },
    { ask: 'What pH is best for the enzyme?', page: 3, answer: 'pH 5' },
    { ask: 'What does treatment cost per cubic metre?', page: 4, answer: '0.42' },
    { ask: 'Which problem is still unsolved?', page: 4, answer: 'Salt' },
  ],
  unanswered: ['How many workers joined the union?'],
};
