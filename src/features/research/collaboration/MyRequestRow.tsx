import { clsx } from 'clsx';
import { Check, Clock, Undo2, X, type LucideIcon } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { CollaborationStatus, MyCollaborationRequest } from '#contract/entities/research';
import { errorDetail } from '#api/errors';
import { MathText } from '#shared/math/MathText';
import { notify } from '#shared/notify/notify';
import { useAppDispatch } from '#shared/store/hooks';
import { Button } from '#shared/ui/buttons/Button';
import { Icon } from '#shared/ui/marks/Icon';
import { PersonName } from '#shared/ui/people/PersonName';
import { RelativeTime } from '#shared/ui/marks/RelativeTime';
import { paths } from '#shared/paths';
import * as texts from '../texts';
import { useWithdrawCollaborationMutation } from '../work/workApi';
import css from './MyRequests.module.css';

const icons: Readonly<Record<CollaborationStatus, LucideIcon>> = {
  pending: Clock,
  accepted: Check,
  declined: X,
  withdrawn: Undo2,
};

/** One request of the user's own: its work, state and date, and a button to withdraw it. */
export function MyRequestRow({ request }: { readonly request: MyCollaborationRequest }) {
  const { id, research, status, timestamp, decided_at: decidedAt } = request;
  const { title, user } = research;
  const dispatch = useAppDispatch();
  const [withdraw, { isLoading, isSuccess }] = useWithdrawCollaborationMutation();
  const row = useRef<HTMLDivElement>(null);
  const send = async () => {
    if (isLoading) return;
    const { error } = await withdraw(id);
    // The button disappears, unless the call failed for another reason than the request's state.
    row.current?.focus();
    dispatch(
      error
        ? notify({ kind: 'error', text: errorDetail(error, texts.notWithdrawn) })
        : notify({ kind: 'success', text: texts.withdrawnNews }),
    );
  };
  return (
    <div ref={row} tabIndex={-1} className={css.row}>
      <div className={css.words}>
        <Link className={clsx(css.title, 'touch-target')} to={paths.work(research.id)} dir="auto">
          <MathText text={title} />
        </Link>
        <p className={css.meta}>
          <span className={css.state}>
            <Icon of={icons[status]} size="sm" className={css.icon} />
            {texts.requestStates[status]}
          </span>
          {' · '}
          <RelativeTime stamp={decidedAt ?? timestamp} />
          {' · '}
          <PersonName of={user} />
        </p>
      </div>
      {status === 'pending' && !isSuccess ? (
        <Button
          size="sm"
          busy={isLoading}
          aria-label={texts.withdrawRequestFor(title)}
          onClick={() => void send()}
        >
          {texts.withdraw}
        </Button>
      ) : null}
    </div>
  );
}
