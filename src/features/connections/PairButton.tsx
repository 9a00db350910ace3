import { Clock, UserPlus } from 'lucide-react';
import { connectionMessages } from '#contract/messages';
import { notify } from '../../shared/notify/notify';
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks';
import { Button } from '../../shared/ui/Button';
import { useConnectMutation } from './connectionsApi';
import { selectIsAsked } from './connectionsSlice';

interface PairButtonProps {
  readonly userId: number;
  readonly username: string;
  readonly fullWidth?: boolean | undefined;
}

/** Asks somebody to connect: pending at once, and back again when the call fails. */
export function PairButton({ userId, username, fullWidth = false }: PairButtonProps) {
  const dispatch = useAppDispatch();
  const isAsked = useAppSelector((state) => selectIsAsked(state, userId));
  const [connect] = useConnectMutation();
  const ask = async () => {
    const { error } = await connect(userId);
    if (error)
      dispatch(
        notify({
          kind: 'error',
          text: `Your request to ${username} was not sent. Please try again.`,
        }),
      );
  };
  return (
    <Button
      size="sm"
      fullWidth={fullWidth}
      icon={isAsked ? Clock : UserPlus}
      aria-disabled={isAsked}
      aria-label={
        isAsked
          ? `${connectionMessages.pending}: ${username}`
          : `${connectionMessages.pair} with ${username}`
      }
      onClick={() => void ask()}
    >
      {isAsked ? connectionMessages.pending : connectionMessages.pair}
    </Button>
  );
}
