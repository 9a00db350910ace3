import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useKeys } from './useKeys';

const pressed: string[] = [];
const act = (key: string) => () => void pressed.push(key);
const keys = Object.fromEntries(
  ['ArrowLeft', 'ArrowRight', '+', '-', 'Escape'].map((key) => [key, act(key)]),
);

function Reader() {
  const place = useKeys<HTMLDivElement>(keys);
  return (
    <div ref={place}>
      <input aria-label="Search" />
      <textarea aria-label="Notes" />
      <select aria-label="Size" />
      <div contentEditable suppressContentEditableWarning>
        <b data-testid="inside">Words</b>
      </div>
      <button type="button">Pages</button>
    </div>
  );
}

beforeEach(() => {
  pressed.length = 0;
});

const pages = () => screen.getByRole('button', { name: 'Pages' });

test('outside fields each key acts, also a plus that needs Shift', () => {
  render(<Reader />);
  for (const key of ['ArrowLeft', 'ArrowRight', '-', 'Escape']) fireEvent.keyDown(pages(), { key });
  fireEvent.keyDown(pages(), { key: '+', shiftKey: true });
  expect(pressed).toEqual(['ArrowLeft', 'ArrowRight', '-', 'Escape', '+']);
});

test('a field gets the characters and arrows that are typed into it', async () => {
  render(<Reader />);
  const user = userEvent.setup();
  await user.type(
    screen.getByRole('textbox', { name: 'Search' }),
    'c++ x-ray{ArrowLeft}{ArrowLeft}-',
  );
  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveValue('c++ x-r-ay');
  expect(pressed).toEqual([]);
});

test.each([
  ['a text area', () => screen.getByRole('textbox', { name: 'Notes' })],
  ['a list of choices', () => screen.getByRole('combobox', { name: 'Size' })],
  ['an element in an editable text', () => screen.getByTestId('inside')],
])('in %s only Escape acts', (_name, target) => {
  render(<Reader />);
  for (const key of Object.keys(keys)) fireEvent.keyDown(target(), { key });
  expect(pressed).toEqual(['Escape']);
});

test.each(['shiftKey', 'ctrlKey', 'altKey', 'metaKey'])('an arrow with %s does not act', (name) => {
  render(<Reader />);
  expect(fireEvent.keyDown(pages(), { key: 'ArrowRight', [name]: true })).toBe(true);
  expect(pressed).toEqual([]);
});
