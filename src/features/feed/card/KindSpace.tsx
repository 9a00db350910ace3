import type { CSSProperties } from 'react';
import type { Post } from '#contract/entities/post';
import css from './KindSpace.module.css';
import { shapeOf } from './media/pictureSources';

/** Keeps the place of what a post carries, so that nothing moves when its code arrives. */
export function KindSpace({ post: { media = [], documents = [] } }: { readonly post: Post }) {
  const [first] = media;
  if (first) {
    const shape = media.length === 1 ? shapeOf(first) : 16 / 9;
    return <div className={css.media} style={{ '--shape': shape } as CSSProperties} />;
  }
  const style = { '--files': documents.length } as CSSProperties;
  return <div className={documents.length > 0 ? css.documents : css.event} style={style} />;
}
