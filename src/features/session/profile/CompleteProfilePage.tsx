import { useEffect, useRef, useState } from 'react';
import type { Me } from '#contract/entities/person';
import { profileMessages } from '#contract/messages';
import { useDraft } from '#shared/drafts/useDraft';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { Button } from '#shared/ui/buttons/Button';
import { Card } from '#shared/ui/layout/Card';
import { PageHeading } from '#shared/ui/layout/PageHeading';
import { Logo } from '#shared/ui/marks/Logo';
import { ProgressBar } from '#shared/ui/feedback/ProgressBar';
import { selectMe } from '../sessionSelectors';
import { logOut } from '../sessionThunks';
import css from './CompleteProfilePage.module.css';
import { ProfileBasicsForm } from './ProfileBasicsForm';
import { PROFILE_DRAFT, readKnownFields, type ProfileFields } from './profileFields';
import { ProfilePictureForm } from './ProfilePictureForm';
import * as texts from './texts';
import { usePhoto } from './usePhoto';

const STEPS = 2;

/**
 * The two steps of a profile. A user who left halfway continues at the same step: with their unsent
 * input, or with the second step after the server accepted the first.
 */
export function CompleteProfilePage() {
  const me = useAppSelector(selectMe);
  return me ? <ProfileSteps me={me} /> : null;
}

function ProfileSteps({ me }: { readonly me: Me }) {
  const draft = useDraft(PROFILE_DRAFT);
  const [fields, setFields] = useState(() => readKnownFields(me));
  const [step, setStep] = useState(me.profile_completed && !draft.isRestored ? 2 : 1);
  const [photo, choosePhoto] = usePhoto();
  const heading = useHeadingFocus(step);
  const stepText = texts.stepOf(step, STEPS);

  const goOn = (accepted: ProfileFields) => {
    draft.clear();
    setFields(accepted);
    setStep(2);
  };
  const goBack = () => {
    draft.change(JSON.stringify(fields));
    setStep(1);
  };

  return (
    <main id="content" className={css.page}>
      <p className={css.brand}>
        <Logo />
      </p>
      <p role="status" className={css.step}>
        {stepText}
      </p>
      <PageHeading ref={heading}>{profileMessages.completeTitle}</PageHeading>
      <ProgressBar label={stepText} value={(100 * step) / STEPS} />
      <Card padding="lg" className={css.card}>
        {step === 1 ? (
          <ProfileBasicsForm
            initial={fields}
            draft={draft}
            proposed={me.proposed_university}
            onAccepted={goOn}
          />
        ) : (
          <ProfilePictureForm
            username={me.username}
            photo={photo}
            onPhoto={choosePhoto}
            onBack={goBack}
          />
        )}
      </Card>
      {step === 2 ? <p className={css.hint}>{texts.skipNote}</p> : null}
      <LeaveLine username={me.username} />
    </main>
  );
}

/** A way to log out for a user who signed in with the wrong account. */
function LeaveLine({ username }: { readonly username: string }) {
  const dispatch = useAppDispatch();
  return (
    <p className={css.leave}>
      {texts.loggedInAs(username)}
      <Button variant="quiet" size="sm" onClick={() => dispatch(logOut())}>
        {texts.logOut}
      </Button>
    </p>
  );
}

/** Focuses the heading when the step changes, because each step is a new page to the reader. */
function useHeadingFocus(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}
