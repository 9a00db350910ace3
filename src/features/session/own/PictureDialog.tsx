import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Me } from '#contract/entities/person';
import { useUpload } from '#api/useUpload';
import { notify } from '#shared/notify/notify';
import { useAppDispatch } from '#shared/store/hooks';
import { ownPictureChanged } from '#shared/store/featureEvents';
import { FormMessage } from '#shared/forms/FormMessage';
import { Button } from '#shared/ui/buttons/Button';
import { Dialog } from '#shared/ui/overlays/Dialog';
import { ChosenPhoto, PictureProgress } from '../profile/ChosenPhoto';
import { submitPicture, type Photo } from '../profile/usePhoto';
import * as texts from '../profile/texts';
import css from './own.module.css';

interface PictureDialogProps {
  readonly me: Me;
  readonly photo: Photo;
  /** Called with a picture that replaces this one, or with null to cancel. */
  readonly onPhoto: (photo: File | null) => void;
}

/** Previews a chosen picture and uploads it if the user confirms. */
export function PictureDialog({ me, photo, onPhoto }: PictureDialogProps) {
  const dispatch = useAppDispatch();
  const use = useRef<HTMLButtonElement>(null);
  const { send: upload, percent, isUploading } = useUpload(submitPicture);
  const [problem, setProblem] = useState<string | null>(null);

  const send = async () => {
    setProblem(null);
    const { stored, problem: failure } = await upload({ file: photo.file });
    if (!stored) {
      setProblem(failure ?? null);
      return;
    }
    dispatch(ownPictureChanged({ userId: me.id, address: stored.filename }));
    dispatch(notify({ kind: 'success', text: texts.pictureUpdated }));
    onPhoto(null);
  };

  return (
    <Dialog
      open
      onOpenChange={() => (isUploading ? undefined : onPhoto(null))}
      title={texts.changePicture}
      initialFocus={use}
      footer={
        <Button
          ref={use}
          variant="primary"
          icon={Check}
          busy={isUploading}
          busyText={texts.uploading}
          onClick={() => void send()}
        >
          {texts.usePicture}
        </Button>
      }
    >
      <div className={css.stack}>
        <FormMessage notice={problem === null ? null : { tone: 'danger', text: problem }} />
        <ChosenPhoto
          username={me.username}
          photo={photo}
          disabled={isUploading}
          onPhoto={onPhoto}
          onProblem={setProblem}
        />
        <PictureProgress percent={percent} />
      </div>
    </Dialog>
  );
}
