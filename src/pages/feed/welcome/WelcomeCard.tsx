import { Check, X } from 'lucide-react';
import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import type { Me } from '#contract/entities/person';
import { FIRST_PEOPLE } from '#contract/limits';
import { FirstPeople } from '#features/connections/cards/FirstPeople';
import { startWriting } from '#features/feed/list/feedDom';
import { welcomeDismissed } from '#features/preferences/preferencesSlice';
import { useRefreshMeQuery } from '#features/session/sessionApi';
import { selectMe } from '#features/session/sessionSelectors';
import { draftSuggested } from '#shared/drafts/draftsSlice';
import { paths } from '#shared/paths';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { Button } from '#shared/ui/buttons/Button';
import { IconButton } from '#shared/ui/buttons/IconButton';
import { LinkButton } from '#shared/ui/buttons/LinkButton';
import { Card } from '#shared/ui/layout/Card';
import { Icon } from '#shared/ui/marks/Icon';
import { VisuallyHidden } from '#shared/ui/marks/VisuallyHidden';
import { nameOf } from '#shared/lib/people';
import * as texts from '../texts';
import { stepsOf } from './useIsWelcomed';
import css from './WelcomeCard.module.css';

/** The number of interests mentioned in the draft. */
const NAMED = 2;

/** Greets a new member and lists the first three steps, each ticked once it is done. */
export function WelcomeCard() {
  const dispatch = useAppDispatch();
  const me = useAppSelector(selectMe);
  const headingId = useId();
  // Refetched whenever the user sends a request, a connection changes or they post.
  useRefreshMeQuery(undefined, { refetchOnMountOrArgChange: true });
  const steps = stepsOf(me);
  if (!me || !steps) return null;

  const sayHello = () => {
    dispatch(draftSuggested({ key: 'post', text: helloDraft(me) }));
    startWriting();
  };
  const dismiss = () => {
    dispatch(welcomeDismissed());
    // The focused button is removed with the card.
    document.querySelector('h1')?.focus({ preventScroll: true });
  };

  return (
    <Card as="section" padding="lg" edgeToEdge aria-labelledby={headingId} className={css.card}>
      <div className={css.head}>
        <h2 id={headingId} className={css.title}>
          {texts.welcome(nameOf(me))}
        </h2>
        <IconButton icon={X} size="sm" label={texts.dismiss} onClick={dismiss} />
      </div>
      <p className={css.lead} role="status">
        {steps.isAll ? texts.allDone : texts.threeSteps}
      </p>
      <ul className={css.steps}>
        <Step
          title={texts.pairWithPeople(FIRST_PEOPLE)}
          isDone={steps.hasPeople}
          note={steps.people > 0 ? texts.peopleSoFar(steps.people, FIRST_PEOPLE) : undefined}
        >
          <div className={css.wide}>
            <FirstPeople />
          </div>
        </Step>
        <Step title={texts.sayHello} isDone={steps.hasPosted}>
          <Button size="sm" onClick={sayHello}>
            {texts.startDraft}
          </Button>
        </Step>
        <Step title={texts.addPicture} isDone={steps.hasPicture}>
          <LinkButton size="sm" to={paths.profile(me.username)}>
            {texts.openProfile}
          </LinkButton>
        </Step>
      </ul>
    </Card>
  );
}

interface StepProps {
  readonly title: string;
  readonly isDone: boolean;
  /** Progress, shown until the step is done. */
  readonly note?: string | undefined;
  /** The control that completes the step. Removed once it is done. */
  readonly children: ReactNode;
}

function Step({ title, isDone, note, children }: StepProps) {
  return (
    <li className={clsx(css.step, isDone && css.done)}>
      <span className={css.tick}>{isDone ? <Icon of={Check} size="sm" /> : null}</span>
      <span className={css.name}>
        {title}
        {isDone ? <VisuallyHidden>{texts.stepDone}</VisuallyHidden> : null}
      </span>
      {isDone || note === undefined ? null : <span className={css.note}>{note}</span>}
      {isDone ? null : children}
    </li>
  );
}

/** Returns the suggested first post for a new member, based on their profile. */
export function helloDraft({ department, university_name, fields_of_interest }: Me): string {
  const interests = fields_of_interest.split(', ', NAMED).filter((each) => each !== '');
  return texts.hello({ department, university: university_name, interests });
}
