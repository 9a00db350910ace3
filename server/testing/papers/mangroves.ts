import type { TestedPaper } from './paper';

export const mangroves: TestedPaper = {
  title: 'Salt Exclusion in Sundarbans Mangroves',
  layout: 'plain',
  pages: [
    `# Abstract

Mangrove trees live where few other plants survive. We examined how three species of the Sundarbans keep salt out of their xylem. Roots of Rhizophora filtered 97 percent of the dissolved salt before water reached the stem. Avicennia let far more salt in and got rid of it through glands on its leaves.

# 1 Introduction

Rising seas push brackish water further up the estuaries of the Bengal delta every dry season. Foresters want to know which seedlings to plant. Earlier work by Tomlinson described the anatomy of the root but did not measure flow. Our aim is to connect anatomy with measured flow in living trees.`,
    `# 2 Study area and methods

Fieldwork took place near Katka between November 2019 and March 2020. We selected 45 mature trees, fifteen of each species, on the bank of a tidal creek. Sap was drawn from twigs with a Scholander pressure chamber before sunrise. Chloride in each sample was determined by silver titration in a field laboratory on the boat.

Soil cores were taken to a depth of sixty centimetres. A handheld meter recorded conductivity at every low tide. Two rangers guarded the party because tigers cross the creek at night.`,
    `# 3 Results

| Species | Filtered salt | Glands per leaf |
| Rhizophora mucronata | 97 % | none |
| Avicennia marina | 82 % | 640 |
| Heritiera fomes | 91 % | none |

Filtering declined when the temperature of the root exceeded 34 degrees Celsius. Young trees below two metres lost a quarter of their filtering capacity under the same heat. Heritiera, the tree that gives the forest its name, suffered top dying in the plots with the saltiest soil.`,
    `# 4 Discussion

The wax layer of the root, called suberin, explains most of the difference between species. Where the layer was damaged by crabs, sodium rose in the stem within two days. We advise planting Avicennia on the outer banks and Heritiera only where river water still arrives in the rainy season.

# 5 Limitations

All trees stood on one creek, so that soils elsewhere may give other figures. Night flow was not recorded.

# Acknowledgements

The Forest Department of Khulna gave permission, and the Arannayk Foundation paid for the boat.`,
  ],
  answered: [
    { ask: 'How much salt do the roots of Rhizophora hold back?', page: 1, answer: '97 percent' },
    { ask: 'How many trees were chosen for the fieldwork?', page: 2, answer: '45 mature trees' },
    { ask: 'What instrument was used to draw sap?', page: 2, answer: 'Scholander' },
    { ask: 'At which root temperature does filtering decline?', page: 3, answer: '34 degrees' },
    { ask: 'Who paid for the boat?', page: 4, answer: 'Arannayk Foundation' },
  ],
  unanswered: [
    'What did the satellite images show?',
    'How many genes of Avicennia were sequenced?',
  ],
};
