import { pastedFiles } from './pastedFiles';

const picture = new File(['x'], 'image.png', { type: 'image/png' });
const paste = (...types: string[]) =>
  pastedFiles({ types, files: [picture] as unknown as FileList });

test('a picture is taken, also when it was copied from a page or a folder', () => {
  expect(paste('Files')).toEqual([picture]);
  expect(paste('text/html', 'Files')).toEqual([picture]);
  expect(paste('text/plain', 'Files')).toEqual([picture]);
});

test('the picture that an office program adds to its text is left out', () => {
  expect(paste('text/plain', 'text/html', 'Files')).toEqual([]);
});
