import { askedFact } from './askedFact';

test.each([
  'Who wrote this?',
  'who wrote this paper',
  'Who are the authors?',
  'Who is the author of this document?',
  'Who’s the author?',
  'By whom was this written?',
  'Wer hat das geschrieben?',
  'Wer hat diesen Text verfasst?',
  'Wer sind die Autoren?',
  'Wer ist die Verfasserin des Handbuchs?',
  'Von wem ist das?',
  'এটি কে লিখেছেন?',
  'এই প্রবন্ধটি কে লিখেছেন?',
  'লেখক কে?',
  'লেখক কারা।',
])('%j asks for the authors', (question) => {
  expect(askedFact(question)).toBe('authors');
});

test.each([
  'When was this published?',
  'What year was it published?',
  'What is the date of this report?',
  'Wann wurde das veröffentlicht?',
  'Wann ist dieses Handbuch erschienen?',
  'এটি কবে প্রকাশিত হয়েছে?',
])('%j asks for the date', (question) => {
  expect(askedFact(question)).toBe('date');
});

test.each([
  'What is the title?',
  'What’s the title of this paper?',
  'Wie lautet der Titel?',
  'শিরোনাম কী?',
])('%j asks for the title', (question) => {
  expect(askedFact(question)).toBe('title');
});

test.each([
  'Who wrote the first version of dot?',
  'Who wrote this down after the meeting in Dhaka?',
  'Who are the authors of lex?',
  'When was the Bourne shell published?',
  'What is this about?',
  'Wer hat das Programm geschrieben?',
  'কে প্রথম সেতুটি বানিয়েছেন?',
  '',
  `who wrote this ${'paper '.repeat(60)}`,
])('%j asks for none of these', (question) => {
  expect(askedFact(question)).toBeNull();
});
