import type { CalledPerson, Person } from '#contract/entities/person';
import { toPartner } from '#shared/store/featureEvents';
import { useAppSelector } from '#shared/store/hooks';
import { selectAnswered } from '../state/connectionsSlice';
import { AnswerButtons } from './AnswerButtons';
import { MessageButton } from './MessageButton';
import { PairButton } from './PairButton';

/** A person, and how the reader is connected with them, as far as the list says. */
export type Found = Person & Pick<CalledPerson, 'connection'>;

interface FoundActionsProps {
  readonly person: Found;
}

/** The action for a person in a list of found people: message, answer their request, or pair. */
export function FoundActions({ person: found }: FoundActionsProps) {
  const answered = useAppSelector(selectAnswered);
  const { status, request_id: requestId } = found.connection ?? { status: 'self' };
  if (status === 'self') return null;
  const person = toPartner(found.id, found, found.profile_picture);
  if (status === 'connected') return <MessageButton person={person} size="sm" />;
  if (status === 'pending_in' && requestId !== undefined)
    return answered[requestId] ? null : <AnswerButtons request={{ requestId, person }} />;
  return <PairButton person={person} isPending={status === 'pending_out'} />;
}
