import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { RichText } from './RichText';

const show = (text: string) =>
  render(
    <MemoryRouter>
      <p data-testid="text">
        <RichText text={text} />
      </p>
    </MemoryRouter>,
  );

test('an address is plain text until the search for addresses is loaded, and then a link', async () => {
  const text = 'Read https://uni.example/a first. #physics';
  show(text);
  expect(screen.getByTestId('text')).toHaveTextContent(text);
  expect(screen.queryByRole('link', { name: /uni/ })).not.toBeInTheDocument();
  const link = await screen.findByRole('link', { name: 'https://uni.example/a' });
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
  expect(screen.getByTestId('text')).toHaveTextContent(text);
});

test('a text without an address has its links at once', () => {
  show('At ten. #physics');
  expect(screen.getByRole('link', { name: '#physics' })).toBeVisible();
});

test('addresses around a formula become links', async () => {
  show('By $x$ on arxiv.org/abs/1 and $y$');
  const link = await screen.findByRole('link', { name: 'arxiv.org/abs/1' }, { timeout: 10_000 });
  expect(link).toHaveAttribute('href', 'https://arxiv.org/abs/1');
});

test('dollars of prices and code stay as typed beside a formula', async () => {
  const text = 'Lunch is $5, tea is 3$. PATH=$HOME/bin:$PATH, and by ';
  show(`${text}$x^2$`);
  await screen.findByText('x^2', { selector: 'annotation' }, { timeout: 10_000 });
  expect(screen.getByTestId('text').textContent.startsWith(text)).toBe(true);
  expect(screen.getByTestId('text').innerHTML.match(/data-maths=/g)).toHaveLength(1);
});
