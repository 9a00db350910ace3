import { Clock, UserPlus } from 'lucide-react';
import { connectionMessages } from '#contract/messages';
import type { ChatPartner } from '#shared/store/featureEvents';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { Button } from '#shared/ui/buttons/Button';
import type { ButtonSize, ButtonVariant } from '#shared/ui/buttons/buttonLook';
import { nameOf } from '#shared/lib/people';
import { selectIsAsked } from '../state/connectionsSlice';
import { askToConnect } from '../state/connectionThunks';
import * as texts from '../texts';

interface PairButtonProps {
  readonly person: ChatPartner;
  /** Chooses the label before a request is sent. */
  readonly wording?: 'pair' | 'connect' | undefined;
  /** Whether the server has a request already. */
  readonly isPending?: boolean | undefined;
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly fullWidth?: boolean | undefined;
}

/** Sends a connection request: pending at once, and reset if the call fails. */
export function PairButton(props: PairButtonProps) {
  const { person, wording = 'pair', isPending, variant, size = 'sm' } = props;
  const name = nameOf(person);
  const dispatch = useAppDispatch();
  const isAsked = useAppSelector((state) => selectIsAsked(state, person.id)) || isPending === true;
  const isPair = wording === 'pair';
  const word = isPair ? connectionMessages.pair : connectionMessages.connect;
  return (
    <Button
      size={size}
      variant={isAsked ? 'secondary' : variant}
      fullWidth={props.fullWidth}
      icon={isAsked ? Clock : UserPlus}
      aria-disabled={isAsked}
      aria-label={
        isAsked ? texts.pendingWith(name) : isPair ? texts.pairWith(name) : texts.connectWith(name)
      }
      onClick={() => void dispatch(askToConnect(person))}
    >
      {isAsked ? connectionMessages.pending : word}
    </Button>
  );
}
