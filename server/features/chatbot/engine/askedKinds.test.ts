import { kindsOf, kindsSaid } from './askedKinds';
import { readQuestion } from './question';

test.each([
  ['Who wrote the program?', ['person'], 'It was written by Ada Lovelace.', 'It is a program.'],
  ['How many rivers are there?', ['number'], 'There are twelve of them.', 'There are rivers.'],
  ['When was it founded?', ['time'], 'It was founded in 1921.', 'It was founded with care.'],
  ['Where is the file kept?', ['place'], 'It is kept in /etc/quad.conf', 'It is kept well.'],
  ['How do I quit?', ['way'], 'Press q to quit.', 'It ends.'],
  ['Why is it slow?', ['reason'], 'It is slow because it reads twice.', 'It is slow.'],
  ['How does a differ from b?', ['difference', 'way'], 'Use a, whereas b is old.', 'Both are new.'],
  ['Which shell is the default?', ['default'], 'Unless changed, it is sh.', 'It is a shell.'],
])('%j asks for %j', (question, kinds, says, saysNot) => {
  const asked = kindsOf(question);
  expect([...asked].sort()).toEqual([...kinds].sort());
  expect(kindsSaid(asked, says)).toBe(1);
  expect(kindsSaid(asked, saysNot)).toBe(0);
});

test('a question for a definition is recognised, and statements ask for nothing', () => {
  expect([...kindsOf('What is a heatmap?')]).toEqual(['definition']);
  expect(kindsOf('The river is long').size).toBe(0);
  expect(kindsOf(`Who ${'and who '.repeat(200)}?`).size).toBe(0);
});

test('words that are written in a way of their own are kept as written', () => {
  const { names } = readQuestion(
    'Does “\u2212\u2212track” of read.table or setEnv() need the GPL?',
  );
  expect(names).toEqual(['--track', 'read.table', 'setEnv', 'GPL']);
});
