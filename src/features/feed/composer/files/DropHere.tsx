import { Upload } from 'lucide-react';
import { Icon } from '#shared/ui/marks/Icon';
import type { PostKind } from '../../newPost';
import css from '../Composer.module.css';
import * as texts from '../texts';

const prompts: Readonly<Record<PostKind, string>> = {
  text: texts.dropAny,
  media: texts.dropMedia,
  document: texts.dropDocuments,
  event: texts.dropEventImage,
};

/** Covers the composer while files hover over it. */
export function DropHere({ kind }: { readonly kind: PostKind }) {
  return (
    <div className={css.drop} data-kind={kind}>
      <Icon of={Upload} size="xl" />
      {prompts[kind]}
    </div>
  );
}
