import type { AskedDocument } from '../askedDocument';

export const flexManual: AskedDocument = {
  title: 'Lexical Analysis With Flex',
  language: 'en',
  from: { package: 'flex-doc', path: 'usr/share/doc/flex-doc/flex.pdf.gz' },
  answered: [
    { ask: 'Where do I report a bug?', at: { 9: 'using GitHub’s issue tracking facility' } },
    {
      ask: 'Which pattern wins if several match?',
      at: {
        21: 'it takes the one matching the most text',
        84: 'picks the rule that matches the most text',
        90: 'the first rule listed in the flex input wins',
      },
    },
    {
      ask: 'What happens to text that no rule matches?',
      at: {
        11: 'any text not matched by a flex scanner',
        21: 'If no match is found, then the default rule',
        22: 'will be matched by the default rule',
        29: 'default rule (to ECHO any unmatched character)',
      },
    },
    {
      ask: 'How do I make the scanner ignore upper and lower case?',
      at: {
        19: 'case-insensitive (the ‘-i’ flag)',
        43: 'instructs flex to generate a case-insensitive scanner',
      },
    },
    {
      ask: 'How does flex work together with yacc?',
      at: { 41: 'companion to the yacc parser-generator' },
    },
    {
      ask: 'Can a scanner run in several threads?',
      at: {
        46: 'safely be used in a multi-threaded environment',
        61: 'one or more separate threads of control',
      },
    },
    {
      ask: 'How do I put part of a token back into the input?',
      at: { 23: 'returns all but the first n characters', 24: 'puts the character c back onto' },
    },
    {
      ask: 'How do I keep track of line numbers?',
      at: {
        42: 'The third line asks flex to track line numbers',
        45: 'maintains the number of the current line',
      },
    },
    {
      ask: 'In which language was flex written first?',
      at: { 83: 'it was written in Ratfor', 93: 'it was written in Ratfor' },
    },
    {
      ask: 'Which three parts does an input file have?',
      at: { 13: 'consists of three sections' },
    },
  ],
  unanswered: [
    'How do I generate a scanner in Java?',
    'How do I install flex on Windows?',
    'Which editor highlights the syntax of flex files?',
  ],
};
