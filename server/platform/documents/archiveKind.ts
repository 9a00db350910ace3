import { openPromise } from 'yauzl';

const MOST_ENTRIES = 2_000;
const MOST_UNPACKED_BYTES = 200 * 2 ** 20;
const NEEDED = ['[Content_Types].xml', 'word/document.xml'];

/**
 * Returns 'docx' for a Word document, null for another archive, and 'broken' for an unacceptable
 * one. An archive is broken if it is truncated, has names that escape its folder, or would unpack
 * to more than 200 MB or 2000 files. Reads only the list of files.
 */
export async function archiveKind(path: string): Promise<'docx' | 'broken' | null> {
  try {
    // The library checks names: an absolute one, or one with `..` in it, throws.
    const archive = await openPromise(path, { autoClose: false, strictFileNames: true });
    try {
      if (archive.entryCount > MOST_ENTRIES) return 'broken';
      const names = new Set<string>();
      let unpacked = 0;
      for await (const entry of archive.eachEntry()) {
        unpacked += entry.uncompressedSize;
        if (unpacked > MOST_UNPACKED_BYTES) return 'broken';
        names.add(entry.fileName);
      }
      return NEEDED.every((name) => names.has(name)) ? 'docx' : null;
    } finally {
      archive.close();
    }
  } catch {
    return 'broken';
  }
}
