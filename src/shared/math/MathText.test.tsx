import { render, screen, waitFor } from '@testing-library/react';
import { copyAsWritten } from './copyAsWritten';
import { MathText } from './MathText';

const show = (text: string) =>
  render(
    <p data-testid="text">
      <MathText text={text} />
    </p>,
  );
const text = () => screen.getByTestId('text');
// Finds a formula by its source in the MathML, because jsdom knows no MathML roles.
const isSet = (tex: string) =>
  screen.findByText(tex, { selector: 'annotation' }, { timeout: 5_000 });

test('a formula is typeset, with MathML for screen readers', async () => {
  show('By $E = mc^2$ it follows');
  expect(text()).toHaveTextContent('By $E = mc^2$ it follows');
  expect((await isSet('E = mc^2')).textContent).toBe('E = mc^2');
  expect(text()).not.toHaveTextContent('$');
});

test('a formula with a mistake stays plain source', async () => {
  show('By $\\frac{1}{$ and $x$');
  await isSet('x');
  expect(text()).toHaveTextContent('By $\\frac{1}{$ and');
});

test('typesetting uses no attributes that the security policy forbids', async () => {
  const attributes = jest.spyOn(Element.prototype, 'setAttribute');
  show('$\\vec{F} = \\pmb{a} \\phase{x}$');
  await isSet('\\vec{F} = \\pmb{a} \\phase{x}');
  expect(attributes.mock.calls.filter(([name]) => name === 'style')).toEqual([]);
});

test.each(['\\href{javascript:alert(1)}{x}', '\\htmlStyle{color:red}{x}', '\\includegraphics{x}'])(
  '%s creates no link, style or picture',
  async (tex) => {
    show(`$${tex}$ and $y$`);
    await isSet('y');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(text().innerHTML).not.toContain('color: red');
  },
);

test('a formula that expands endlessly stays plain source', async () => {
  show('$\\def\\a{\\a\\a}\\a$ and $y$');
  await isSet('y');
  expect(text()).toHaveTextContent('$\\def\\a{\\a\\a}\\a$ and');
});

test('a formula that calls a long macro often stays plain source', async () => {
  show(`$\\def\\a{${'x'.repeat(700)}}${'\\a'.repeat(60)}$ and $y$`);
  await isSet('y');
  expect(text()).toHaveTextContent('\\def');
});

test('a text with very many formulas keeps them all, and typesets them in slices', async () => {
  show(Array.from({ length: 60 }, (_, number) => `$x_{${number}}$`).join(' '));
  // Checks the markup, because a query by text after so many changes takes seconds.
  await waitFor(() => expect(text().innerHTML).toContain('>x_{59}</annotation>'), {
    timeout: 10_000,
  });
  expect(text().innerHTML.match(/data-maths=/g)).toHaveLength(60);
});

test('copying yields the source of whole formulas', async () => {
  show('By $E = mc^2$ it follows');
  await isSet('E = mc^2');
  const range = document.createRange();
  range.selectNodeContents(text());
  // Starts in the middle of the formula.
  range.setStart(screen.getByText('E = mc^2', { selector: 'annotation' }), 0);
  window.getSelection()?.removeAllRanges();
  window.getSelection()?.addRange(range);
  const copied = new Map<string, string>();
  const event = Object.assign(new Event('copy', { cancelable: true }), {
    clipboardData: { setData: (type: string, value: string) => copied.set(type, value) },
  });
  copyAsWritten(event as unknown as ClipboardEvent);
  expect(copied.get('text/plain')).toBe('$E = mc^2$ it follows');
  expect(event.defaultPrevented).toBe(true);
});
