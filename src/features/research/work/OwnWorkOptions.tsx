import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import type { PostedResearch } from '#contract/entities/research';
import { lazyLayer } from '#shared/lazy/lazyLayer';
import { Menu } from '#shared/ui/overlays/Menu';
import * as texts from '../texts';
import css from './WorkCard.module.css';

const DeleteWorkDialog = lazyLayer(
  async () =>
    (await import(/* webpackChunkName: "research-delete" */ './DeleteWorkDialog')).DeleteWorkDialog,
);

/** The menu of the user's own work, to delete it. */
export function OwnWorkOptions({ work }: { readonly work: PostedResearch }) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <div className={css.corner}>
      <Menu
        icon={Ellipsis}
        label={texts.moreAboutWork(work.title)}
        groups={[
          [
            {
              label: texts.deleteWork,
              icon: 'Trash2',
              isDanger: true,
              onSelect: () => setIsAsked(true),
            },
          ],
        ]}
      />
      {isAsked ? <DeleteWorkDialog work={work} onClose={() => setIsAsked(false)} /> : null}
    </div>
  );
}
