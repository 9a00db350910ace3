import { matchedBeginnings, topicWords } from './peopleWords';

test.each([
  ['Quantum Computing', ['quantum', 'computing']],
  ['  #NLP  nlp ', ['nlp']],
  ['node.js', ['node', 'js']],
  ['মেশিন লার্নিং', ['মেশিন', 'লার্নিং']],
  ['😀 !!', []],
])('the words of %j are compared in lower case, without duplicates', (keyword, words) => {
  expect(topicWords(keyword)).toEqual(words);
});

test.each([
  ['Machine Learning', ['mach'], ['machine']],
  ['Machine Learning', ['learn', 'machine'], ['machine', 'learning']],
  ['Machine Learning', ['machine', 'vision'], []],
  ['Machine Learning', ['achine'], []],
  ['AI/ML Ethics', ['ml'], ['ml']],
  ['Physics, University of Dhaka', ['dhaka', 'phys'], ['physics', 'dhaka']],
])('of the text %j the words %j find %j', (text, topic, found) => {
  expect(matchedBeginnings(text, topic)).toEqual(found);
});
