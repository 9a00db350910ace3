import type { PostMedia } from '#contract/entities/post';
import { safeUrl } from '#shared/lib/safeUrl';

/** The addresses of a picture, in several widths. */
export interface PictureSources {
  src: string;
  srcSet?: string;
}

/** Browsers without `srcset` show a copy at least this wide. */
const USUAL_WIDTH = 640;
const WIDE = 16 / 9;

/**
 * Returns the addresses of a picture and its smaller copies; null if none of them is safe. Those of
 * an animation are stills unless it plays, so that it does not depend on the copy which the browser
 * chooses whether the picture moves.
 */
export function pictureSources(
  { url, width, thumbnails = [], animated = false }: PostMedia,
  isPlaying = false,
): PictureSources | null {
  const whole = safeUrl(url);
  if (animated && isPlaying) return whole === null ? null : { src: whole };
  const full = animated ? null : whole;
  const copies = thumbnails.flatMap((copy) => {
    const address = safeUrl(copy.url);
    return address === null ? [] : [{ ...copy, url: address }];
  });
  const usual = copies.find((copy) => copy.width >= USUAL_WIDTH) ?? copies.at(-1);
  const src = usual?.url ?? full;
  if (src === null) return null;
  const all = [
    ...copies,
    ...(full !== null && width && !copies.some((copy) => copy.width === width)
      ? [{ url: full, width }]
      : []),
  ];
  return all.length < 2
    ? { src }
    : { src, srcSet: all.map((copy) => `${copy.url} ${copy.width}w`).join(', ') };
}

/**
 * Returns width over height, known before the picture loads; 16:9 if the server did not send a
 * size.
 */
export function shapeOf({ width, height }: Pick<PostMedia, 'width' | 'height'>): number {
  return width && height ? width / height : WIDE;
}
