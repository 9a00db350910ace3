import { readIntent } from './readIntent';

test.each(['hello', 'Hi!', 'Hey there', 'Good morning', 'hi quad', 'What can you do?', 'help'])(
  '%j is a greeting',
  (text) => {
    expect(readIntent(text)).toEqual({ kind: 'greeting' });
  },
);

test.each([
  'thanks',
  'Thank you so much!',
  'ok thanks, that was helpful',
  'thx',
  'dhonnobad',
  'ধন্যবাদ',
])('%j is thanks', (text) => {
  expect(readIntent(text)).toEqual({ kind: 'thanks' });
});

test.each(['upcoming events', 'Which event is next?', 'events'])(
  '%j asks for upcoming events',
  (text) => {
    expect(readIntent(text)).toEqual({ kind: 'events' });
  },
);

test.each([
  ['What events are on this week?', 'this week'],
  ['Any events tomorrow?', 'tomorrow'],
  ['Are there any events on campus this month?', 'this month'],
  ['What’s on today?', 'today'],
  ['What is happening this weekend?', 'this weekend'],
  ['Which events are on Friday?', 'friday'],
  ['What’s on next Monday?', 'next monday'],
])('%j asks for events on the days %j', (text, when) => {
  expect(readIntent(text)).toEqual({ kind: 'events', when });
});

test.each([
  ['Any talks about quantum?', 'quantum'],
  ['Are there any workshops on LaTeX?', 'latex'],
  ['upcoming seminars on tides', 'tides'],
  ['Find events about robotics, please', 'robotics'],
])('%j asks for events about %j', (text, topic) => {
  expect(readIntent(text)).toEqual({ kind: 'talks', topic });
});

test.each([
  ['who in BUET works on robotics?', 'robotics', 'buet'],
  ['Who at the University of Dhaka is working on silt?', 'silt', 'the university of dhaka'],
  ['Who works on robotics at BUET?', 'robotics', 'buet'],
  ['people from BUET who work on robotics', 'robotics', 'buet'],
  ['Are there any students at BRAC University working on silt?', 'silt', 'brac university'],
])('%j asks for people who work on %j at %j', (text, topic, place) => {
  expect(readIntent(text)).toEqual({ kind: 'people', topic, place });
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
  ['summarise the federated learning paper', 'federated learning'],
  ['Please summarize the paper on weevils', 'weevils'],
  ['Give me a summary of “Silt in the Meghna”', 'silt in the meghna'],
  ['What is the calibration paper about?', 'calibration'],
  ['What is the paper about tides about?', 'tides'],
])('%j asks for a summary of the paper on %j', (text, topic) => {
  expect(readIntent(text)).toEqual({ kind: 'summary', topic });
});

test.each([
  'How do I create an event?',
  'Summarise this paper',
  'Summarise it, please',
  'Give me a summary of the paper',
  'Summarise my latest document',
  'What is this paper about?',
  'What is the paper about?',
  'Which events led to the French Revolution?',
  'How do I get events into my calendar?',
  'Who paid for the boat?',
  'Who works?',
  'What is the capital of France?',
  'Hello, which accuracy did the model reach?',
  'good accuracy',
  'Thanks, which accuracy did the model reach?',
  'Which talks were cancelled in 1968?',
  'What is a workday?',
  'What is new in this paper?',
  '',
  '???',
  `who works on ${'very '.repeat(60)}long things`,
])('%j is an ordinary question', (text) => {
  expect(readIntent(text)).toBeNull();
});
