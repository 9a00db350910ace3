import { useState } from 'react';
import type { PostMedia } from '#contract/entities/post';
import { PlayButton } from '#shared/pictures/PlayButton';
import css from './Gallery.module.css';
import { Picture } from './Picture';

interface GalleryTileProps {
  readonly picture: PostMedia;
  /** The rendered width, in the format of the `sizes` attribute. */
  readonly sizes: string;
  readonly fit: 'contain' | 'cover';
  /** The accessible name of the button that opens the picture. */
  readonly label: string;
  /** The number of further pictures that the tile stands for. */
  readonly rest: number;
  readonly onPrepare: () => void;
  readonly onOpen: () => void;
}

/** A picture of a post that opens the viewer. An animation gets a button that plays it here. */
export function GalleryTile(props: GalleryTileProps) {
  const { picture, sizes, fit, label, rest, onPrepare, onOpen } = props;
  const [isPlaying, setIsPlaying] = useState(false);
  return (
    <div className={css.cell}>
      <button
        type="button"
        className={css.tile}
        aria-label={label}
        aria-haspopup="dialog"
        onPointerEnter={onPrepare}
        onClick={onOpen}
      >
        <Picture media={picture} sizes={sizes} fit={fit} isPlaying={isPlaying} />
        {rest > 0 ? <span className={css.more}>+{rest}</span> : null}
      </button>
      {picture.animated && rest === 0 ? (
        <PlayButton
          picture={picture.alt}
          isPlaying={isPlaying}
          onToggle={() => setIsPlaying(!isPlaying)}
        />
      ) : null}
    </div>
  );
}
