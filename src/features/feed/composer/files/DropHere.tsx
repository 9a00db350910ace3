import { Upload } from 'lucide-react';
import { Icon } from '#shared/ui/marks/Icon';
import type { PostKind } from '../../newPost';
import css from '../Composer.module.css';

const texts: Readonly<Record<PostKind, string>> = {
  text: 'Drop pictures, video or documents here',
  media: 'Drop pictures or video here',
  document: 'Drop documents here',
  event: 'Drop a picture for the event here',
};

/** Covers the composer while files hover over it. */
export function DropHere({ kind }: { readonly kind: PostKind }) {
  return (
    <div className={css.drop} data-kind={kind}>
      <Icon of={Upload} size="xl" />
      {texts[kind]}
    </div>
  );
}
