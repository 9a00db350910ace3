import { act, render, screen } from '@testing-library/react';
import { paper } from '#contract/fixtures/messages';
import { PaperText } from './PaperText';

const abstract = `${'Every word of it. '.repeat(20)}The end.`;
const print = (event: 'beforeprint' | 'afterprint') => {
  act(() => {
    window.dispatchEvent(new Event(event));
  });
};

test('a long abstract is cut on screens, and whole on paper', () => {
  render(<PaperText paper={{ ...paper, abstract, snippet: null }} />);
  const shown = screen.getByText(/^Every word/);
  expect(shown).not.toHaveTextContent('The end.');
  print('beforeprint');
  expect(shown).toHaveTextContent('The end.');
  print('afterprint');
  expect(shown).not.toHaveTextContent('The end.');
});
