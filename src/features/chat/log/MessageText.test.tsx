import { render, screen } from '@testing-library/react';
import { MessageText } from './MessageBubble';

test.each([
  ['Run train.py, see README.md. It works.It is done.', false],
  ['setup.sh', true],
])('%j has no link', (text, isAddress) => {
  render(<MessageText text={text} isAddress={isAddress} />);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test.each([
  ['See arxiv.org/abs/2401.00001 and www.du.ac.bd.', false, ['arxiv.org', 'www.du.ac.bd']],
  ['lab.zzz/a', true, ['lab.zzz']],
])('%j has its links', (text, isAddress, hosts) => {
  render(<MessageText text={text} isAddress={isAddress} />);
  const links = screen.getAllByRole<HTMLAnchorElement>('link');
  expect(links.map(({ hostname }) => hostname)).toEqual(hosts);
});
