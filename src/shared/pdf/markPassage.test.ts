import { markPassage } from './markPassage';

function layOut(html: string) {
  const div = document.createElement('div');
  div.className = 'textLayer';
  div.innerHTML = html;
  return { pageNumber: 1, source: { textLayer: { div } } };
}

test('a passage is marked beside links, in marked content and over matches of a search', () => {
  // The library removes the role of a line with a link.
  const page = layOut(
    '<span>Recall falls</span><br role="presentation">' +
      '<span class="markedContent"><span role="presentation">to <span class="highlight">61%</span></span></span>' +
      '<div class="endOfContent"></div>',
  );
  expect(markPassage(page, 'falls to 61%')?.textContent).toBe('falls');
  const marks = [...page.source.textLayer.div.querySelectorAll('mark')];
  expect(marks.map((mark) => mark.textContent)).toEqual(['falls', 'to 61%']);
});

test('a page without the passage, or without text, has no mark', () => {
  expect(markPassage(layOut('<span>Recall falls</span>'), 'rises')).toBeNull();
  expect(markPassage({ pageNumber: 1, source: { textLayer: null } }, 'rises')).toBeNull();
});
