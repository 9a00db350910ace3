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

respondToParent({ processorMs: 4_000 }, async (path: string) =>
  squarePicture(await readFile(path)),
);
