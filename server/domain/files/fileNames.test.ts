import { displayName, nameForKind, renamedTo } from './fileNames';

test.each([
  ['folders', '../../etc/passwd.txt', 'passwd.txt'],
  ['folders of Windows', 'C:\\Users\\me\\notes.pdf', 'notes.pdf'],
  ['control characters', 'no\ttes\r\n\x7f.pdf', 'notes.pdf'],
  ['what turns the writing around', 'notes\u202Efdp.exe', 'notesfdp.exe'],
  ['isolates and marks of direction', '\u2066a\u2069\u200F\u061C.pdf', 'a.pdf'],
  ['line separators', 'a\u2028b\u2029.pdf', 'ab.pdf'],
  ['half a character', 'a\uD800.pdf', 'a.pdf'],
  ['nothing else', ' <img src=x onerror=alert(1)>.pdf ', '<img src=x onerror=alert(1)>.pdf'],
  ['no letters of any script', 'গবেষণা ‌পত্র 👩‍🔬.pdf', 'গবেষণা ‌পত্র 👩‍🔬.pdf'],
])('file names are stripped of %s', (_, name, shown) => {
  expect(displayName(name)).toBe(shown);
});

test('a name keeps its last 255 characters, including its extension', () => {
  const shown = displayName(`${'👩'.repeat(300)}.pdf`);
  expect([...shown]).toHaveLength(255);
  expect(shown).toMatch(/\.pdf$/);
  expect([...(nameForKind('👩'.repeat(300), 'pdf') ?? '')]).toHaveLength(255);
});

test('a file without a name is called file', () => {
  expect(['', ' ', 'a/', '\u202E'].map(displayName)).toEqual(Array(4).fill('file'));
});

test.each([
  ['thesis', 'thesis.pdf'],
  ['thesis.pdf.', 'thesis.pdf'],
  ['Thesis.PDF', 'Thesis.PDF'],
  ['thesis.final version', 'thesis.final version.pdf'],
  ['Chapter 2. Results', 'Chapter 2. Results.pdf'],
  ['arXiv 2301.12345', 'arXiv 2301.12345.pdf'],
  ['...', 'file.pdf'],
  ['thesis.txt', null],
  ['thesis.txt.', null],
  ['a.pdf.exe', null],
  ['a\u202Efdp.exe', null],
])('a PDF that is sent as “%s” is called “%s”', (name, final) => {
  expect(nameForKind(name, 'pdf')).toBe(final);
});

test('a picture that was converted gets the new extension', () => {
  expect(renamedTo('beach.day.JPG', 'webp')).toBe('beach.day.webp');
  expect(renamedTo('.jpg', 'webp')).toBe('.jpg.webp');
  expect(renamedTo('beach', 'webp')).toBe('beach.webp');
  expect(renamedTo('Figure 2. Results', 'webp')).toBe('Figure 2. Results.webp');
  expect(renamedTo('scan 12.2026', 'webp')).toBe('scan 12.2026.webp');
  expect([...renamedTo(`${'a'.repeat(300)}.jpg`, 'webp')]).toHaveLength(255);
});
