import { ImageUp } from 'lucide-react';
import { useRef, type ChangeEvent } from 'react';
import { profileMessages } from '#contract/messages';
import { fileSize } from '#shared/lib/fileTexts';
import { Avatar } from '#shared/ui/marks/Avatar';
import { Button } from '#shared/ui/buttons/Button';
import { ProgressBar } from '#shared/ui/feedback/ProgressBar';
import * as texts from './texts';
import css from './CompleteProfilePage.module.css';
import { acceptedPictures, pictureProblem } from './pictureTypes';
import type { Photo } from './usePhoto';

const PREVIEW_PIXELS = 160;

interface ChosenPhotoProps {
  readonly username: string;
  readonly photo: Photo | null;
  readonly disabled: boolean;
  readonly onPhoto: (photo: File | null) => void;
  /** Called with the reason why a file was rejected, or null for an accepted one. */
  readonly onProblem: (text: string | null) => void;
}

/** A preview of the chosen picture, with buttons to change or remove it. */
export function ChosenPhoto(props: ChosenPhotoProps) {
  const { username, photo, disabled, onPhoto, onProblem } = props;
  const input = useRef<HTMLInputElement>(null);

  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    const problem = pictureProblem(file);
    onProblem(problem);
    if (problem === null) onPhoto(file);
    // Reset the input so that the same file can be chosen twice in a row.
    currentTarget.value = '';
  };

  return (
    <div className={css.photo}>
      <Avatar
        name={username}
        src={photo?.address}
        size={PREVIEW_PIXELS}
        alt={photo ? texts.chosenPicture : texts.initialLetter}
        className={css.preview}
      />
      {photo ? (
        <div className={css.choice}>
          <h2>{profileMessages.usePhoto}</h2>
          <p className={css.hint}>
            <bdi>{photo.file.name}</bdi> · {fileSize(photo.file.size)}
          </p>
          <div className={css.buttons}>
            <input ref={input} type="file" hidden accept={acceptedPictures} onChange={change} />
            <Button icon={ImageUp} disabled={disabled} onClick={() => input.current?.click()}>
              {profileMessages.change}
            </Button>
            <Button variant="quiet" disabled={disabled} onClick={() => onPhoto(null)}>
              {profileMessages.back}
            </Button>
          </div>
        </div>
      ) : (
        <div className={css.choice}>
          <h2>{texts.addPicture}</h2>
          <p className={css.hint}>{texts.pictureUse}</p>
        </div>
      )}
    </div>
  );
}

/** The progress of a picture's upload; renders nothing while there is no upload. */
export function PictureProgress({ percent }: { readonly percent: number | undefined }) {
  if (percent === undefined) return null;
  const text = percent < 100 ? texts.uploadingPercent(percent) : texts.processing;
  return <ProgressBar label={texts.upload} value={percent} text={text} />;
}
