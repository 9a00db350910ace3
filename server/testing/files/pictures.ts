import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const TEAL = { r: 20, g: 130, b: 130 };

/** Creates a picture of one colour, to be encoded by the test. */
export const plainPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: TEAL } });

/** Creates a photo that is stored sideways, with location and camera in its metadata. */
export const photoWithSecrets = (width: number, height: number): Promise<Buffer> =>
  plainPicture(width, height)
    .withExif({
      IFD0: { Make: 'SecretCamera', Copyright: 'SecretOwner' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 43/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** Creates an animation of frames in different colours, as a GIF or a WebP. */
export async function animation(
  format: 'gif' | 'webp',
  { frames = 3, width = 60, height = 40 } = {},
): Promise<Buffer> {
  const pictures: Buffer[] = [];
  for (let i = 0; i < frames; i += 1) {
    const background = { r: (i * 80) % 256, g: 100, b: 200 };
    const frame = sharp({ create: { width, height, channels: 3, background } });
    pictures.push(await frame.png().toBuffer());
  }
  const delay = pictures.map(() => 100);
  return sharp(pictures, { join: { animated: true } })
    .toFormat(format, { delay })
    .toBuffer();
}

/** Creates a JPEG whose header claims a size, without its pixels. */
export async function jpegOfSize(width: number, height: number): Promise<Buffer> {
  const data = await plainPicture(9, 9).jpeg().toBuffer();
  const frame = data.indexOf(Buffer.from('FFC0', 'hex'));
  data.writeUInt16BE(height, frame + 5);
  data.writeUInt16BE(width, frame + 7);
  return data;
}

/** A drawing that would run a script if it were served unchanged. */
export const SVG_WITH_SCRIPT = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
);

function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/**
 * Creates a black PNG without rendering it, because rendering very many pixels would take too long.
 */
export function blackPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const rows = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))), { level: 1 });
  const chunks = [
    pngChunk('IHDR', header),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'), ...chunks]);
}
