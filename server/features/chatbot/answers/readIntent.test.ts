import { readIntent } from './readIntent';

test.each(['hello', 'Hi!', 'Hey there', 'Good morning', 'hi quad', 'What can you do?', 'help'])(
  '%j is a greeting',
  (text) => {
    expect(readIntent(text)).toEqual({ kind: 'greeting' });
  },
);

test.each([
  'What events are on this week?',
  'Any events tomorrow?',
  'upcoming events',
  'Which event is next?',
  'Are there any events on campus this month?',
  'What’s on today?',
  'What is happening this weekend?',
  'events',
])('%j asks for upcoming events', (text) => {
  expect(readIntent(text)).toEqual({ kind: 'events' });
});

test.each([
  ['who works on machine learning?', 'machine learning'],
  ['Who here is working on coral reefs', 'coral reefs'],
  ['Do you know who researches tides?', 'tides'],
  ['Find people working on robotics on Quad', 'robotics'],
  ['Is there anyone interested in Bangla phonology?', 'bangla phonology'],
  ['researchers in optics', 'optics'],
  ['Who works on CG-DNA and C++?', 'cg-dna and c++'],
])('%j asks for people who work on %j', (text, topic) => {
  expect(readIntent(text)).toEqual({ kind: 'people', topic });
});

test.each([
  ['Find papers on machine learning', 'machine learning'],
  ['Show me papers about glaciers, please', 'glaciers'],
  ['articles about silt', 'silt'],
])('%j asks for papers on %j', (text, topic) => {
  expect(readIntent(text)).toEqual({ kind: 'papers', topic });
});

test.each([
  'How do I create an event?',
  'Which events led to the French Revolution?',
  'How do I get events into my calendar?',
  'Who paid for the boat?',
  'Who works?',
  'What is the capital of France?',
  'Hello, which accuracy did the model reach?',
  'good accuracy',
  'What is new in this paper?',
  '',
  '???',
  `who works on ${'very '.repeat(60)}long things`,
])('%j is an ordinary question', (text) => {
  expect(readIntent(text)).toBeNull();
});
