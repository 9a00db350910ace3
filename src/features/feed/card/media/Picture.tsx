import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import type { PostMedia } from '#contract/entities/post';
import { missingFileText } from '#shared/lib/safeUrl';
import { Icon } from '#shared/ui/marks/Icon';
import * as texts from '../../texts';
import css from './Picture.module.css';
import { pictureSources } from './pictureSources';

interface PictureProps {
  readonly media: PostMedia;
  /** The rendered width, in the format of the `sizes` attribute. */
  readonly sizes: string;
  /** 'contain' shows the whole picture, 'cover' fills its box. */
  readonly fit: 'contain' | 'cover';
  readonly isLazy?: boolean;
  /** Whether an animation moves; otherwise its first frame is shown. */
  readonly isPlaying?: boolean;
}

/** A picture that fills its box. One that is broken or unsafe shows a message instead. */
export function Picture(props: PictureProps) {
  const { media, sizes, fit, isLazy = true, isPlaying = false } = props;
  const [broken, setBroken] = useState<string | null>(null);
  const sources = pictureSources(media, isPlaying);
  if (!sources || broken === sources.src)
    return (
      <span className={css.broken}>
        <Icon of={ImageOff} size="xl" />
        {missingFileText(media.url, texts.pictureFailed)}
      </span>
    );
  return (
    <img
      className={css[fit]}
      {...sources}
      sizes={sizes}
      alt={media.alt ?? ''}
      width={media.width}
      height={media.height}
      loading={isLazy ? 'lazy' : 'eager'}
      decoding="async"
      onError={() => setBroken(sources.src)}
    />
  );
}
