import type { TestedPaper } from './paper';

export const lectures: TestedPaper = {
  title: 'Handwritten Notes and Recall in Large Lectures',
  layout: 'ligatures',
  pages: [
    `# Abstract

Do students who write by hand remember more? In a field experiment with first-year students we compared notes on paper with notes on laptops. Recall after one week was better for paper, but the difference vanished when laptop users were kept from copying word for word.

# Introduction

Lecture halls have filled with laptops. Some teachers forbid them. The evidence behind such bans comes from small laboratories with short film clips. We offer a test under the conditions of a real course, lasting a full semester.`,
    `# Participants and design

We recruited 312 first-year students of economics at a public university. Each was assigned by lottery to paper, to a laptop, or to a laptop with a plug-in that limits typing to twenty words per minute. Participation was rewarded with a voucher of 500 taka. The ethics board approved the study under number 2017-33.

Attendance was confirmed by seat photographs, which were deleted after counting.`,
    `# Measures

Recall was tested by a quiz of 24 questions, half on facts and half on concepts. Graders did not know the group of a student. Working memory was assessed by the reading span task at the first meeting. Note volume was counted in words after optical character recognition.

# Results

The paper group answered 15.8 questions correctly, the free laptop group 13.1, and the limited laptop group 15.5. The effect was confined to conceptual questions. Students with high working memory profited least. Twenty-six students dropped out, spread evenly.`,
    `# Discussion

Speed is the culprit: whoever can type everything does not have to think about what matters. A ban of laptops is therefore not needed; a slower keyboard is enough. Left-handed writers complained about narrow folding desks.

# Open questions

We did not look at tablets with a stylus. Nor do we know whether the benefit lasts beyond the final examination. A replication in engineering courses is under way in Rajshahi.`,
  ],
  answered: [
    { ask: 'How many students took part in the experiment?', page: 2, answer: '312' },
    { ask: 'What reward did participants get?', page: 2, answer: 'voucher' },
    { ask: 'How was working memory measured?', page: 3, answer: 'reading span' },
    { ask: 'How many questions did the paper group get right?', page: 3, answer: '15.8' },
    { ask: 'Where is a replication being carried out?', page: 4, answer: 'Rajshahi' },
  ],
  unanswered: ['What were the brain scans of the participants like?'],
};
