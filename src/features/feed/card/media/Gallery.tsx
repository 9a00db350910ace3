import { clsx } from 'clsx';
import { useState, type CSSProperties } from 'react';
import type { PostMedia } from '#contract/entities/post';
import { lazyLayer } from '#shared/lazy/lazyLayer';
import * as texts from '../../texts';
import css from './Gallery.module.css';
import { GalleryTile } from './GalleryTile';
import { shapeOf } from './pictureSources';

const PictureViewer = lazyLayer(async () => (await import('./PictureViewer')).PictureViewer);

/** Further pictures are counted on the last tile. */
const MAX_TILES = 4;
const WHOLE = '(max-width: 859px) 100vw, 600px';
const HALF = '(max-width: 859px) 50vw, 300px';

/** One picture in its own aspect ratio, or several as tiles. A click opens the viewer. */
export function Gallery({ pictures }: { readonly pictures: readonly PostMedia[] }) {
  const [shown, setShown] = useState<number | null>(null);
  const [first] = pictures;
  const isSingle = pictures.length === 1;
  const tiles = pictures.slice(0, MAX_TILES);
  const rest = pictures.length - tiles.length;
  const style = first && isSingle ? ({ '--shape': shapeOf(first) } as CSSProperties) : undefined;

  const isLastOfMore = (index: number) => rest > 0 && index === MAX_TILES - 1;
  const actionOf = (index: number) => {
    if (isSingle) return texts.openPicture;
    const { length: count } = pictures;
    return isLastOfMore(index)
      ? texts.openPictureAndMore(index + 1, count, rest)
      : texts.openPictureOf(index + 1, count);
  };
  const nameOf = (index: number, { alt }: PostMedia) =>
    alt ? `${actionOf(index)}: ${alt}` : actionOf(index);

  return (
    <div className={clsx(css.gallery, css[`of-${tiles.length}`])} style={style}>
      {tiles.map((picture, index) => (
        <GalleryTile
          key={picture.url}
          picture={picture}
          sizes={isSingle ? WHOLE : HALF}
          fit={isSingle ? 'contain' : 'cover'}
          label={nameOf(index, picture)}
          rest={isLastOfMore(index) ? rest : 0}
          onPrepare={PictureViewer.prepare}
          onOpen={() => setShown(index)}
        />
      ))}
      {shown === null ? null : (
        <PictureViewer pictures={pictures} start={shown} onClose={() => setShown(null)} />
      )}
    </div>
  );
}
