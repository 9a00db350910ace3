import { Clock, UserPlus } from 'lucide-react';
import { connectionMessages } from '#contract/messages';
import type { ChatPartner } from '#shared/store/featureEvents';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { Button } from '#shared/ui/buttons/Button';
import type { ButtonSize, ButtonVariant } from '#shared/ui/buttons/buttonLook';
import { selectIsAsked } from '../state/connectionsSlice';
import { askToConnect } from '../state/connectionThunks';

interface PairButtonProps {
  readonly person: ChatPartner;
  /** The label before a request is sent. */
  readonly word?: 'Pair' | 'Connect' | undefined;
  /** Whether the server has a request already. */
  readonly isPending?: boolean | undefined;
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly fullWidth?: boolean | undefined;
}

/** Sends a connection request: pending at once, and reset if the call fails. */
export function PairButton(props: PairButtonProps) {
  const { person, word = connectionMessages.pair, isPending, variant, size = 'sm' } = props;
  const dispatch = useAppDispatch();
  const isAsked = useAppSelector((state) => selectIsAsked(state, person.id)) || isPending === true;
  return (
    <Button
      size={size}
      variant={isAsked ? 'secondary' : variant}
      fullWidth={props.fullWidth}
      icon={isAsked ? Clock : UserPlus}
      aria-disabled={isAsked}
      aria-label={
        isAsked
          ? `${connectionMessages.pending}: ${person.username}`
          : `${word} with ${person.username}`
      }
      onClick={() => void dispatch(askToConnect(person))}
    >
      {isAsked ? connectionMessages.pending : word}
    </Button>
  );
}
