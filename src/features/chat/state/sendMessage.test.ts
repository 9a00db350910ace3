import { fileMessageType, messageTypeOf } from './sendMessage';

test.each([
  'https://uni.example/paper',
  'http://uni.example',
  ' https://arxiv.org/abs/1706.03762 ',
  'https://bücher.example/ä',
])('“%s” is sent as a link', (text) => {
  expect(messageTypeOf(text)).toBe('link');
});

test.each([
  'See https://uni.example/paper',
  'https://a.example https://b.example',
  'Fig. 3',
  'e.g.',
  '3.14',
  'nusrat@uni.example',
  'mailto:nusrat@uni.example',
  'javascript:alert(1)',
  'www.uni.edu',
  'uni.ac.bd/physics?tab=1#top',
  '//uni.example',
  'notes.',
  '',
])('“%s” is sent as text', (text) => {
  expect(messageTypeOf(text)).toBe('text');
});

test('a picture is shown as a picture, any other file as a file', () => {
  expect(fileMessageType({ type: 'image/gif' })).toBe('image');
  expect(fileMessageType({ type: 'application/pdf' })).toBe('file');
});
