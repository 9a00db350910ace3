import { Check, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import type { CollaborationRequest } from '#contract/entities/research';
import { researchMessages } from '#contract/messages';
import { errorDetail, hasStatus } from '#api/errors';
import { MathText } from '#shared/math/MathText';
import { notify } from '#shared/notify/notify';
import { useAppDispatch } from '#shared/store/hooks';
import { Avatar } from '#shared/ui/marks/Avatar';
import { Button } from '#shared/ui/buttons/Button';
import { Card } from '#shared/ui/layout/Card';
import { Notice } from '#shared/ui/feedback/Notice';
import { RelativeTime } from '#shared/ui/marks/RelativeTime';
import { nameOf } from '#shared/lib/people';
import { PersonLink } from '#shared/ui/people/PersonLink';
import { useAnswerCollaborationMutation } from '../work/workApi';
import * as texts from '../texts';
import { requesterOf } from './requesterOf';
import css from './CollabRequests.module.css';

interface CollabRequestCardProps {
  readonly request: CollaborationRequest;
  readonly onAccepted: () => void;
}

type Answer = 'accept' | 'decline';

const failures: Readonly<Record<Answer, string>> = {
  accept: researchMessages.acceptFailed,
  decline: researchMessages.declineFailed,
};

/** One request to join the user's work, with buttons to accept or decline it. */
export function CollabRequestCard({ request, onAccepted }: CollabRequestCardProps) {
  const { id, research_title: title } = request;
  const person = requesterOf(request);
  const name = nameOf(person);
  const dispatch = useAppDispatch();
  const [send] = useAnswerCollaborationMutation();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [failed, setFailed] = useState<Answer | null>(null);
  const [isMessageWanted, setIsMessageWanted] = useState(false);
  const give = async (chosen: Answer) => {
    if (answer) return;
    setAnswer(chosen);
    setFailed(null);
    const { error } = await send({ id, answer: chosen });
    if (!error) {
      if (chosen === 'accept') onAccepted();
      return;
    }
    setAnswer(null);
    if (hasStatus(error, 409) || hasStatus(error, 404)) {
      // It was withdrawn or answered elsewhere, and the list loads again without it.
      dispatch(notify({ kind: 'error', text: errorDetail(error, failures[chosen]) }));
    } else setFailed(chosen);
  };
  return (
    <Card as="article" padding="lg" edgeToEdge className={css.card}>
      <Avatar name={name} src={request.sender_avatar} size={44} />
      <div className={css.words}>
        <h2 className={css.sentence}>
          <PersonLink className={css.name} of={person} /> {texts.wantsToCollaborateOn}{' '}
          <span className={css.title} dir="auto">
            <MathText text={title} />
          </span>
        </h2>
        <RelativeTime stamp={request.timestamp} className={css.time} />
        <blockquote className={css.quote} dir="auto">
          <MathText text={request.message} />
        </blockquote>
        <div className={css.actions}>
          <Button
            size="sm"
            variant="primary"
            icon={Check}
            busy={answer === 'accept'}
            aria-disabled={answer !== null}
            aria-label={texts.acceptPerson(name)}
            onClick={() => void give('accept')}
          >
            {texts.accept}
          </Button>
          <Button
            size="sm"
            busy={answer === 'decline'}
            aria-disabled={answer !== null}
            aria-label={texts.declinePerson(name)}
            onClick={() => void give('decline')}
          >
            {texts.decline}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            icon={MessageCircle}
            aria-label={texts.messagePerson(name)}
            onClick={() => setIsMessageWanted(!isMessageWanted)}
          >
            {texts.message}
          </Button>
          <span role="status">
            {isMessageWanted ? (
              <span className={css.soon}>{researchMessages.comingSoon}</span>
            ) : null}
          </span>
        </div>
        {failed ? (
          <Notice tone="danger" role="alert">
            {failures[failed]}
          </Notice>
        ) : null}
      </div>
    </Card>
  );
}
