import type { TestedPaper } from './paper';

export const microfinance: TestedPaper = {
  title: 'Flexible Repayment in Rural Microfinance',
  layout: 'hyphenated',
  pages: [
    `# Abstract

Small loans are usually repaid in equal weekly instalments that begin at once. Farmers earn at harvest. In a randomised trial with 180 borrower groups we allowed clients to skip up to six payments a year. Default did not rise, and farm profit increased by 13 percent.

# 1 Introduction

Rigid schedules are said to instil discipline. They also keep borrowers from investments that pay late, such as a calf or an orchard. Whether flexibility harms the lender is an empirical matter.`,
    `# 2 Experiment

The partner was a lender active in the districts of Bogura and Gaibandha. Groups were drawn by computer in the presence of branch managers. A client announced a skipped week with a paper token; unused tokens expired in December. Interest stayed at 24 percent a year on the declining balance.

Enumerators visited every household three times over eighteen months. Attrition was 6 percent and unrelated to treatment.`,
    `# 3 Outcomes

Treated households bought 0.4 more head of cattle. They used 2.7 of six tokens, mostly in October before the rice harvest. Late payment above thirty days happened in 1.9 percent of loans in the treatment and 2.1 percent in the control groups. Self-reported stress fell. There was no change in school attendance.

Loan officers feared disorder at meetings, but meetings became eleven minutes shorter.`,
    `# 4 Interpretation

The option not to pay works like insurance. Clients kept tokens for illness: one in five skips followed a hospital visit. Richer clients gained as much as poor ones.

# 5 Policy

The regulator could permit seasonal products without new law. The lender has since offered tokens to all 70,000 clients. A cost remains: liquidity must be held for October.`,
  ],
  answered: [
    { ask: 'By how much did profits from farming grow?', page: 1, answer: '13 percent' },
    { ask: 'What interest rate did the lender charge?', page: 2, answer: '24 percent' },
    { ask: 'When were tokens mostly used?', page: 3, answer: 'October' },
    { ask: 'What happened to the length of meetings?', page: 3, answer: 'eleven minutes' },
    { ask: 'How many clients are offered tokens today?', page: 4, answer: '70,000' },
  ],
  unanswered: ['How did remittances from abroad change?'],
};
