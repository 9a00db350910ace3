import { CircleAlert } from 'lucide-react';
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks';
import { Button, Icon } from '../../shared/ui';
import { selectOutboxFor } from './chatSelectors';
import { queuedMessageDeleted } from './chatSlice';
import { resendQueued } from './chatThunks';
import css from './OutboxList.module.css';

/** What could not be sent to one person, with a way to send it again or to drop it. */
export function OutboxList({ userId }: { readonly userId: number }) {
  const dispatch = useAppDispatch();
  const items = useAppSelector((state) => selectOutboxFor(state, userId));
  const isOpen = useAppSelector((state) => state.connection.status === 'open');
  if (items.length === 0) return null;
  return (
    <ul className={css.list} aria-label="Not sent">
      {items.map((item) => (
        <li key={item.client_id} className={css.item}>
          <p className={css.text}>{item.content}</p>
          <div className={css.foot}>
            <span className={css.state}>
              <Icon of={CircleAlert} size="sm" />
              {item.detail ??
                (isOpen ? 'Not sent' : 'Not sent yet. It goes out when you are connected again.')}
            </span>
            {isOpen ? (
              <Button size="sm" variant="quiet" onClick={() => dispatch(resendQueued(item))}>
                Retry
              </Button>
            ) : null}
            <Button
              size="sm"
              variant="quiet"
              onClick={() => dispatch(queuedMessageDeleted(item.client_id))}
            >
              Delete
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
