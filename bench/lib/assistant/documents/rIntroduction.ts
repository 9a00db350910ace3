import type { AskedDocument } from '../askedDocument';

export const rIntroduction: AskedDocument = {
  title: 'An Introduction to R',
  language: 'en',
  from: { package: 'r-doc-pdf', path: 'usr/share/R/doc/manual/R-intro.pdf' },
  answered: [
    {
      ask: 'How do I leave R?',
      at: { 9: 'To quit the R program the command is', 97: 'q() Quit the R program' },
    },
    { ask: 'How do I get help on a function?', at: { 10: 'on any specific named function' } },
    { ask: 'Does R distinguish upper and lower case?', at: { 11: 'It is case sensitive' } },
    {
      ask: 'How do I test whether a value is missing?',
      at: { 17: 'is.na(x) gives a logical vector' },
    },
    {
      ask: 'What happens when I add two vectors of different lengths?',
      at: {
        15: 'Shorter vectors in the expression are recycled',
        29: 'Any short vector operands are extended',
      },
    },
    { ask: 'How do I write a comment?', at: { 11: 'starting with a hashmark' } },
    {
      ask: 'How can I read a table from a text file?',
      at: {
        36: 'read.table() function to read an entire data frame',
        39: 'can be read directly with the read.table',
        40: 'HousePrice <- read.table',
        95: 'illustrate the read.table function',
      },
    },
    {
      ask: 'Which test compares the means of two samples?',
      at: { 46: 'we can use an unpaired t-test', 47: 'classical t-test' },
    },
    {
      ask: 'Which file keeps my objects for the next session?',
      at: { 12: 'a file called .RData', 98: 'saved workspace from file .RData' },
    },
    { ask: 'How do I save a plot as a PDF?', at: { 86: 'Produces a PDF file' } },
  ],
  unanswered: [
    'How do I open an Excel file?',
    'How can I speed up my code with several processor cores?',
    'How do I build a web app with R?',
  ],
};
