import { folktales } from './folktales';
import { microfinance } from './microfinance';
import type { FollowUp } from './paper';
import { routing } from './routing';
import { telescopes } from './telescopes';
import { tuningFollowUps } from './tuningFollowUps';

/** Follow-up questions about the papers that no threshold was chosen with. */
const heldOutFollowUps: readonly FollowUp[] = [
  {
    paper: folktales,
    first: 'Who collected the ballads for Sen?',
    then: 'What was he accused of?',
    page: 1,
  },
  {
    paper: folktales,
    first: 'How many singers did the researchers record?',
    then: 'What were they paid?',
    page: 2,
  },
  {
    paper: folktales,
    first: 'How old was the oldest singer?',
    then: 'And how long did she sing?',
    page: 2,
  },
  {
    paper: routing,
    first: 'What fraction of messages did FerryMail deliver?',
    then: 'What about epidemic routing?',
    page: 1,
  },
  {
    paper: routing,
    first: 'Which message is dropped when there is no room in the buffer?',
    then: 'And how large does it have to be?',
    page: 3,
  },
  {
    paper: routing,
    first: 'Was fog part of the simulation?',
    then: 'Why does it matter?',
    page: 3,
  },
  {
    paper: microfinance,
    first: 'How often did the enumerators visit a household?',
    then: 'Over how long?',
    page: 2,
  },
  {
    paper: microfinance,
    first: 'How many payments could clients skip in a year?',
    then: 'And how many did they use?',
    page: 3,
  },
  {
    paper: microfinance,
    first: 'What share of loans was late in the treatment groups?',
    then: 'What about the control groups?',
    page: 3,
  },
  {
    paper: telescopes,
    first: 'How much did the components cost?',
    then: 'What about the software?',
    page: 1,
  },
  { paper: telescopes, first: 'How big is the dish?', then: 'And how is it turned?', page: 2 },
  {
    paper: telescopes,
    first: 'Which animals got into the horn?',
    then: 'What is it made of?',
    page: 2,
  },
];

export const followUps: readonly FollowUp[] = [...tuningFollowUps, ...heldOutFollowUps];
