import { render, screen } from '@testing-library/react';
import { KindLabel } from '../marks/KindLabel';
import { Card } from './Card';

describe('Card', () => {
  it('renders the requested element and passes on its attributes', () => {
    render(
      <Card as="article" aria-label="Post by nusrat">
        Text
      </Card>,
    );
    expect(screen.getByRole('article', { name: 'Post by nusrat' })).toHaveTextContent('Text');
  });
});

describe('KindLabel', () => {
  it.each([
    ['text', 'Note'],
    ['media', 'Media'],
    ['document', 'Document'],
    ['event', 'Event'],
  ] as const)('names a card of kind %s %s', (kind, word) => {
    render(<KindLabel kind={kind} />);
    expect(screen.getByText(word)).toBeVisible();
  });
});
