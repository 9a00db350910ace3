import { Camera } from 'lucide-react';
import { useRef, type ChangeEvent } from 'react';
import { notify } from '#shared/notify/notify';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { IconButton } from '#shared/ui/buttons/IconButton';
import { acceptedPictures, pictureProblem } from '../profile/pictureTypes';
import { selectMe } from '../sessionSelectors';
import { usePhoto } from '../profile/usePhoto';
import * as texts from '../profile/texts';
import { PictureDialog } from './PictureDialog';

/** The button to change the user's picture: choose a file, preview it, and upload it. */
export function ChangePicture() {
  const dispatch = useAppDispatch();
  const me = useAppSelector(selectMe);
  const input = useRef<HTMLInputElement>(null);
  const [photo, choosePhoto] = usePhoto();

  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    const problem = pictureProblem(file);
    if (problem === null) choosePhoto(file);
    else dispatch(notify({ kind: 'error', text: problem }));
    // Reset the input so that the same file can be chosen twice in a row.
    currentTarget.value = '';
  };

  if (!me) return null;
  return (
    <>
      <IconButton
        round
        variant="primary"
        icon={Camera}
        label={texts.changePicture}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        hidden
        aria-label={texts.pictureFile}
        accept={acceptedPictures}
        onChange={change}
      />
      {photo ? <PictureDialog me={me} photo={photo} onPhoto={choosePhoto} /> : null}
    </>
  );
}
