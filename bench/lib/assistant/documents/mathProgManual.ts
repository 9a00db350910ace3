import type { AskedDocument } from '../askedDocument';

/** Its fonts lack the names of some ligatures, so that it reads “speci es” for “specifies”. */
export const mathProgManual: AskedDocument = {
  title: 'Modeling Language GNU MathProg',
  language: 'en',
  from: { package: 'glpk-doc', path: 'usr/share/doc/glpk-doc/gmpl.pdf' },
  answered: [
    {
      ask: 'Which statements declare model objects?',
      at: { 31: 'Declaration statements (set statement' },
    },
    {
      ask: 'Are variables non-negative unless I say so?',
      at: { 36: 'if a variable is required to be non-negative' },
    },
    { ask: 'How do I join two strings?', at: { 18: 'concatenation of its two symbolic operands' } },
    {
      ask: 'How can I test that my data make sense?',
      at: { 39: 'The check statement allows checking' },
    },
    { ask: 'Are symbolic names case sensitive?', at: { 10: 'are distinct (case sensitive)' } },
    {
      ask: 'Can I keep the model and the data in different files?',
      at: {
        8: 'can be placed either in one',
        45: 'can be placed either in one',
        46: 'are placed in two separate',
        68: '--data foo.dat',
      },
    },
    {
      ask: 'How do I round to the nearest integer?',
      at: { 14: 'rounding x to nearest integer' },
    },
    { ask: 'How do I write a comment?', at: { 11: 'can be provided with comments' } },
    {
      ask: 'How do I read data from an SQL database?',
      at: { 63: 'allows connecting to SQL databases', 65: 'allows connecting to MySQL databases' },
    },
    {
      ask: 'How do I save the solution to a file with glpsol?',
      at: { 69: '--output foo.sol' },
    },
  ],
  unanswered: [
    'Can the objective be quadratic?',
    'How do I call a model from Python?',
    'How large may a model be at most?',
  ],
};
