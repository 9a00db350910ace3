import { useAppSelector } from '../../../shared/store/hooks';
import { selectOutboxFor } from '../chatSelectors';
import css from './OutboxList.module.css';
import { OutboxRow } from './OutboxRow';

/** What could not be sent to one person yet, with a way to send it again or to drop it. */
export function OutboxList({ userId }: { readonly userId: number }) {
  const items = useAppSelector((state) => selectOutboxFor(state, userId));
  if (items.length === 0) return null;
  return (
    <ul className={css.list} aria-label="Not sent">
      {items.map((item) => (
        <OutboxRow key={item.client_id} item={item} />
      ))}
    </ul>
  );
}
