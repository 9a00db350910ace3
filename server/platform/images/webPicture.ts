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

/** Writes smaller copies of a picture's first frame, all narrower than the picture itself. */
async function writeThumbnails(
  picture: Sharp,
  { folder, thumbnailWidths }: MediaRequest,
  whole: { width: number; height: number },
): Promise<WrittenPicture[]> {
  const sizes = thumbnailWidths
    .filter((width) => width < whole.width)
    .map((width) => ({
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
 * Re-encodes the picture as WebP, upright, within 2560 pixels and without metadata. An animation
 * stays animated, but its smaller copies show only the first frame. May take any amount of time and
 * memory, so run it in a separate process.
 */
export async function webPicture(
  request: MediaRequest,
): Promise<PictureResult | { fault: PixelFault | 'broken' }> {
  const { path, folder } = request;
  try {
    const header = await sharp(path, reading).metadata();
    const fault = checkPixels(header);
    if (fault) return { fault };
    const fit = { width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside' } as const;
    const still = () => sharp(path, reading).autoOrient();
    const whole = isAnimated(header)
      ? sharp(path, { ...reading, animated: true })
          .resize({ ...fit, withoutEnlargement: true })
          .webp({ quality: QUALITY, effort: ANIMATION_EFFORT })
      : still()
          .resize({ ...fit, withoutEnlargement: true })
          .webp({ quality: QUALITY });
    const first = await write(whole, folder);
    const smaller = await writeThumbnails(still(), request, first);
    return { kind: 'image', pictures: [first, ...smaller] };
  } catch {
    return { fault: 'broken' };
  }
}
