import { useState } from 'react';
import type { Me } from '#contract/entities/person';
import { useDraft } from '#shared/drafts/useDraft';
import { notify } from '#shared/notify/notify';
import { useAppDispatch } from '#shared/store/hooks';
import { AlertDialog } from '#shared/ui/overlays/AlertDialog';
import { Dialog } from '#shared/ui/overlays/Dialog';
import { ProfileBasicsForm } from '../profile/ProfileBasicsForm';
import { readKnownFields } from '../profile/profileFields';
import * as texts from '../profile/texts';

interface EditProfileDialogProps {
  readonly me: Me;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/**
 * Edits all that the profile says. Closing with unsaved changes asks for confirmation, and leaving
 * the page keeps them.
 */
export function EditProfileDialog({ me, open, onOpenChange }: EditProfileDialogProps) {
  const dispatch = useAppDispatch();
  const [isChanged, setIsChanged] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const draft = useDraft('edit-profile');
  const close = () => {
    setIsAsked(false);
    setIsChanged(false);
    draft.clear();
    onOpenChange(false);
  };
  const finish = () => {
    close();
    dispatch(notify({ kind: 'success', text: texts.saved }));
  };
  return (
    <Dialog
      sheet
      size="md"
      title={texts.editProfile}
      open={open}
      onOpenChange={() => (isChanged ? setIsAsked(true) : close())}
    >
      <ProfileBasicsForm
        initial={readKnownFields(me)}
        draft={draft}
        isWhole
        submitText={texts.save}
        onChanged={setIsChanged}
        onAccepted={finish}
      />
      <AlertDialog
        title={texts.discardTitle}
        description={texts.discardNote}
        actionText={texts.discard}
        cancelText={texts.keepEditing}
        open={isAsked}
        onOpenChange={setIsAsked}
        onAction={close}
      />
    </Dialog>
  );
}
