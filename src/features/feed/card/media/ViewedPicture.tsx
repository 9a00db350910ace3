import { useState } from 'react';
import type { PostMedia } from '#contract/entities/post';
import { PlayButton } from '#shared/pictures/PlayButton';
import { Picture } from './Picture';
import css from './PictureViewer.module.css';

/** A picture in the viewer, with a button that plays it if it is an animation. */
export function ViewedPicture({ media }: { readonly media: PostMedia }) {
  const [isPlaying, setIsPlaying] = useState(false);
  return (
    <div className={css.stage}>
      <Picture media={media} sizes="100vw" fit="contain" isLazy={false} isPlaying={isPlaying} />
      {media.animated ? (
        <PlayButton
          picture={media.alt}
          isPlaying={isPlaying}
          onToggle={() => setIsPlaying(!isPlaying)}
        />
      ) : null}
    </div>
  );
}
