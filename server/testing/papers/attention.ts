import type { TestedPaper } from './paper';

export const attention: TestedPaper = {
  title: 'Pruned Attention for Bangla Text Classification',
  layout: 'columns',
  pages: [
    `# Abstract

Large language models are slow on cheap phones. We prune attention heads of a Bangla encoder and measure what is lost. Removing half of the heads made inference 1.8 times faster and cost less than one point of F1.

# 1 Introduction

Bangla is spoken by more than 230 million people, yet most tools are built for English. Students in rural colleges own phones with two gigabytes of memory. A model that does not fit is of no help to them. We ask which heads a classifier really needs.`,
    `# 2 Data

The corpus consists of 18,400 news articles from four daily newspapers, collected between 2016 and 2021. Articles were labelled by twelve undergraduates as politics, sport, economy or culture. Agreement between annotators, measured by Cohen's kappa, was 0.84. We kept ten percent of the articles for testing and removed duplicates by hashing.

Spelling varies widely between newspapers. We normalised Unicode forms of the letters with a nukta and left dialect words as they were.`,
    `# 3 Method

Every head receives an importance score: the gradient of the loss with respect to a mask on that head. The lowest scoring heads are removed in rounds, and the model is fine-tuned for one epoch after each round. We trained with AdamW at a learning rate of 2e-5 and a batch of 32 on a single RTX 2080 card. A whole run of pruning took nine hours.`,
    `# 4 Results

| Heads kept | F1 | Latency in ms |
| 144 | 91.2 | 310 |
| 72 | 90.5 | 172 |
| 36 | 86.9 | 118 |

Heads in the lower layers proved hardest to remove. Culture was the class with most errors, because reviews of films about elections look like politics. A linear baseline with word counts reached an F1 of 81.3.

# 5 Conclusion

Half of the heads can go. In future work we will prune feed-forward blocks and try quantisation to eight bits.`,
  ],
  answered: [
    { ask: 'Where do the articles of the corpus come from?', page: 2, answer: 'newspapers' },
    { ask: 'How well did the annotators agree?', page: 2, answer: '0.84' },
    { ask: 'Which learning rate was used in training?', page: 3, answer: '2e-5' },
    { ask: 'What did the linear baseline achieve?', page: 4, answer: '81.3' },
    { ask: 'What is planned as future work?', page: 4, answer: 'quantisation' },
  ],
  unanswered: ['Which tokenizer vocabulary size was chosen?'],
};
