import type { FileHandle } from 'node:fs/promises';

const CHUNK_BYTES = 64 * 1024;
const MARKS: readonly (readonly [string, Buffer])[] = [
  ['utf-16le', Buffer.from('FFFE', 'hex')],
  ['utf-16be', Buffer.from('FEFF', 'hex')],
];

/**
 * Decodes the next chunk of a text, or its end if there is no more input. Returns null if it is not
 * text.
 */
function decode(decoder: TextDecoder, piece: Buffer): string | null {
  try {
    return decoder.decode(piece, { stream: piece.length > 0 });
  } catch {
    return null;
  }
}

/**
 * Whether the file is text in UTF-8, or in UTF-16 with a byte order mark, without NUL. Reads in
 * chunks.
 */
export async function isPlainText(file: FileHandle): Promise<boolean> {
  const buffer = Buffer.alloc(CHUNK_BYTES);
  const start = await file.read(buffer, 0, 2, 0);
  const mark = buffer.subarray(0, start.bytesRead);
  const encoding = MARKS.find(([, bytes]) => bytes.equals(mark))?.[0] ?? 'utf-8';
  const decoder = new TextDecoder(encoding, { fatal: true });
  for (let position = 0; ;) {
    const { bytesRead } = await file.read(buffer, 0, CHUNK_BYTES, position);
    position += bytesRead;
    const text = decode(decoder, buffer.subarray(0, bytesRead));
    if (text === null || text.includes('\0')) return false;
    if (bytesRead === 0) return true;
  }
}
