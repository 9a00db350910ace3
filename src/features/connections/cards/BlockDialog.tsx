import { useState } from 'react';
import type { ChatPartner } from '#shared/store/featureEvents';
import { useAppDispatch } from '#shared/store/hooks';
import { AlertDialog } from '#shared/ui/overlays/AlertDialog';
import { blockPerson } from '../state/connectionThunks';

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
      title={`Block ${person.username}?`}
      description="You won’t see each other anywhere on Quad, and you’ll be disconnected. If you unblock them later, you’ll need to connect again."
      actionText="Block"
      busy={isBusy}
      busyText="Blocking…"
      onAction={() => void block()}
    />
  );
}
