import { fileRejectionText } from './fileRejectionText';

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

  it('says the upper limit in bytes', () => {
    expect(fileRejectionText('file-too-large', { maxSize: 5_242_880 })).toBe(
      'File is larger than 5242880 bytes',
    );
  });

  it('says the lower limit in bytes', () => {
    expect(fileRejectionText('file-too-small', { minSize: 10 })).toBe(
      'File is smaller than 10 bytes',
    );
  });

  it('says byte for a limit of one', () => {
    expect(fileRejectionText('file-too-small', { minSize: 1 })).toBe('File is smaller than 1 byte');
    expect(fileRejectionText('file-too-large', { maxSize: 1 })).toBe('File is larger than 1 byte');
  });

  it('says when there are too many files', () => {
    expect(fileRejectionText('too-many-files', {})).toBe('Too many files');
  });

  it('still says something for a code it does not know', () => {
    expect(fileRejectionText('quota', {})).toBe('This file cannot be used');
  });
});
