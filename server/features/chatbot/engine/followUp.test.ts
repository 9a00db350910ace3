import { stopPdfWorker } from '#server/platform/pdf/extractPdfText';
import { followUps } from '#server/testing/papers/followUps';
import { testedPapers } from '#server/testing/papers/index';
import type { ReadPaper } from '#server/testing/papers/measureAnswers';
import { readPapers } from '#server/testing/papers/readPapers';
import { answerQuestion } from '../answers/answerQuestion';
import { embeddedDriver } from '../drivers/embeddedDriver';
import { dependsOn, isFollowUp } from './followUp';

let papers: ReadPaper[];
beforeAll(async () => {
  papers = await readPapers(testedPapers);
});
afterAll(stopPdfWorker);

test('forty follow-ups are recognised, and at least 33 of them cite the right page', async () => {
  expect(followUps.length).toBe(40);
  const missed: string[] = [];
  for (const { paper, first, then, page } of followUps) {
    expect([then, isFollowUp(then)]).toEqual([then, true]);
    const source = papers.find((read) => read.paper === paper)?.source;
    if (!source) throw new Error(`“${paper.title}” was not read.`);
    const context = { sources: [source], named: true };
    const answer = await answerQuestion(embeddedDriver, then, context, [first]);
    for (const { page: cited, passage } of [...answer.citations, ...(answer.further ?? [])]) {
      expect(source.pages[cited - 1]?.text).toContain(passage);
    }
    const pages = [...answer.citations, ...(answer.further ?? [])].map((each) => each.page);
    if (!pages.includes(page)) missed.push(`${first} ${then} -> ${pages.join()} not ${page}`);
  }
  expect(missed.slice(7)).toEqual([]);
});

test.each([
  'Which baseline reached 78 percent?',
  'Who funded the study of rivers in Dhaka?',
  'Summarise this paper',
  'What is it about?',
  'What’s this about?',
  'Is there a way to delete a track?',
  'Isn’t there a limit on uploads?',
  'Which reasons are there for the delay?',
  'How does the fact that crabs dig matter?',
  'Did Sen show that crabs eat grass?',
  'Which tools that sharpen blades exist?',
  'Who wrote this paper?',
  'Why do crabs dig burrows?',
])('%j stands by itself', (question) => {
  expect(isFollowUp(question)).toBe(false);
  expect(dependsOn(question, ['How deep was the hole?'])).toEqual([]);
});

test.each([
  'Who was there?',
  'Which animals live there?',
  'Who measured that?',
  'Does that method need training?',
  'Who paid for that sum?',
  'Why this delay?',
  'Why so late?',
])('%j depends on the question before', (question) => {
  expect(isFollowUp(question)).toBe(true);
});

test('a chain of follow-ups depends on all questions back to one that stands by itself', () => {
  const earlier = ['Who paid for it?', 'How deep was the hole?', 'And when did it fill up?'];
  expect(dependsOn('Why?', earlier)).toEqual([
    'And when did it fill up?',
    'How deep was the hole?',
  ]);
  expect(dependsOn('Why?', [])).toEqual([]);
});
