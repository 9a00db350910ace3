import { GraduationCap } from 'lucide-react';
import { useState } from 'react';
import type { ConnectionState, Mentoring } from '#contract/entities/person';
import { mentoringMessages } from '#contract/messages';
import { lazyLayer } from '#shared/lazy/lazyLayer';
import { offersMentoring } from '#shared/lib/people';
import type { ChatPartner } from '#shared/store/featureEvents';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { Button } from '#shared/ui/buttons/Button';
import { selectIsAsked } from '../state/connectionsSlice';
import { writeForMentoring } from '../state/mentoringThunks';

interface MentoringButtonProps {
  readonly person: ChatPartner;
  readonly mentoring: Mentoring;
  readonly status: ConnectionState['status'];
}

const MentoringDialog = lazyLayer(
  async () =>
    (await import(/* webpackChunkName: "mentoring-dialog" */ './MentoringDialog')).MentoringDialog,
);

/**
 * Asks a mentor for a place, with a topic and a message. Between connected people it opens the chat
 * with a draft instead. While a request is pending it is disabled, and without places it says so.
 * The dialog stays open when the person stops offering mentoring meanwhile.
 */
export function MentoringButton({ person, mentoring, status }: MentoringButtonProps) {
  const dispatch = useAppDispatch();
  const [asking, setAsking] = useState<readonly string[] | null>(null);
  const isAsked = useAppSelector((state) => selectIsAsked(state, person.id));
  const isPending = status === 'pending_out' || (status === 'none' && isAsked);
  const ask = ({ topics }: Mentoring) =>
    status === 'connected' ? dispatch(writeForMentoring(person, topics)) : setAsking(topics);
  return (
    <>
      {offersMentoring(mentoring) ? (
        <Button
          fullWidth
          icon={GraduationCap}
          aria-disabled={mentoring.places_left === 0 || isPending}
          onClick={() => ask(mentoring)}
        >
          {mentoring.places_left === 0 ? mentoringMessages.noPlacesLeft : mentoringMessages.ask}
        </Button>
      ) : null}
      {asking ? (
        <MentoringDialog person={person} topics={asking} onClose={() => setAsking(null)} />
      ) : null}
    </>
  );
}
