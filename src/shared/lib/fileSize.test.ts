import { fileSize } from './fileSize';

describe('fileSize', () => {
  it.each([
    [0, '0 B'],
    [640, '640 B'],
    [1023, '1023 B'],
    [1024, '1 KB'],
    [319_488, '312 KB'],
    [1_048_575, '1 MB'],
    [1_887_437, '1.8 MB'],
    [5 * 1024 ** 2, '5 MB'],
    [2 * 1024 ** 3, '2 GB'],
    [5000 * 1024 ** 3, '5000 GB'],
    [-1, '0 B'],
  ])('shows %d bytes as %s', (bytes, text) => {
    expect(fileSize(bytes)).toBe(text);
  });
});
