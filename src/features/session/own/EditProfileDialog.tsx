import type { Me } from '#contract/entities/person';
import { notify } from '#shared/notify/notify';
import { useAppDispatch } from '#shared/store/hooks';
import { Dialog } from '#shared/ui/overlays/Dialog';
import { ProfileBasicsForm } from '../profile/ProfileBasicsForm';
import { readKnownFields } from '../profile/profileFields';

interface EditProfileDialogProps {
  readonly me: Me;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** University, department and interests, to be changed. */
export function EditProfileDialog({ me, open, onOpenChange }: EditProfileDialogProps) {
  const dispatch = useAppDispatch();
  const finish = () => {
    onOpenChange(false);
    dispatch(notify({ kind: 'success', text: 'Your profile was saved.' }));
  };
  return (
    <Dialog sheet size="md" title="Edit profile" open={open} onOpenChange={onOpenChange}>
      <ProfileBasicsForm initial={readKnownFields(me)} submitText="Save" onAccepted={finish} />
    </Dialog>
  );
}
