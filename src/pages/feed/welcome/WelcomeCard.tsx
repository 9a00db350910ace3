import { Check, X } from 'lucide-react';
import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
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
import { helloDraft } from './helloDraft';
import { stepsOf } from './useIsWelcomed';
import css from './WelcomeCard.module.css';

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
          Welcome to Quad, {me.username}.
        </h2>
        <IconButton icon={X} size="sm" label="Dismiss the welcome" onClick={dismiss} />
      </div>
      <p className={css.lead} role="status">
        {steps.isAll ? 'You’re all set.' : 'Three steps to feel at home.'}
      </p>
      <ul className={css.steps}>
        <Step
          title={`Pair with ${FIRST_PEOPLE} people in your field`}
          isDone={steps.hasPeople}
          note={steps.people > 0 ? `${steps.people} of ${FIRST_PEOPLE}` : undefined}
        >
          <div className={css.wide}>
            <FirstPeople />
          </div>
        </Step>
        <Step title="Say hello" isDone={steps.hasPosted}>
          <Button size="sm" onClick={sayHello}>
            Start a draft
          </Button>
        </Step>
        <Step title="Add a picture" isDone={steps.hasPicture}>
          <LinkButton size="sm" to={paths.profile(me.username)}>
            Open your profile
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
        {isDone ? <VisuallyHidden> (done)</VisuallyHidden> : null}
      </span>
      {isDone || note === undefined ? null : <span className={css.note}>{note}</span>}
      {isDone ? null : children}
    </li>
  );
}
