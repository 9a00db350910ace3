import { crc32 } from 'node:zlib';

/**
 * A file in an archive; `claims` is the unpacked size that the archive declares, the real one by
 * default.
 */
export interface ZipEntry {
  name: string;
  data?: string;
  claims?: number;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/** A number and the bytes it takes. */
type Field = readonly [value: number, bytes: 2 | 4];

function record(...fields: Field[]): Buffer {
  return Buffer.concat(
    fields.map(([value, bytes]) => {
      const field = Buffer.alloc(bytes);
      field.writeUIntLE(value, 0, bytes);
      return field;
    }),
  );
}

/**
 * Creates a ZIP archive. Its files are stored uncompressed, or marked as deflated if a size is
 * claimed.
 */
export function zip(entries: readonly ZipEntry[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, data = 'x', claims } of entries) {
    const [path, content] = [Buffer.from(name), Buffer.from(data)];
    const method = claims === undefined ? 0 : 8;
    const common: Field[] = [
      [20, 2],
      [0x800, 2],
      [method, 2],
      [0, 4],
      [crc32(content), 4],
      [content.length, 4],
      [claims ?? content.length, 4],
      [path.length, 2],
      [0, 2],
    ];
    const local = Buffer.concat([record([LOCAL, 4], ...common), path, content]);
    const rest: Field[] = [
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [offset, 4],
    ];
    directory.push(Buffer.concat([record([CENTRAL, 4], [20, 2], ...common, ...rest), path]));
    locals.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const count: Field = [entries.length, 2];
  const end = record([END, 4], [0, 4], count, count, [list.length, 4], [offset, 4], [0, 2]);
  return Buffer.concat([...locals, list, end]);
}
