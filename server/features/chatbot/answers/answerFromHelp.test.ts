import { answerFromHelp } from './answerFromHelp';

test.each([
  ['How do I change my picture?', 'Changing my picture'],
  ['how can i hide my email address', 'Hiding my email address'],
  ['I did not get a code in my inbox', 'I didn’t get a code'],
  ['How do I block somebody?', 'Blocking someone'],
  ['How do I block someone?', 'Blocking someone'],
  ['Why was my message not sent?', 'My message was not sent'],
  ['How do I ask the assistant about a PDF?', 'Asking the assistant about a paper'],
  ['How do I delete a post?', 'Writing, editing and deleting a post'],
  ['How do I upload a paper?', 'Sharing a paper'],
  ['How do I ask about a PDF?', 'Asking the assistant about a paper'],
])('%j is answered by the section %j', async (question, title) => {
  expect(await answerFromHelp(question)).toMatch(new RegExp(`^\\*\\*${title}\\.\\*\\* `));
});

test.each([
  'Where are the batteries kept?',
  'How many students took part?',
  'What accuracy did the model reach?',
  'Who paid for the boat?',
  'What is the capital of France?',
  'hello',
  '???',
  'What events are on this week?',
  'who works on machine learning?',
  'Is the newest page short?',
])('%j is no question about the product', async (question) => {
  expect(await answerFromHelp(question)).toBeNull();
});

test('answers contain no links', async () => {
  const answer = await answerFromHelp('I cannot log in, my password is lost');
  expect(answer).toContain('request a reset code.');
  expect(answer).not.toContain('](');
});
