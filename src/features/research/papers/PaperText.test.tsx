import { render, screen } from '@testing-library/react';
import { paper } from '#contract/fixtures/messages';
import { PaperText } from './PaperText';

const abstract = `${'Every word of it. '.repeat(20)}The end.`;

function show(isPrinted: boolean): void {
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: (query: string) => ({
      matches: isPrinted && query === 'print',
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
  render(<PaperText paper={{ ...paper, abstract, snippet: null }} />);
}

test('a long abstract is cut on screens', () => {
  show(false);
  expect(screen.getByText(/^Every word/)).not.toHaveTextContent('The end.');
});

test('paper has the whole abstract', () => {
  show(true);
  expect(screen.getByText(/^Every word/)).toHaveTextContent('The end.');
});
