import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import type { PostedResearch } from '#contract/entities/research';
import { Menu, type MenuItem } from '#shared/ui/overlays/Menu';
import * as texts from '../texts';
import { DeleteWorkDialog } from './DeleteWorkDialog';
import { EditWorkDialog } from './EditWorkDialog';
import css from './WorkCard.module.css';

const dialogs = { edit: EditWorkDialog, delete: DeleteWorkDialog };

/** The menu of the user's own work, to edit or delete it. */
export function OwnWorkOptions({ work }: { readonly work: PostedResearch }) {
  const [dialog, setDialog] = useState<keyof typeof dialogs | null>(null);
  const Chosen = dialog && dialogs[dialog];
  const edit: MenuItem = {
    label: texts.editWork,
    icon: 'Pencil',
    onSelect: () => setDialog('edit'),
  };
  const remove: MenuItem = {
    label: texts.deleteWork,
    icon: 'Trash2',
    isDanger: true,
    onSelect: () => setDialog('delete'),
  };
  return (
    <div className={css.corner}>
      <Menu icon={Ellipsis} label={texts.moreAboutWork(work.title)} groups={[[edit, remove]]} />
      {Chosen ? <Chosen work={work} onClose={() => setDialog(null)} /> : null}
    </div>
  );
}
