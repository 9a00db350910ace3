import {
  JPEG_MAX_BYTES,
  MEGABYTE,
  PICTURE_MAX_MEGAPIXELS,
  POST_IMAGE_MAX_BYTES,
} from '#contract/limits';
import { fileRejectionText, fileSize, pictureLimits } from './fileTexts';

describe('fileRejectionText', () => {
  it('names the one accepted type', () => {
    expect(fileRejectionText('file-invalid-type', { types: ['.pdf'] })).toBe(
      'File type must be .pdf',
    );
  });

  it('lists several accepted types', () => {
    expect(fileRejectionText('file-invalid-type', { types: ['image/*', 'video/*'] })).toBe(
      'File type must be one of image/*, video/*',
    );
  });

  it('gives the upper limit in bytes', () => {
    expect(fileRejectionText('file-too-large', { maxSize: 5_242_880 })).toBe(
      'File is larger than 5242880 bytes',
    );
  });

  it('gives the lower limit in bytes', () => {
    expect(fileRejectionText('file-too-small', { minSize: 10 })).toBe(
      'File is smaller than 10 bytes',
    );
  });

  it('says byte for a limit of one', () => {
    expect(fileRejectionText('file-too-small', { minSize: 1 })).toBe('File is smaller than 1 byte');
    expect(fileRejectionText('file-too-large', { maxSize: 1 })).toBe('File is larger than 1 byte');
  });

  it('reports too many files', () => {
    expect(fileRejectionText('too-many-files', {})).toBe('Too many files');
  });

  it('still returns a text for an unknown code', () => {
    expect(fileRejectionText('quota', {})).toBe('This file cannot be used');
  });
});

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

test('the limits of pictures are those of the contract', () => {
  expect(pictureLimits(POST_IMAGE_MAX_BYTES)).toBe(
    `up to ${POST_IMAGE_MAX_BYTES / MEGABYTE} MB and ${PICTURE_MAX_MEGAPIXELS} megapixels, JPEG photos up to ${JPEG_MAX_BYTES / MEGABYTE} MB`,
  );
});
