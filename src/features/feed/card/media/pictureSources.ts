import type { PostMedia } from '#contract/entities/post';
import { safeUrl } from '#shared/lib/safeUrl';

/** Where the browser finds a picture, in several widths. */
export interface PictureSources {
  src: string;
  srcSet?: string;
}

/** A copy at least this wide is shown by browsers that do not choose themselves. */
const USUAL_WIDTH = 640;
const WIDE = 16 / 9;

/** The addresses of a picture and its smaller copies; null where none of them is safe. */
export function pictureSources({ url, width, thumbnails = [] }: PostMedia): PictureSources | null {
  const full = safeUrl(url);
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

/** Width over height, known before the picture is; wide where the server did not say. */
export function shapeOf({ width, height }: Pick<PostMedia, 'width' | 'height'>): number {
  return width && height ? width / height : WIDE;
}
