import { Ellipsis, Pencil, Quote, Trash2, Users } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Paper } from '#contract/entities/research';
import { lazyPart } from '#shared/lazy/lazyPart';
import { useAppSelector } from '#shared/store/hooks';
import { selectUserId } from '#shared/store/sessionEvents';
import { IconButton } from '#shared/ui/buttons/IconButton';
import { Menu, MenuItem, MenuSeparator } from '#shared/ui/overlays/Menu';
import type { PeopleSlot } from './PeopleDialog';

// Few chunks: the first script of every page lists them all.
const dialogs = {
  cite: lazyPart(
    async () => (await import(/* webpackChunkName: "paper-dialogs" */ './CiteDialog')).CiteDialog,
  ),
  people: lazyPart(
    async () =>
      (await import(/* webpackChunkName: "paper-dialogs" */ './PeopleDialog')).PeopleDialog,
  ),
  edit: lazyPart(
    async () =>
      (await import(/* webpackChunkName: "paper-dialogs" */ './EditPaperDialog')).EditPaperDialog,
  ),
  delete: lazyPart(
    async () =>
      (await import(/* webpackChunkName: "research-delete" */ './DeletePaperDialog'))
        .DeletePaperDialog,
  ),
};

interface PaperOptionsProps extends PeopleSlot {
  readonly paper: Paper;
}

/** What else can be done with a paper. */
export function PaperOptions({ paper, whoWorksOn }: PaperOptionsProps) {
  const userId = useAppSelector(selectUserId);
  const [dialog, setDialog] = useState<keyof typeof dialogs | null>(null);
  const isOwn = userId !== null && (paper.user_id ?? paper.user?.id) === userId;
  const Chosen = dialog && dialogs[dialog];
  return (
    <>
      <Menu trigger={<IconButton label={`More about ${paper.title}`} icon={Ellipsis} />}>
        <MenuItem icon={Quote} onSelect={() => setDialog('cite')}>
          Cite
        </MenuItem>
        <MenuItem icon={Users} onSelect={() => setDialog('people')}>
          Who works on this?
        </MenuItem>
        {isOwn ? (
          <>
            <MenuSeparator />
            <MenuItem icon={Pencil} onSelect={() => setDialog('edit')}>
              Edit
            </MenuItem>
            <MenuItem icon={Trash2} danger onSelect={() => setDialog('delete')}>
              Delete
            </MenuItem>
          </>
        ) : null}
      </Menu>
      <Suspense>
        {Chosen ? (
          <Chosen paper={paper} whoWorksOn={whoWorksOn} onClose={() => setDialog(null)} />
        ) : null}
      </Suspense>
    </>
  );
}
