import fc from 'fast-check';
import { joinLine, piecesOfLines } from './joinPieces';
import type { TextPiece } from './pieceLevel';
import { comparedText } from './raisedText';

const piece = (str: string, x: number, more: Partial<TextPiece> = {}): TextPiece => ({
  str,
  height: 10,
  width: str.length * 5,
  transform: [10, 0, 0, 10, x, 100],
  hasEOL: false,
  ...more,
});
const raised = (str: string, x: number, more: Partial<TextPiece> = {}) =>
  piece(str, x, { height: 6, width: str.length * 3, transform: [6, 0, 0, 6, x, 104], ...more });
const textOf = (pieces: readonly TextPiece[]) => piecesOfLines(pieces).map(joinLine);

test('no raised digits become part of the number before or after them', () => {
  const digits = fc.stringMatching(/^[1-9]\d{0,5}$/);
  fc.assert(
    fc.property(digits, digits, digits, fc.boolean(), (before, mark, after, endsLine) => {
      const x = before.length * 5;
      const [text = '', ...others] = textOf([
        piece(before, 0),
        raised(mark, x, { hasEOL: endsLine }),
        piece(after, x + mark.length * 3),
      ]);
      expect(others).toEqual([]);
      expect(text.match(/\d+/g)).toEqual([before, after]);
      const isPower = before === '10' || before.length === 1;
      expect(text.startsWith(`${before} `)).toBe(!isPower);
      expect(comparedText(text).match(/\d+/g)).toEqual([before, after]);
    }),
  );
});

test.each([
  ['far above', { height: 6, transform: [6, 0, 0, 6, 10, 111] }],
  ['tiny', { height: 3, transform: [3, 0, 0, 3, 10, 103] }],
  ['large', { height: 20, transform: [20, 0, 0, 20, 10, 100] }],
])('a digit that is %s never joins the number before it', (_what, more) => {
  expect(textOf([piece('10', 0), piece('6', 10, more)])).toEqual(['10 6']);
});

test('a line that is turned is joined like a level one', () => {
  const turned = (each: TextPiece): TextPiece => {
    const [size = 0, , , , x = 0, y = 0] = each.transform;
    return { ...each, transform: [0, size, -size, 0, -y, x] };
  };
  const line = [piece('about 10', 0), raised('6', 40), piece(' cells', 43)];
  expect(textOf(line.map(turned))).toEqual(['about 10⁶ cells']);
});

test('a mark is joined in a line that runs from right to left', () => {
  const line = [piece('نتائج', 50), raised('4', 47), piece(' ثابتة', 17)];
  expect(textOf(line)).toEqual(['نتائج⁴ ثابتة']);
});

test('small print beside a line, and lines below each other, stay as they are', () => {
  const blank = piece(' ', 40, { width: 20 });
  expect(textOf([piece('Total 10', 0), blank, raised('6', 60)])).toEqual(['Total 10 6']);
  const below = piece('6', 40, { height: 6, transform: [6, 0, 0, 6, 40, 88] });
  expect(textOf([piece('about 10', 0, { hasEOL: true }), below])).toEqual(['about 10', '6']);
  const long = 'printed in letters that are smaller';
  expect(textOf([piece('A line', 0), raised(long, 30)])).toEqual([`A line${long}`]);
});
