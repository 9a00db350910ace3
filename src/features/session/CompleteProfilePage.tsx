import { useEffect, useRef, useState } from 'react';
import type { Me } from '#contract/entities/person';
import { profileMessages } from '#contract/messages';
import { useAppSelector } from '../../shared/store/hooks';
import { Card } from '../../shared/ui/Card';
import { PageHeading } from '../../shared/ui/PageHeading';
import { ProgressBar } from '../../shared/ui/ProgressBar';
import css from './CompleteProfilePage.module.css';
import { ProfileBasicsForm, type ProfileBasics } from './ProfileBasicsForm';
import { ProfilePictureForm } from './ProfilePictureForm';
import { selectMe } from './sessionSelectors';
import { usePhoto } from './usePhoto';

const STEPS = 2;

/** The two steps of a profile; who left after the first goes on with the second. */
export function CompleteProfilePage() {
  const me = useAppSelector(selectMe);
  return me ? <ProfileSteps me={me} /> : null;
}

function ProfileSteps({ me }: { readonly me: Me }) {
  const [step, setStep] = useState(me.profile_completed ? 2 : 1);
  const [basics, setBasics] = useState(() => readBasics(me));
  const [photo, choosePhoto] = usePhoto();
  const heading = useHeadingFocus(step);
  const stepText = `Step ${step} of ${STEPS}`;

  const goOn = (accepted: ProfileBasics) => {
    setBasics(accepted);
    setStep(2);
  };

  return (
    <main id="content" className={css.page}>
      <p role="status" className={css.step}>
        {stepText}
      </p>
      <PageHeading ref={heading}>{profileMessages.completeTitle}</PageHeading>
      <ProgressBar label={stepText} value={(100 * step) / STEPS} />
      <Card padding="lg" className={css.card}>
        {step === 1 ? (
          <ProfileBasicsForm initial={basics} onAccepted={goOn} />
        ) : (
          <ProfilePictureForm
            username={me.username}
            photo={photo}
            onPhoto={choosePhoto}
            onBack={() => setStep(1)}
          />
        )}
      </Card>
      {step === 2 ? (
        <p className={css.hint}>
          Skip draws a coloured square with your first letter. You can change it on your profile.
        </p>
      ) : null}
    </main>
  );
}

function readBasics(me: Me): ProfileBasics {
  const { university_name: university, department, fields_of_interest: interests = '' } = me;
  return {
    university_name: university ?? '',
    department: department ?? '',
    fields_of_interest: interests === '' ? [] : interests.split(', '),
  };
}

/** Each step but the one shown first is a new page to the reader: its heading gets the focus. */
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
