import type { AskedDocument } from '../askedDocument';

export const annManual: AskedDocument = {
  title: 'ANN Programming Manual',
  language: 'en',
  from: { package: 'libann-dev', path: 'usr/share/doc/libann-dev/ANNmanual.pdf' },
  answered: [
    { ask: 'Who wrote the ANN library?', at: { 3: 'implemented by David M. Mount' } },
    {
      ask: 'Which compiler does ANN need?',
      at: { 4: 'requires an ANSI standard C++ compiler' },
    },
    {
      ask: 'Which distance measures can I use?',
      at: { 3: 'distance functions called Minkowski metrics', 6: 'any Minkowski distance metric' },
    },
    {
      ask: 'Why does ANN work with squared distances?',
      at: {
        7: 'By using squared distances rather than true Euclidean',
        16: 'not necessary to compute the final power',
      },
    },
    {
      ask: 'How can I limit the number of points that a search looks at?',
      at: { 24: 'invoking the function annMaxPtsVisit', 32: 'maximum number of points to visit' },
    },
    {
      ask: 'May I change the array of points after building the tree?',
      at: { 9: 'should be unchanged throughout the lifetime' },
    },
    {
      ask: 'How do I save a tree to a file?',
      at: { 25: 'member function Dump() copies', 29: 'Dump the current search structure' },
    },
    {
      ask: 'What is the default splitting rule?',
      at: {
        22: 'This is the default splitting rule',
        29: 'choice for the best splitting rule. (Currently sl midpt',
      },
    },
    {
      ask: 'Are overflows of squared distances detected?',
      at: { 17: 'does not check for overflows' },
    },
    { ask: 'Do all the points have to fit into memory?', at: { 3: 'stored in main memory' } },
  ],
  unanswered: [
    'Can searches run on several processor cores?',
    'Is there an interface for Python?',
    'How do I add a point to an existing tree?',
  ],
};
