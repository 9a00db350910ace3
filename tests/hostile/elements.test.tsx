/** @jest-environment jest-fixed-jsdom */
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MessageText } from '#features/chat/log/MessageBubble';
import { Markdown } from '#features/chatbot/markdown/Markdown';
import { markQuote } from '#shared/pdf/markQuote';
import { typeset } from '#shared/math/typeset';
import { MarkedText } from '#shared/ui/marks/MarkedText';
import { expectLinear } from './expectLinear';
import { inputs } from './inputs';
import type { Subject } from './subject';

const TIMEOUT_MS = 120_000;

/**
 * The worst texts for one of the components; the functions below them are tested with all others
 * too.
 */
const WORST = new Set([
  ...['one long word', 'short words', 'web addresses', 'links', 'quotes', 'open mail addresses'],
  ...['quoted lines', 'list items', 'table rows', 'spaced stars', 'backticks', 'entities'],
  ...['nested brackets', 'high halves', 'long ligatures', 'braces', 'one long accented word'],
]);

function mounted(element: ReactElement): Element {
  const { container, unmount } = render(element);
  unmount();
  return container;
}

function textLayer(text: string): HTMLElement[] {
  return [text.slice(0, text.length / 2), text.slice(text.length / 2)].map((stretch) =>
    Object.assign(document.createElement('span'), { textContent: stretch }),
  );
}

const subjects: readonly Subject[] = [
  {
    name: 'MessageText',
    file: 'src/features/chat/log/MessageBubble.tsx',
    run: (text) => mounted(<MessageText text={text} isAddress />),
  },
  {
    name: 'Markdown',
    file: 'src/features/chatbot/markdown/Markdown.tsx',
    run: (text) => mounted(<Markdown text={text} quotes={['a', 'absent']} />),
  },
  {
    name: 'markQuote',
    file: 'src/shared/pdf/markQuote.ts',
    run: (text) => markQuote(textLayer(text), text.slice(10, 400)),
  },
  {
    name: 'MarkedText',
    file: 'src/shared/ui/marks/MarkedText.tsx',
    run: (text) => mounted(<MarkedText text={text} words={['a', 'ab', '7']} />),
  },
  {
    name: 'typeset',
    file: 'src/shared/math/typeset.ts',
    run: (text) => typeset(document.createElement('span'), text, false),
  },
];

test.each(subjects.map((subject) => [subject.name, subject] as const))(
  'the time of %s grows linearly with hostile text',
  async (_name, subject) => {
    // The formula library warns about each character without metrics.
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    for (const [name, input] of Object.entries(inputs))
      if (WORST.has(name)) await expectLinear(subject, name, input);
  },
  TIMEOUT_MS,
);
