import { describeFile, noFiles, offerFiles, removeFile, pastedFiles } from './chosenFiles';
import { acceptOf, dialogTypes, type FileRules } from './fileRules';

const file = (name: string, type: string, size = 4) => new File(['x'.repeat(size)], name, { type });
const dusk = file('dusk.jpg', 'image/jpeg');
const dish = file('dish.mp4', 'video/mp4');
const sheet = file('timings.csv', 'text/csv');
const rules: FileRules = {
  kinds: ['jpeg', 'png', 'mp4'],
  maxFiles: 3,
  maxBytes: ({ type }) => (type.startsWith('video/') ? 20 : 10),
};
const namesOf = (files: readonly { file: File }[]) => files.map((entry) => entry.file.name);
const reasonsOf = (offered: File[], taken = rules) =>
  offerFiles(noFiles, offered, taken).refused.map(({ text }) => text);

test('files of accepted types are added in order and the others refused', () => {
  const chosen = offerFiles(noFiles, [dusk, sheet, dish], rules);
  expect(namesOf(chosen.files)).toEqual(['dusk.jpg', 'dish.mp4']);
  expect(chosen.refused).toEqual([
    { file: sheet, text: 'File type must be one of .jpg, .jpeg, .png, .mp4, .m4v' },
  ]);
});

test('a file is checked against the limit for its own type', () => {
  const large = [file('large.png', 'image/png', 15), file('short.mp4', 'video/mp4', 15)];
  expect(reasonsOf(large)).toEqual(['File is larger than 10 bytes']);
});

test('an empty file is refused', () => {
  expect(reasonsOf([file('nothing.png', 'image/png', 0)])).toEqual(['File is smaller than 1 byte']);
});

test('files beyond the maximum number are refused, counted over all choices', () => {
  const two = offerFiles(noFiles, [dusk, dish], rules);
  const more = offerFiles(two, [file('3.png', 'image/png'), file('4.png', 'image/png')], rules);
  expect(namesOf(more.files)).toEqual(['dusk.jpg', 'dish.mp4', '3.png']);
  expect(more.refused.map(({ text }) => text)).toEqual(['Too many files']);
});

test('in a field for one file, a new file replaces it but a refused one does not', () => {
  const one = { ...rules, maxFiles: 1 };
  const first = offerFiles(noFiles, [dusk], one);
  expect(namesOf(offerFiles(first, [sheet], one).files)).toEqual(['dusk.jpg']);
  expect(namesOf(offerFiles(first, [dish], one).files)).toEqual(['dish.mp4']);
});

test('extensions are compared case-insensitively', () => {
  const documents = { ...rules, kinds: ['pdf', 'txt'] } as const;
  expect(reasonsOf([file('PAPER.PDF', ''), sheet], documents)).toEqual([
    'File type must be one of .pdf, .txt',
  ]);
});

test('a file is removed and described without affecting the others', () => {
  const both = offerFiles(noFiles, [dusk, dish, sheet], rules);
  const described = describeFile(both, dusk, 'The dish at dusk');
  expect(described.files.map(({ alt }) => alt)).toEqual(['The dish at dusk', '']);
  expect(namesOf(removeFile(described, dusk).files)).toEqual(['dish.mp4']);
  expect(removeFile(described, sheet).refused).toEqual([]);
});

test('the file dialog gets the types and endings of the kinds', () => {
  expect(dialogTypes(['pdf', 'jpeg'])).toEqual({
    'application/pdf': ['.pdf'],
    'image/jpeg': ['.jpg', '.jpeg'],
  });
  expect(acceptOf(['pdf', 'jpeg'])).toBe('.pdf,.jpg,.jpeg');
});

const picture = new File(['x'], 'image.png', { type: 'image/png' });
const paste = (...types: string[]) =>
  pastedFiles({ types, files: [picture] as unknown as FileList });

test('a picture is accepted, whether copied from a page or a folder', () => {
  expect(paste('Files')).toEqual([picture]);
  expect(paste('text/html', 'Files')).toEqual([picture]);
  expect(paste('text/plain', 'Files')).toEqual([picture]);
});

test('the picture that an office program adds to its text is ignored', () => {
  expect(paste('text/plain', 'text/html', 'Files')).toEqual([]);
});
