import { useState } from 'react';
import type { ChatPartner } from '#shared/store/featureEvents';
import { useAppDispatch } from '#shared/store/hooks';
import { AlertDialog } from '#shared/ui/overlays/AlertDialog';
import { fullNameOf } from '#contract/names/fullNameOf';
import { blockPerson } from '../state/connectionThunks';
import * as texts from '../texts';

interface BlockDialogProps {
  readonly person: ChatPartner;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Asks for confirmation and blocks a person. */
export function BlockDialog({ person, open, onOpenChange }: BlockDialogProps) {
  const dispatch = useAppDispatch();
  const [isBusy, setIsBusy] = useState(false);
  const block = async () => {
    setIsBusy(true);
    await dispatch(blockPerson(person));
    setIsBusy(false);
    onOpenChange(false);
  };
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.blockQuestion(fullNameOf(person))}
      description={texts.blockMeans}
      actionText={texts.block}
      busy={isBusy}
      busyText={texts.blocking}
      onAction={() => void block()}
    />
  );
}
