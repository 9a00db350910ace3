import { arsenic } from './arsenic';
import { attention } from './attention';
import { bridges } from './bridges';
import { dengue } from './dengue';
import { lectures } from './lectures';
import { mangroves } from './mangroves';
import type { FollowUp } from './paper';
import { solar } from './solar';
import { textiles } from './textiles';

/** Follow-up questions about the papers that may be used to tune the engine. */
export const tuningFollowUps: readonly FollowUp[] = [
  {
    paper: mangroves,
    first: 'How much salt do the roots of Rhizophora hold back?',
    then: 'What about Heritiera?',
    page: 3,
  },
  {
    paper: mangroves,
    first: 'How does Avicennia get rid of salt?',
    then: 'And where should it be planted?',
    page: 4,
  },
  {
    paper: mangroves,
    first: 'How many rangers guarded the party?',
    then: 'Why were they needed?',
    page: 2,
  },
  { paper: mangroves, first: 'Who paid for the boat?', then: 'And who gave permission?', page: 4 },
  {
    paper: attention,
    first: 'How well did the annotators agree?',
    then: 'Who were they?',
    page: 2,
  },
  {
    paper: attention,
    first: 'How many of the heads can be removed?',
    then: 'How are they chosen?',
    page: 3,
  },
  { paper: attention, first: 'What F1 is reached with 72 heads?', then: 'And with 36?', page: 4 },
  { paper: attention, first: 'Which class had the most errors?', then: 'Why?', page: 4 },
  {
    paper: arsenic,
    first: 'How high was the median concentration of arsenic?',
    then: 'And where does it come from?',
    page: 1,
  },
  {
    paper: arsenic,
    first: 'Which laboratory technique determined the concentrations?',
    then: 'And how precise was it?',
    page: 2,
  },
  {
    paper: arsenic,
    first: 'What share of wells was above the national standard?',
    then: 'What about those drilled after 2005?',
    page: 3,
  },
  {
    paper: arsenic,
    first: 'How many families changed to a different source?',
    then: 'Why not more of them?',
    page: 4,
  },
  {
    paper: lectures,
    first: 'How many questions did the paper group get right?',
    then: 'What about the limited laptops?',
    page: 3,
  },
  {
    paper: lectures,
    first: 'How many students took part in the experiment?',
    then: 'And how many of them dropped out?',
    page: 3,
  },
  {
    paper: lectures,
    first: 'Should laptops be banned, according to the paper?',
    then: 'Why not?',
    page: 4,
  },
  {
    paper: bridges,
    first: 'How deep was the deepest scour hole?',
    then: 'And how long did it take to fill up?',
    page: 1,
  },
  {
    paper: bridges,
    first: 'When is a yellow warning issued?',
    then: 'What about orange?',
    page: 4,
  },
  {
    paper: bridges,
    first: 'What does a single station cost?',
    then: 'And how many more were ordered?',
    page: 4,
  },
  { paper: solar, first: 'Where are the batteries kept?', then: 'Why there?', page: 2 },
  {
    paper: solar,
    first: 'What destroyed the controller?',
    then: 'And what is it made from?',
    page: 2,
  },
  {
    paper: solar,
    first: 'What was lost when the grid was moved?',
    then: 'When was that?',
    page: 4,
  },
  {
    paper: solar,
    first: 'How many technicians were trained?',
    then: 'And how many of them were teenagers?',
    page: 4,
  },
  {
    paper: dengue,
    first: 'How large was the mean absolute error of the model?',
    then: 'What about without rainfall?',
    page: 3,
  },
  { paper: dengue, first: 'How often was the model retrained?', then: 'Why so often?', page: 3 },
  { paper: dengue, first: 'Who receives the forecast each week?', then: 'Since when?', page: 4 },
  {
    paper: textiles,
    first: 'Which organism produces the enzyme?',
    then: 'And how long does it stay active?',
    page: 3,
  },
  {
    paper: textiles,
    first: 'How much colour was removed at mill C?',
    then: 'Why so little?',
    page: 3,
  },
  {
    paper: textiles,
    first: 'What does treatment cost per cubic metre?',
    then: 'What about chlorine?',
    page: 4,
  },
];
