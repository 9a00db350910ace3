import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { paperQuote } from '#contract/fixtures/posts';
import { QuoteCards } from './QuoteCards';

const show = (...quotes: Parameters<typeof QuoteCards>[0]['quotes']) =>
  render(
    <MemoryRouter>
      <QuoteCards quotes={quotes} />
    </MemoryRouter>,
  );

test('a card shows the words, the title and the page, and opens the marked page', () => {
  show({ ...paperQuote, quote: 'The first to- kens of a text' });
  expect(screen.getByText('The first tokens of a text')).toBeVisible();
  expect(screen.getByText('literal, p. 4')).toBeVisible();
  expect(screen.getByRole('link', { name: paperQuote.title })).toHaveAttribute(
    'href',
    '/dashboard/research/papers/51/read#page=4&quote=The+first+to-+kens+of+a+text',
  );
});

test('a card of a removed paper says so, without a link', () => {
  show({ ...paperQuote, paper_id: null, title: '', state: 'source_removed' });
  expect(screen.getByText('The source was removed')).toBeVisible();
  expect(screen.getByText(paperQuote.quote)).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('a card says that its page no longer has the words', () => {
  show({ ...paperQuote, state: 'not_found' });
  expect(screen.getByText('no longer found on p. 4')).toBeVisible();
  expect(screen.getByRole('link')).toBeVisible();
});

test('a card that is not sent yet claims no proof', () => {
  const { state: _state, ...quote } = paperQuote;
  show(quote);
  expect(screen.getByText('p. 4')).toBeVisible();
  expect(screen.queryByText('literal, p. 4')).not.toBeInTheDocument();
});
