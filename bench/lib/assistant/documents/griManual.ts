import type { AskedDocument } from '../askedDocument';

/** The longest document. */
export const griManual: AskedDocument = {
  title: 'Gri: a language for scientific illustration',
  language: 'en',
  from: { package: 'gri-pdf-doc', path: 'usr/share/doc/gri/gri.pdf.gz' },
  answered: [
    { ask: 'Can I draw a pie chart?', at: { 17: 'does not draw business-style graphs' } },
    {
      ask: 'Which file is created when I run a script?',
      at: { 19: 'Gri will create a PostScript file', 21: 'Gri will create a PostScript file' },
    },
    {
      ask: 'How do I get a logarithmic axis?',
      at: {
        30: 'to make logarithmic axes, use commands',
        145: 'provided that set x type log',
        147: 'Set to log axis',
        149: 'Set to log axis',
      },
    },
    {
      ask: 'How do I skip the header lines of a data file?',
      at: {
        83: '10 header lines, you can just do this',
        84: 'The easy way to skip such a header',
        203: 'how to skip all lines with the word "HEADER"',
      },
    },
    {
      ask: 'How do I choose a font and its size?',
      at: { 31: 'font sizes are selected with set font size', 135: 'Set the size of the font' },
    },
    {
      ask: 'How do I colour symbols by a third column?',
      at: { 37: 'read a color code into the z column', 108: 'given by the value in the z column' },
    },
    {
      ask: 'Can Gri read netCDF files?',
      at: {
        119: 'open foo.nc netCDF',
        122: 'If the file is a netCDF file',
        127: 'the input file is in the netCDF format',
      },
    },
    {
      ask: 'Who invented box plots?',
      at: { 51: 'Box plots were invented by Tukey', 110: 'Box plots were invented by Tukey' },
    },
    {
      ask: 'How do I fit a straight line to my data?',
      at: { 106: 'Fit and draw a regression line', 128: 'Perform linear regression' },
    },
    { ask: 'How do I draw dashed lines?', at: { 134: 'Control dash-style' } },
  ],
  unanswered: [
    'How do I make an animation?',
    'How do I draw a plot from Python?',
    'How do I share my graph on a web page with zooming?',
  ],
};
