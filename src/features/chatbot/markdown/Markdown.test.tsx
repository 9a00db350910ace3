import { render, screen, waitFor } from '@testing-library/react';
import { Markdown } from './Markdown';

const show = (text: string, quotes?: readonly string[]) =>
  render(<Markdown text={text} quotes={quotes} />).container;

test('emphasis, lists and tables are rendered', () => {
  show('**Bold**\n\n- one\n\n| a |\n| - |\n| b |');
  expect(screen.getByText('Bold').tagName).toBe('STRONG');
  expect(screen.getByRole('listitem')).toHaveTextContent('one');
  expect(screen.getByRole('cell')).toHaveTextContent('b');
});

test('formulas are rendered as MathML', async () => {
  const place = show('So $E = mc^2$ holds');
  // Query the source that MathML contains, because jsdom knows no MathML roles.
  await screen.findByText('E = mc^2', { selector: 'annotation' }, { timeout: 10_000 });
  expect(place).not.toHaveTextContent('$');
});

test.each([
  'Lunch is $5, tea is 3$.',
  'Set PATH=$HOME/bin:$PATH and **run** $x+$y.',
  'It costs $5-$10, or US$5 and A$7.',
  'From $$ to $$$ or $$ and $$.',
])('dollars in “%s” stay as typed', async (written) => {
  const place = show(`${written}\n\nBy $x$`);
  await screen.findByText('x', { selector: 'annotation' }, { timeout: 10_000 });
  expect(place).toHaveTextContent(written.replaceAll('**', ''));
  expect(place.innerHTML.match(/data-maths=/g)).toHaveLength(1);
});

test('a formula before an ending or next to another is one in answers too', async () => {
  const place = show('The $n$th, $a$=$b$ and **$c$**');
  await waitFor(() => expect(place.innerHTML.match(/data-maths=/g)).toHaveLength(4));
});

test('a formula between double dollars is displayed as a block, even on one line', async () => {
  const place = show('So $x$ and\n\n$$\\frac{1}{2}$$\n\n$$\ny\n$$');
  await screen.findByText('\\frac{1}{2}', { selector: 'annotation' }, { timeout: 10_000 });
  await waitFor(() => expect(place.innerHTML.match(/display="block"/g)).toHaveLength(2));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('code keeps its lines and can be scrolled with the keyboard', () => {
  show('```\nlet x;\n```');
  const code = screen.getByRole('region', { name: 'Code' });
  expect(code).toHaveTextContent('let x;');
  expect(code).toHaveAttribute('tabindex', '0');
});

test('HTML stays inert text', () => {
  const written = '<img src=x onerror=alert(1)> <script>alert(1)</script> <b>hi</b>';
  expect(show(written)).toHaveTextContent(written);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('a picture is replaced by its alt text, because loading it would track the reader', () => {
  const place = show('![a chart](https://evil.example/pixel.png)');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(place).toHaveTextContent('a chart');
});

test('a link shows its address and sends no referrer', () => {
  show('[this page](https://uni.example/a)');
  const link = screen.getByRole('link', { name: 'this page' });
  expect(link).toHaveAttribute('href', 'https://uni.example/a');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  expect(screen.getByText('(https://uni.example/a)')).toBeInTheDocument();
});

test.each(['javascript:alert(1)', 'data:text/html,x', '/dashboard/posts', 'blob:x'])(
  'a link to %s is rendered as text',
  (address) => {
    show(`[press me](${address})`);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByText('press me')).toBeInTheDocument();
  },
);

test('quotes are marked in place', () => {
  show('It **was** cold and dark, and cold.', ['cold and dark', 'absent']);
  const marks = screen.getAllByText(/./, { selector: 'mark' });
  expect(marks.map((mark) => mark.textContent)).toEqual(['cold and dark']);
});

test.each([
  ['long', '**a** '.repeat(5_000)],
  ['deeply quoted', `${'> '.repeat(5_000)}a`],
  ['full of marks', '*a_ '.repeat(2_000)],
])('a text that is %s is shown as plain text', (_kind, written) => {
  expect(show(written).textContent).toBe(written);
});

test('a table with a long delimiter row is a table', () => {
  show(`|a|b|\n|${'-'.repeat(40)}|-|\n|1|2|`);
  expect(screen.getByRole('table')).toBeInTheDocument();
});

test('each quote is marked once per place, however many quotes there are', () => {
  show('cold '.repeat(100), ['cold', 'absent']);
  expect(screen.getAllByText('cold', { selector: 'mark' })).toHaveLength(100);
});
