import { open } from 'node:fs/promises';

const LOOKED_AT = 4_096;
const SEGMENT = 0x18538067;

/** A number whose first bits encode its length in bytes; null if all bits mean "unknown". */
function readSize(data: Buffer, at: number): { value: number | null; next: number } {
  const first = data.readUInt8(at);
  const length = Math.clz32(first) - 23;
  if (length > 8) throw new RangeError('That is not a size.');
  let value = first & (0xff >> length);
  let isUnknown = value === 0xff >> length;
  for (let i = 1; i < length; i += 1) {
    const byte = data.readUInt8(at + i);
    isUnknown &&= byte === 0xff;
    value = value * 256 + byte;
  }
  return { value: isUnknown ? null : value, next: at + length };
}

/**
 * Returns the end position that a WebM file declares, or null if it leaves that open. Throws if the
 * file is not WebM.
 */
export async function webmEnd(path: string): Promise<number | null> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(LOOKED_AT), 0, LOOKED_AT, 0);
    const data = buffer.subarray(0, bytesRead);
    const header = readSize(data, 4);
    const segment = header.next + (header.value ?? 0);
    if (data.readUInt32BE(segment) !== SEGMENT) throw new RangeError('There is no segment.');
    const size = readSize(data, segment + 4);
    return size.value === null ? null : size.next + size.value;
  } finally {
    await file.close();
  }
}
