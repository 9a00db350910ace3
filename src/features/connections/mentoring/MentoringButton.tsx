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
 * with a draft instead, also without places. For others it then says so and is disabled, as it is
 * while a request is pending.
 * The dialog stays open when the person stops offering mentoring meanwhile.
 */
export function MentoringButton({ person, mentoring, status }: MentoringButtonProps) {
  const dispatch = useAppDispatch();
  const [asking, setAsking] = useState<readonly string[] | null>(null);
  const isAsked = useAppSelector((state) => selectIsAsked(state, person.id));
  const isConnected = status === 'connected';
  const isPending = status === 'pending_out' || (status === 'none' && isAsked);
  // Connected people may write anyway, such as the mentee who has the last place.
  const isFull = mentoring.places_left === 0 && !isConnected;
  const ask = ({ topics }: Mentoring) =>
    isConnected ? dispatch(writeForMentoring(person, topics)) : setAsking(topics);
  return (
    <>
      {offersMentoring(mentoring) ? (
        <Button
          fullWidth
          icon={GraduationCap}
          aria-disabled={isFull || isPending}
          onClick={() => ask(mentoring)}
        >
          {isFull ? mentoringMessages.noPlacesLeft : mentoringMessages.ask}
        </Button>
      ) : null}
      {asking ? (
        <MentoringDialog person={person} topics={asking} onClose={() => setAsking(null)} />
      ) : null}
    </>
  );
}
