import { displayName, extensionOf, renamedTo } from './fileNames';

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
  expect(extensionOf(shown)).toBe('.pdf');
});

test('a file without a name is called file', () => {
  expect(['', ' ', 'a/', '\u202E'].map(displayName)).toEqual(Array(4).fill('file'));
});

test('the extension is the last visible one, regardless of case', () => {
  expect(['a.PDF', 'a.pdf.exe', 'a', 'a\u202Etxt.doc', 'a. b'].map(extensionOf)).toEqual([
    '.pdf',
    '.exe',
    '',
    '.doc',
    '',
  ]);
});

test('a picture that was converted gets the new extension', () => {
  expect(renamedTo('beach.day.JPG', 'webp')).toBe('beach.day.webp');
  expect(renamedTo('.jpg', 'webp')).toBe('.jpg.webp');
  expect(renamedTo('beach', 'webp')).toBe('beach.webp');
  expect([...renamedTo(`${'a'.repeat(300)}.jpg`, 'webp')]).toHaveLength(255);
});
