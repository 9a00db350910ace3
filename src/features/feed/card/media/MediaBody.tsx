import type { PostMedia } from '#contract/entities/post';
import { Gallery } from './Gallery';
import css from './MediaBody.module.css';
import { Video } from './Video';

interface MediaBodyProps {
  readonly media: readonly PostMedia[];
  /** Names the author to screen readers. */
  readonly author: string;
}

/** The pictures of a post as one gallery, followed by its videos. */
export function MediaBody({ media, author }: MediaBodyProps) {
  const pictures = media.filter(({ kind }) => kind === 'image');
  const videos = media.filter(({ kind }) => kind === 'video');
  if (media.length === 0) return null;
  return (
    <div className={css.media}>
      {pictures.length > 0 ? <Gallery pictures={pictures} /> : null}
      {videos.map((video) => (
        <Video key={video.url} video={video} author={author} />
      ))}
    </div>
  );
}
