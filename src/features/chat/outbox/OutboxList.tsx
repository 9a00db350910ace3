import { chatMessages } from '#contract/messages';
import { useAppSelector } from '#shared/store/hooks';
import { selectRefusedChanges } from '../state/changeMessage';
import { selectOutboxFor, type OutboxItem } from '../state/chatState';
import * as texts from '../texts';
import { ChangeRow } from './ChangeRow';
import css from './OutboxList.module.css';
import { OutboxRow } from './OutboxRow';

/** Rendering more rows is slow, and such a long list isn't read anyway. */
const MOST_ROWS = 50;

/** Returns the newest items, preceded by the first older ones that need the user's attention. */
function rowsOf(items: readonly OutboxItem[]): readonly OutboxItem[] {
  if (items.length <= MOST_ROWS) return items;
  const newest = items.slice(-MOST_ROWS);
  const earlier = items.slice(0, -MOST_ROWS).filter(({ state }) => state !== 'waiting');
  return [...earlier.slice(0, MOST_ROWS), ...newest];
}

/**
 * The unsent messages to one person and the changes that were refused, with buttons to retry and to
 * delete them.
 */
export function OutboxList({ userId }: { readonly userId: number }) {
  const items = useAppSelector((state) => selectOutboxFor(state, userId));
  const changes = useAppSelector((state) => selectRefusedChanges(state, userId));
  if (items.length + changes.length === 0) return null;
  const rows = rowsOf(items);
  const hidden = items.length - rows.length;
  return (
    <ul className={css.list} aria-label={texts.notSent}>
      {hidden > 0 ? <li className={css.more}>{chatMessages.moreUnsent(hidden)}</li> : null}
      {changes.map((change) => (
        <ChangeRow key={change.client_id} change={change} />
      ))}
      {rows.map((item) => (
        <OutboxRow key={item.client_id} item={item} />
      ))}
    </ul>
  );
}
