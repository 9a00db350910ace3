import { readPartQuestion } from './partQuestion';

/** The parts that a question names, such as `chapter 4` or `“abstract”`, and its topic. */
function partsOf(question: string): string | null {
  const asked = readPartQuestion(question);
  if (!asked) return null;
  if (asked.kind === 'caption') {
    return asked.captions.map(({ kind, number }) => `${kind} ${number}`).join(', ');
  }
  if (asked.kind === 'pages') return `${asked.ranges.length} pages: ${asked.topic}`;
  const names = asked.sections.map((named) =>
    'name' in named ? `“${named.name}”` : `${named.kind} ${named.written}`,
  );
  return [names.join(', '), ...(asked.topic === '' ? [] : [asked.topic])].join(': ');
}

test.each([
  ['What does section 3.2 say?', 'section 3.2'],
  ['Summarise chapter 4', 'chapter 4'],
  ['summarize ch. 4 please', 'chapter 4'],
  ['What is §3.2 about?', 'section 3.2'],
  ['Explain appendix B', 'appendix b'],
  ['Explain Appendix B.1', 'appendix b.1'],
  ['What is in section B.2?', 'section b.2'],
  ['What is in chapter IV?', 'chapter iv'],
  ['What is in chapter four?', 'chapter four'],
  ['Summarise the third chapter', 'chapter 3'],
  ['Summarise the last chapter', 'chapter last'],
  ['What do sections 3.1 and 3.2 say?', 'section 3.1, section 3.2'],
  ['Summarise chapters 2 to 4', 'chapter 2, chapter 3, chapter 4'],
  ['section 2 about missing values', 'section 2: missing values'],
  ['What does section 2 say about missing values?', 'section 2: missing values?'],
  ['Was steht in Kapitel 4?', 'chapter 4'],
  ['অধ্যায় ৪ এ কী আছে?', 'chapter 4'],
  ['What is in the Introduction?', '“introduction”'],
  ['What is the conclusion?', '“conclusion”'],
  ['Summarise the introduction', '“introduction”'],
  ['Explain the results', '“results”'],
  ['What does the discussion say about salt?', '“discussion”: salt?'],
  ['What does the methods section say?', '“methods”'],
  ['What does the section on missing values say?', '“missing values”'],
  ['Summarise the section about linear models', '“linear models”'],
  ['What is in the chapter “Probability distributions”?', '“probability distributions”'],
  ['What does Table 2 show?', 'table 2'],
  ['Explain figure 3', 'figure 3'],
  ['Explain fig. 3.1', 'figure 3.1'],
  ['Compare Tables 1 and 2', 'table 1, table 2'],
  ['What is in TABLE IV?', 'table iv'],
  ['চিত্র ৩ কী দেখায়?', 'figure 3'],
  ['What does page 3 of the introduction say?', '1 pages: introduction'],
])('%j names %s', (question, parts) => {
  expect(partsOf(question)?.toLowerCase()).toBe(parts);
});

test.each([
  'How do I cross-section a sample?',
  'How thick is a cross section 3 mm wide?',
  'How do we section 3 samples?',
  'In this section a model is trained. How?',
  'How is page rank computed?',
  'Where is salt in the periodic table?',
  'Which group of the periodic table 2 is salt in?',
  'How large is a hash table 10 entries long?',
  'What is a chi-squared test?',
  'What figures were reported?',
  'What are the results?',
  'Which methods were used?',
  'What are the limitations?',
  'What was the introduction of the vaccine like?',
  'What is the conclusion of the trial on salt?',
  'What does a table of contents list?',
  'What is a section of a curve?',
])('%j names no part', (question) => {
  expect(partsOf(question)).toBeNull();
});
