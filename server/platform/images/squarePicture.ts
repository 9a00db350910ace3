import { decode } from 'bmp-ts';
import sharp, { type Sharp } from 'sharp';
import { imageKind, type ImageKind } from './imageKind';
import { checkPixels, PICTURE_MAX_PIXELS, reading } from './pixelLimits';

const SIDE = 512;
/** SVG sizes are in 72 dots per inch; the library accepts at most 2400. */
const SVG_DENSITY = 72;
const MOST_DENSITY = 2_400;

/** The reason for refusing a picture. */
export type PictureFault = 'unsupported' | 'too many pixels' | 'broken';

export interface SquarePicture {
  data: Buffer;
  width: number;
  height: number;
}

/**
 * Reads the dimensions of a BMP from its header, so that a decompression bomb is never unpacked.
 */
function bmpSize(data: Buffer): { width: number; height: number } {
  const old = data.readUInt32LE(14) === 12;
  return old
    ? { width: data.readUInt16LE(18), height: data.readUInt16LE(20) }
    : { width: Math.abs(data.readInt32LE(18)), height: Math.abs(data.readInt32LE(22)) };
}

function openBmp(data: Buffer): Sharp {
  const { width, height, data: pixels } = decode(data, { toRGBA: true });
  const raw = { width, height: Math.abs(height), channels: 4 } as const;
  // Most programs leave the fourth byte at zero without meaning transparent.
  return sharp(pixels, { ...reading, raw }).removeAlpha();
}

function open(data: Buffer, kind: ImageKind, side: number): Sharp {
  if (kind === 'bmp') return openBmp(data);
  if (kind !== 'svg') return sharp(data, reading).autoOrient();
  const density = Math.min(Math.max((SVG_DENSITY * SIDE) / side, 1), MOST_DENSITY);
  return sharp(data, { ...reading, density, limitInputPixels: PICTURE_MAX_PIXELS });
}

async function render(data: Buffer, kind: ImageKind): Promise<SquarePicture | PictureFault> {
  const size = kind === 'bmp' ? bmpSize(data) : await sharp(data, reading).metadata();
  // A drawing has no pixels of its own: it is rendered at the requested size.
  // Only the first page or frame of a file is read.
  if (kind !== 'svg' && checkPixels({ ...size, pages: 1 })) return 'too many pixels';
  const shorter = Math.min(size.width, size.height);
  const side = kind === 'svg' ? SIDE : Math.min(SIDE, shorter);
  const square = open(data, kind, shorter).resize(side, side, { fit: 'cover' });
  const { data: encoded, info } = await square
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
  return { data: encoded, width: info.width, height: info.height };
}

/**
 * Returns the middle of the picture as a square WebP of at most 512 pixels, upright and without
 * metadata, or the reason for refusing it. May take any amount of time and memory, so run it in a
 * separate process.
 */
export async function squarePicture(data: Buffer): Promise<SquarePicture | PictureFault> {
  const kind = imageKind(data);
  if (!kind) return 'unsupported';
  try {
    return await render(data, kind);
  } catch {
    return 'broken';
  }
}
