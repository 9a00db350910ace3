import type { TestedPaper } from './paper';

export const folktales: TestedPaper = {
  title: 'Voices of the River: Recording Folk Ballads of Mymensingh',
  layout: 'ligatures',
  pages: [
    `# Abstract

The ballads of Mymensingh were printed a century ago by Dinesh Chandra Sen. Few people have asked whether they are still sung. Between 2015 and 2018 we recorded 72 singers in 29 villages and found living versions of eleven of the ballads.

# On the old collection

Sen's collector, Chandra Kumar De, was a clerk with little pay who walked from village to village. Critics later accused him of polishing the verses. Our recordings speak against this: singers who cannot read use the very turns of phrase that were thought to be inventions.`,
    `# Fieldwork

Recordings were made with two microphones in courtyards after the evening meal. Singers were paid a day's wage whatever the length of the song. The oldest, Ambia Khatun, was 93 and sang for four hours without a pause. Each performance was transcribed by a local student and checked with the singer.

Copies on memory cards were given to the village schools.`,
    `# What has changed

The ballad of Mahua has lost its ending: only three singers still let the heroine die. Film songs have lent their melodies to five ballads. Mobile phones appear in a version of Malua, where the letter has become a missed call. Women now sing in front of men, which the older generation remembers as unthinkable.

Refrains are the most stable part; we compared them by edit distance with the printed text and found nine words in ten unchanged.`,
    `# Archive and rights

The archive holds 210 hours and lies at the Bangla Academy. Singers keep the right to withdraw a recording; two have done so. Commercial use requires consent of the family. We reject the view that folk songs belong to nobody.

# Closing remark

Nobody under thirty knew a whole ballad by heart. Without schools the songs will be gone within a generation.`,
  ],
  answered: [
    { ask: 'How many singers did the researchers record?', page: 1, answer: '72 singers' },
    { ask: 'How old was the oldest singer?', page: 2, answer: '93' },
    { ask: 'Which part of the songs is most stable?', page: 3, answer: 'Refrains' },
    { ask: 'Where is the archive kept?', page: 4, answer: 'Bangla Academy' },
    {
      ask: 'What is necessary before a recording is used commercially?',
      page: 4,
      answer: 'consent',
    },
  ],
  unanswered: ['Which instruments accompanied the dance in Chittagong?'],
};
