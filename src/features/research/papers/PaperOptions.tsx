import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import type { Paper } from '#contract/entities/research';
import { useReport } from '#shared/report/useReport';
import { useAppSelector } from '#shared/store/hooks';
import { selectUserId } from '#shared/store/sessionEvents';
import { Menu, type MenuItem } from '#shared/ui/overlays/Menu';
import * as texts from '../texts';
import { DeletePaperDialog } from './DeletePaperDialog';
import { PeopleDialog, type PeopleSlot } from './PeopleDialog';
import { CiteDialog } from './cite/CiteDialog';
import { EditPaperDialog } from './edit/EditPaperDialog';

const dialogs = {
  cite: CiteDialog,
  people: PeopleDialog,
  edit: EditPaperDialog,
  delete: DeletePaperDialog,
};

interface PaperOptionsProps extends PeopleSlot {
  readonly paper: Paper;
}

/** The menu of further actions for a paper. */
export function PaperOptions({ paper, whoWorksOn }: PaperOptionsProps) {
  const userId = useAppSelector(selectUserId);
  const [dialog, setDialog] = useState<keyof typeof dialogs | null>(null);
  const openReport = useReport();
  const isOwn = paper.user_id === userId;
  const Chosen = dialog && dialogs[dialog];
  const forAll: MenuItem[] = [
    { label: texts.cite, icon: 'Quote', onSelect: () => setDialog('cite') },
    { label: texts.whoWorksOnThis, icon: 'Users', onSelect: () => setDialog('people') },
  ];
  const { user: author } = paper;
  const forOthers: MenuItem[] = [
    {
      label: texts.reportPaper,
      icon: 'Flag',
      onSelect: () => openReport({ kind: 'paper', id: paper.id, author, authorId: author.id }),
    },
  ];
  const forOwner: MenuItem[] = [
    { label: texts.edit, icon: 'Pencil', onSelect: () => setDialog('edit') },
    {
      label: texts.deletePaper,
      icon: 'Trash2',
      isDanger: true,
      onSelect: () => setDialog('delete'),
    },
  ];
  return (
    <>
      <Menu
        icon={Ellipsis}
        label={texts.moreAbout(paper.title)}
        groups={[forAll, isOwn ? forOwner : forOthers]}
      />
      {Chosen ? (
        <Chosen paper={paper} whoWorksOn={whoWorksOn} onClose={() => setDialog(null)} />
      ) : null}
    </>
  );
}
