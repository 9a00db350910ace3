import type { AskedDocument } from '../askedDocument';

export const dotGuide: AskedDocument = {
  title: 'Drawing graphs with dot',
  language: 'en',
  from: { package: 'graphviz-doc', path: 'usr/share/doc/graphviz/pdf/dotguide.pdf.gz' },
  answered: [
    {
      ask: 'How do I draw the graph from left to right?',
      at: { 14: 'rankdir=LR in the top-level graph', 33: 'LR (left to right)' },
    },
    {
      ask: 'What is the default shape of a node?',
      at: { 4: 'by default, with shape=ellipse', 31: 'shape ellipse node shape' },
    },
    {
      ask: 'Which font do labels have unless I change it?',
      at: {
        8: '14-point Times-Roman',
        31: 'fontname Times-Roman',
        32: 'fontname Times-Roman',
        33: 'fontname Times-Roman',
      },
    },
    {
      ask: 'How can I hide an edge without deleting it?',
      at: { 11: 'value invis causes', 15: 'style="invis"', 18: 'style=invis' },
    },
    {
      ask: 'How do I draw a parallelogram?',
      at: { 6: 'turn a box into a parallelogram', 38: 'trapezium parallelogram' },
    },
    {
      ask: 'What does dot do with cycles in my graph?',
      at: { 2: 'break any cycles' },
    },
    {
      ask: 'How do I put several nodes on one rank?',
      at: { 15: 'A value same causes all the nodes' },
    },
    {
      ask: 'When is a subgraph drawn as a cluster?',
      at: { 19: 'its name has the prefix cluster' },
    },
    {
      ask: 'Can parallel edges be joined so that the picture is less cluttered?',
      at: { 24: 'Setting concentrate=true' },
    },
    {
      ask: 'Which output format should I choose for a figure in a pdflatex paper?',
      at: { 28: 'distilled into PDF, such as for pdflatex' },
    },
  ],
  unanswered: [
    'How do I import a spreadsheet with the list of edges?',
    'Which licence is Graphviz published under?',
    'How many nodes can it handle before it runs out of memory?',
  ],
};
