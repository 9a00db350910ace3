import type { ACCEPTED_KINDS } from '#contract/fileKinds';

/** The kinds of image that are accepted as input. */
export type ImageKind = (typeof ACCEPTED_KINDS.profilePicture)[number];

const SVG_LOOKED_AT = 4_096;
const BMP_HEADER_SIZES = new Set([12, 40, 52, 56, 64, 108, 124]);
/** Allowed before the root element: a byte order mark, declarations, comments. */
const BEFORE_ROOT =
  /^\uFEFF?(?:\s+|<\?[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>)*/i;

const signatures: readonly (readonly [ImageKind, (head: string) => boolean])[] = [
  ['jpeg', (head) => head.startsWith('\xFF\xD8\xFF')],
  ['png', (head) => head.startsWith('\x89PNG\r\n\x1A\n')],
  ['tiff', (head) => /^(?:II[*+]\0|MM\0[*+])/.test(head)],
  ['webp', (head) => head.startsWith('RIFF') && head.startsWith('WEBP', 8)],
];

const isBmp = (data: Buffer) =>
  data.length >= 26 &&
  data.toString('latin1', 0, 2) === 'BM' &&
  BMP_HEADER_SIZES.has(data.readUInt32LE(14));

function isSvg(data: Buffer): boolean {
  const text = data.toString('utf8', 0, SVG_LOOKED_AT);
  return /^<svg[\s>]/.test(text.replace(BEFORE_ROOT, ''));
}

/** Returns the kind of an image judging by its bytes alone, or null if it is not accepted. */
export function imageKind(data: Buffer): ImageKind | null {
  const head = data.toString('latin1', 0, 16);
  const found = signatures.find(([, fits]) => fits(head));
  if (found) return found[0];
  if (isBmp(data)) return 'bmp';
  return isSvg(data) ? 'svg' : null;
}
