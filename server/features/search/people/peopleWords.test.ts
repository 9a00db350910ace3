import { matchedBeginnings, topicWords } from './peopleWords';

test.each([
  ['Quantum Computing', ['quantum', 'computing']],
  ['  #NLP  nlp ', ['nlp']],
  ['node.js', ['node', 'js']],
  ['10^6 cells', ['10^6', 'cells']],
  ['AB− A* 1,000', ['ab-', 'a*', '1000']],
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
  ['A Follow-up by E-mail', ['followup', 'email'], ['follow-up', 'e-mail']],
  ['10^6 or 10⁶', ['10^6'], ['10^6']],
  ['AB+ and AB−', ['ab-'], ['ab-']],
  ['Physics, University of Dhaka', ['dhaka', 'phys'], ['physics', 'dhaka']],
])('of the text %j the words %j find %j', (text, topic, found) => {
  expect(matchedBeginnings(text, topic)).toEqual(found);
});
