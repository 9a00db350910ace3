/** The files that were downloaded. */
export interface SavedFiles {
  names: string[];
  blobs: Blob[];
  /** Makes the next files impossible to make. */
  isBroken: boolean;
}

/**
 * Captures downloads in every test of the file, because jsdom neither creates `blob:` addresses nor
 * follows links.
 */
export function watchSavedFiles(): SavedFiles {
  const files: SavedFiles = { names: [], blobs: [], isBroken: false };
  beforeEach(() => {
    Object.assign(files, { names: [], blobs: [], isBroken: false });
    URL.createObjectURL = (source) => {
      if (files.isBroken) throw new Error('No room for a file.');
      files.blobs.push(source as Blob);
      return 'blob:quad/1';
    };
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      files.names.push(this.download);
    });
  });
  return files;
}

/** The text of the file that was saved last. */
export async function readSavedFile({ blobs }: SavedFiles): Promise<string> {
  const last = blobs.at(-1);
  if (!last) throw new Error('No file was saved.');
  return last.text();
}
