import { Check } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { Me } from '#contract/entities/person';
import { profileMessages } from '#contract/messages';
import { errorDetail } from '#api/errors';
import { notify } from '#shared/notify/notify';
import { useAppDispatch } from '#shared/store/hooks';
import { ownPictureChanged } from '#shared/store/featureEvents';
import { FormMessage } from '#shared/forms/FormMessage';
import { Button } from '#shared/ui/buttons/Button';
import { Dialog } from '#shared/ui/overlays/Dialog';
import { ChosenPhoto, UploadProgress } from '../profile/ChosenPhoto';
import { useUploadPictureMutation } from '../sessionApi';
import type { Photo } from '../profile/usePhoto';
import css from './own.module.css';

interface PictureDialogProps {
  readonly me: Me;
  readonly photo: Photo;
  /** Gets the picture to show in this one's place; null ends it without a change. */
  readonly onPhoto: (photo: File | null) => void;
}

/** Shows a picture that was chosen and, if it shall be, sends it. */
export function PictureDialog({ me, photo, onPhoto }: PictureDialogProps) {
  const dispatch = useAppDispatch();
  const uploadId = useId();
  const use = useRef<HTMLButtonElement>(null);
  const [upload, { isLoading }] = useUploadPictureMutation();
  const [problem, setProblem] = useState<string | null>(null);

  const send = async () => {
    setProblem(null);
    const { data, error } = await upload({ file: photo.file, uploadId });
    if (error) {
      setProblem(profileMessages.uploadFailed(errorDetail(error, '') || undefined));
      return;
    }
    dispatch(ownPictureChanged({ userId: me.id, address: data.filename }));
    dispatch(notify({ kind: 'success', text: 'You have a new picture.' }));
    onPhoto(null);
  };

  return (
    <Dialog
      open
      onOpenChange={() => (isLoading ? undefined : onPhoto(null))}
      title="Change your picture"
      initialFocus={use}
      footer={
        <Button
          ref={use}
          variant="primary"
          icon={Check}
          busy={isLoading}
          busyText="Uploading…"
          onClick={() => void send()}
        >
          Use photo
        </Button>
      }
    >
      <div className={css.stack}>
        <FormMessage notice={problem === null ? null : { tone: 'danger', text: problem }} />
        <ChosenPhoto
          username={me.username}
          photo={photo}
          disabled={isLoading}
          onPhoto={onPhoto}
          onProblem={setProblem}
        />
        <UploadProgress uploadId={uploadId} />
      </div>
    </Dialog>
  );
}
