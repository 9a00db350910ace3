import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { squarePicture } from '#server/platform/images/squarePicture';
import { respondToParent } from '#server/platform/workers/respondToParent';

// Block loaders that no accepted kind needs, in case a file is not of the kind that its first bytes
// suggest.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Tiff', 'Webp', 'Svg'].map((kind) => `VipsForeignLoad${kind}`),
});
sharp.cache(false);
sharp.concurrency(1);

/** A picture with the maximum number of pixels needs at most three quarters of the memory. */
const LIMITS = { processorMs: 4_000, memoryBytes: 768 * 2 ** 20 };

respondToParent(LIMITS, async (path: string) => squarePicture(await readFile(path)));
