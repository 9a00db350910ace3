import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { MediaRequest, PictureResult, WrittenPicture } from '../media/mediaResult';
import { checkPixels, isAnimated, reading, type PixelFault } from './pixelLimits';

const LONGEST_SIDE = 2_560;
const QUALITY = 82;
/** Maximum effort takes minutes for an animation, without a visible difference. */
const ANIMATION_EFFORT = 2;

async function write(picture: Sharp, folder: string): Promise<WrittenPicture> {
  const path = join(folder, `${randomUUID()}.webp`);
  const info = await picture.toFile(path);
  return { path, bytes: info.size, width: info.width, height: info.pageHeight ?? info.height };
}

/** Writes copies of a picture's first frame in these widths. */
async function writeStills(
  picture: Sharp,
  { folder, widths }: { folder: string; widths: readonly number[] },
  whole: { width: number; height: number },
): Promise<WrittenPicture[]> {
  const sizes = widths.map((width) => ({
    width,
    height: Math.max(1, Math.round((width * whole.height) / whole.width)),
    fit: 'fill' as const,
  }));
  const largest = sizes.at(-1);
  if (!largest) return [];
  // Decode once, to the size of the largest copy.
  const { data, info } = await picture
    .resize(largest)
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const written: WrittenPicture[] = [];
  for (const size of sizes) {
    const copy = sharp(data, { raw: { width, height, channels } }).resize(size);
    written.push(await write(copy.webp({ quality: QUALITY }), folder));
  }
  return written;
}

/**
 * Re-encodes the picture as WebP, upright, within 2560 pixels and without metadata. All copies of an
 * animation are stills, one of them in its own size, so that it looks the same wherever it is shown
 * and moves only where a person starts it. May take any amount of time and memory, so run it in a
 * separate process.
 */
export async function webPicture(
  request: MediaRequest,
): Promise<PictureResult | { fault: PixelFault | 'broken' }> {
  const { path, folder, thumbnailWidths, keepsMotion } = request;
  try {
    const header = await sharp(path, reading).metadata();
    const moves = keepsMotion && isAnimated(header);
    const fault = checkPixels(moves ? header : { ...header, pages: 1 });
    if (fault) return { fault };
    const fit = { width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside' } as const;
    const still = () => sharp(path, reading).autoOrient();
    const whole = moves
      ? sharp(path, { ...reading, animated: true })
          .resize({ ...fit, withoutEnlargement: true })
          .webp({ quality: QUALITY, effort: ANIMATION_EFFORT })
      : still()
          .resize({ ...fit, withoutEnlargement: true })
          .webp({ quality: QUALITY });
    const first = await write(whole, folder);
    const smaller = thumbnailWidths.filter((width) => width < first.width);
    const widths = moves ? [...smaller, first.width] : smaller;
    const stills = await writeStills(still(), { folder, widths }, first);
    return { kind: 'image', pictures: [first, ...stills] };
  } catch {
    return { fault: 'broken' };
  }
}
