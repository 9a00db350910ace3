import type { LaidOut } from '#shared/pdf/markPassage';
import { followPassage } from './followPassage';

const scrolledTo: (string | null)[] = [];
HTMLElement.prototype.scrollIntoView = function scrollIntoView(this: HTMLElement) {
  scrolledTo.push(this.textContent);
};

const container = document.createElement('div');

/** Lays out the text of a page. */
function layOut(text: string): LaidOut['source'] {
  const div = document.createElement('div');
  div.className = 'textLayer';
  div.innerHTML = `<span>${text}</span>`;
  container.append(div);
  return { textLayer: { div } };
}

function open() {
  scrolledTo.length = 0;
  container.replaceChildren();
  const views: (LaidOut['source'] | undefined)[] = [];
  let listener: (laidOut: LaidOut) => void = () => undefined;
  const follow = followPassage(
    container,
    {
      on: (_name, listen) => {
        listener = listen;
      },
    },
    { getPageView: (index) => views[index] },
  );
  const draw = (pageNumber: number, text: string) => {
    const source = layOut(text);
    views[pageNumber - 1] = source;
    listener({ pageNumber, source });
  };
  const marked = () => [...container.querySelectorAll('mark')].map((mark) => mark.textContent);
  return { follow, draw, marked };
}

test('a passage is marked once its page is laid out, and again later, but shown only once', () => {
  const { follow, draw, marked } = open();
  follow({ page: 2, quote: 'falls to 61%' });
  draw(1, 'It falls to 61% here, too.');
  expect(marked()).toEqual([]);
  draw(2, 'Recall falls to 61% here.');
  container.replaceChildren();
  draw(2, 'Recall falls to 61% here.');
  expect(marked()).toEqual(['falls to 61%']);
  expect(scrolledTo).toEqual(['falls to 61%']);
});

test('another passage of a page that is laid out is marked at once, instead of the first', () => {
  const { follow, draw, marked } = open();
  draw(1, 'Recall falls to 61% here.');
  follow({ page: 1, quote: 'falls to' });
  follow({ page: 1, quote: 'to 61%' });
  expect(marked()).toEqual(['to 61%']);
  expect(scrolledTo).toEqual(['falls to', 'to 61%']);
  expect(container.querySelector('span')?.childNodes).toHaveLength(3);
});
