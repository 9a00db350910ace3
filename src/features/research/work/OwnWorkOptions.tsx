import { Ellipsis, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { PostedResearch } from '#contract/entities/research';
import { lazyPart } from '#shared/lazy/lazyPart';
import { IconButton } from '#shared/ui/buttons/IconButton';
import { Menu, MenuItem } from '#shared/ui/overlays/Menu';
import css from './WorkCard.module.css';

const DeleteWorkDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "research-delete" */ './DeleteWorkDialog')).DeleteWorkDialog,
);

/** What can be done with own work: to take it away. */
export function OwnWorkOptions({ work }: { readonly work: PostedResearch }) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <div className={css.corner}>
      <Menu trigger={<IconButton label={`More about ${work.title}`} icon={Ellipsis} />}>
        <MenuItem icon={Trash2} danger onSelect={() => setIsAsked(true)}>
          Delete
        </MenuItem>
      </Menu>
      <Suspense>
        {isAsked ? <DeleteWorkDialog work={work} onClose={() => setIsAsked(false)} /> : null}
      </Suspense>
    </div>
  );
}
