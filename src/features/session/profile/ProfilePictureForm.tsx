import { ArrowLeft } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fileMessages, profileMessages } from '#contract/messages';
import { useUpload } from '#api/useUpload';
import { PartBoundary } from '#shared/errors/PartBoundary';
import { lazyPart } from '#shared/lazy/lazyPart';
import { FormMessage } from '#shared/forms/FormMessage';
import { Button } from '#shared/ui/buttons/Button';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { paths } from '#shared/paths';
import { ChosenPhoto, PictureProgress } from './ChosenPhoto';
import css from './CompleteProfilePage.module.css';
import { generatedAvatar } from './generatedAvatar';
import { pictureProblem, pictureTypes } from './pictureTypes';
import * as texts from './texts';
import { submitPicture, type NewPicture, type Photo } from './usePhoto';

const LazyFileDrop = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "file-drop" */ '#shared/ui/fields/FileDrop')).FileDrop,
);

interface ProfilePictureFormProps {
  readonly username: string;
  readonly photo: Photo | null;
  readonly onPhoto: (photo: File | null) => void;
  readonly onBack: () => void;
}

/** The second step: a picture, or none. Both buttons lead to the dashboard. */
export function ProfilePictureForm(props: ProfilePictureFormProps) {
  const { username, photo, onPhoto, onBack } = props;
  const navigate = useNavigate();
  const upload = useUpload(submitPicture);
  const [sending, setSending] = useState<'finish' | 'skip' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const choose = ([file, ...others]: File[]) => {
    if (!file) return;
    const refusal = others.length > 0 ? fileMessages.tooMany : pictureProblem(file);
    setProblem(refusal);
    if (refusal === null) onPhoto(file);
  };

  const leave = async (way: 'finish' | 'skip', makePicture: () => Promise<NewPicture>) => {
    setProblem(null);
    setSending(way);
    const failure = await sendPicture(makePicture, upload.send);
    setSending(null);
    if (failure === null) await navigate(paths.dashboard);
    else setProblem(failure);
  };

  const finish = () =>
    photo
      ? leave('finish', () => Promise.resolve({ file: photo.file }))
      : navigate(paths.dashboard);
  const isSending = sending !== null;
  return (
    <div className={css.form}>
      <FormMessage notice={problem === null ? null : { tone: 'danger', text: problem }} />
      <ChosenPhoto
        username={username}
        photo={photo}
        disabled={isSending}
        onPhoto={onPhoto}
        onProblem={setProblem}
      />
      <PartBoundary part="field">
        <Suspense fallback={<Skeleton />}>
          <LazyFileDrop
            title={photo ? texts.dropOtherPicture : texts.dropPicture}
            hint={texts.pictureTypes}
            accept={pictureTypes}
            multiple={false}
            disabled={isSending}
            onOffered={choose}
          />
        </Suspense>
      </PartBoundary>
      <PictureProgress percent={upload.percent} />
      <hr className={css.rule} />
      <div className={css.end}>
        <Button
          variant="quiet"
          icon={ArrowLeft}
          className={css.back}
          aria-disabled={isSending}
          onClick={onBack}
        >
          {texts.backToFirstStep}
        </Button>
        <div className={css.choices}>
          <Button
            size="lg"
            busy={sending === 'skip'}
            aria-disabled={isSending}
            onClick={() => void leave('skip', () => makeInitial(username))}
          >
            {profileMessages.skip}
          </Button>
          <Button
            variant="primary"
            size="lg"
            busy={sending === 'finish'}
            aria-disabled={isSending}
            onClick={() => void finish()}
          >
            {profileMessages.finish}
          </Button>
        </div>
      </div>
    </div>
  );
}

const makeInitial = async (username: string): Promise<NewPicture> => ({
  file: await generatedAvatar(username),
  isGenerated: true,
});

/** Uploads a picture; returns why it failed, or null on success. */
async function sendPicture(
  makePicture: () => Promise<NewPicture>,
  upload: (picture: NewPicture) => Promise<{ problem: string | null | undefined }>,
): Promise<string | null> {
  try {
    const { problem } = await upload(await makePicture());
    return problem ?? null;
  } catch {
    // The browser cannot draw; the user can continue without a picture on Finish.
    return profileMessages.uploadFailed();
  }
}
