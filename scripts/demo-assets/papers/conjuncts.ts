import type { PaperBody } from './paper';

export const conjuncts: PaperBody = {
  keywords: 'Bangla, conjunct letters, tokenisation, test corpora',
  sections: [
    [
      'Introduction',
      'Bangla writes clusters of consonants as conjunct letters, in which two, three or sometimes four consonants share one shape. To a reader a conjunct is one sign. To a computer it is a sequence of code points joined by an invisible sign, the hasanta. A language model sees neither: it sees tokens, and where a token ends was decided by a table made mostly from other languages.',
      'We ask whether this matters. A model that splits a conjunct in the middle can still learn the word, given enough text. But for rare words, names, and the spellings of dialects there is never enough text. Our test corpus makes it possible to measure how much is lost.',
    ],
    [
      'The corpus',
      'The corpus has 100,000 sentences: 60,000 from newspapers and books out of copyright, 25,000 from transcribed speech, and 15,000 written for the purpose by speakers from Sylhet and Chattogram. Each word has its spelling in standard orthography, its spelling as the speaker would write it, and a transcription in the International Phonetic Alphabet.',
      'Every conjunct is annotated with its parts and with its pronunciation, which is often not the sum of the parts. Two annotators worked on each sentence; they agreed on 97.2% of the conjuncts, and a third decided the rest. Sentences are split into development and test parts by source, so that no author stands in both.',
    ],
    [
      'Experiments',
      'We measure four tokenisers on three tasks: restoring a masked word, spelling a dictated word, and choosing between two readings of a homograph. The tokenisers are bytes, a multilingual vocabulary of 250,000 pieces, a vocabulary of 32,000 pieces learned from Bangla alone, and the same with the rule that a conjunct is never split. The model above them is the same in all cases and was trained on the same text.',
    ],
    [
      'Results',
      'The multilingual vocabulary splits 63% of conjuncts, the Bangla one 22%. On words without conjuncts all tokenisers are within two points of each other. On words with a conjunct of three consonants the rule that a conjunct is never split raises the share of correct spellings from 58% to 81%.',
      'The gain is largest in the speech of Sylhet, where standard spelling and pronunciation differ most. For homographs there is no gain at all: the conjunct is the same in both readings, and only the sentence tells them apart.',
    ],
    [
      'Discussion',
      'The rule is one line of code. It makes sequences longer by 3% and needs no new training data. That it helps so much suggests that the unit of a writing system is a better first guess than a statistical one, at least where text is scarce.',
      'The corpus has limitations. Two dialects are not all dialects, and the speakers from Chattogram were all students. We also do not measure handwriting, where conjuncts are hard for another reason. We invite corrections: each sentence has a number, and each release will list what changed.',
    ],
    [
      'Conclusion',
      'Language models stumble over Bangla conjuncts because their tokens cut through them. Not cutting them is easy and helps most where there is little text. The corpus is free for any use.',
    ],
  ],
  figure: {
    after: 3,
    caption:
      'Figure 1. Words spelled correctly, by the number of consonants in their longest conjunct.',
    chart: {
      x: ['none', 'two', 'three', 'four'],
      xTitle: 'Consonants in the longest conjunct',
      yTitle: 'Correct, %',
      yTop: 100,
      series: [
        { name: 'Multilingual', kind: 'bar', values: [91, 79, 51, 33] },
        { name: 'Bangla', kind: 'bar', values: [92, 84, 58, 41] },
        { name: 'Never split', kind: 'bar', values: [92, 90, 81, 70] },
      ],
    },
  },
  table: {
    after: 1,
    caption: 'Table 1. The corpus.',
    head: ['Source', 'Sentences', 'Words', 'Conjuncts', 'Agreement'],
    rows: [
      ['Newspapers and books', '60,000', '812,000', '164,300', '98.1%'],
      ['Transcribed speech', '25,000', '231,000', '32,700', '96.4%'],
      ['Sylhet', '8,000', '69,500', '9,900', '94.8%'],
      ['Chattogram', '7,000', '61,200', '8,400', '94.1%'],
    ],
  },
  references: [
    'D. Jurafsky and J. H. Martin. Speech and Language Processing. Prentice Hall, 2nd edition, 2009.',
    'P. T. Daniels and W. Bright (editors). The World’s Writing Systems. Oxford University Press, 1996.',
    'C. D. Manning and H. Schütze. Foundations of Statistical Natural Language Processing. MIT Press, 1999.',
  ],
};
