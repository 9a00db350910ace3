import type { UnknownAction } from '@reduxjs/toolkit';
import { useMemo, useState } from 'react';
import { Search } from 'lucide-react';
import type { Verdict } from '#replay/createReplay';
import type { LogEntry } from '#replay/logFormat';
import { Checkbox } from '#shared/ui/choices/Checkbox';
import { Icon } from '#shared/ui/marks/Icon';
import { isInternal, type ActionKind } from './actionKind';
import css from './ActionList.module.css';
import { ActionRows } from './ActionRows';
import { KindChoice } from './KindChoice';
import * as texts from './texts';

interface ActionListProps {
  readonly entries: readonly LogEntry[];
  readonly kinds: readonly ActionKind[];
  readonly verdict: Verdict;
  readonly place: number;
  readonly goTo: (place: number) => void;
  /** The search term for action names. */
  readonly found: string;
  readonly onFind: (text: string) => void;
}

/** The searchable text: the action's type, and the endpoint if it is an API call. */
function searchText({ type, meta }: UnknownAction): string {
  const endpoint = (meta as { arg?: { endpointName?: unknown } } | undefined)?.arg?.endpointName;
  return `${type} ${typeof endpoint === 'string' ? endpoint : ''}`.toLowerCase();
}

interface Filter {
  readonly kind: ActionKind | null;
  readonly text: string;
  /** Whether the bookkeeping of libraries is listed even if it isn't searched for. */
  readonly showsInternals: boolean;
}

/** The indices of entries that a filter lets through. */
function placesOf(
  { entries, kinds }: Pick<ActionListProps, 'entries' | 'kinds'>,
  { kind, text, showsInternals }: Filter,
): number[] {
  const wanted = text.trim().toLowerCase();
  const isListed = (entry: LogEntry) =>
    wanted === ''
      ? showsInternals || !isInternal(entry)
      : searchText(entry.action).includes(wanted);
  const places: number[] = [];
  for (const [place, entry] of entries.entries())
    if ((kind === null || kinds[place] === kind) && isListed(entry)) places.push(place);
  return places;
}

/** Every action of the log, searchable. Selecting one jumps to it. */
export function ActionList(props: ActionListProps) {
  const { entries, kinds, verdict, place, goTo, found, onFind } = props;
  const [kind, setKind] = useState<ActionKind | null>(null);
  const [showsInternals, setShowsInternals] = useState(false);
  const places = useMemo(
    () => placesOf({ entries, kinds }, { kind, text: found, showsInternals }),
    [entries, kinds, kind, found, showsInternals],
  );
  const isAll = kind === null && found.trim() === '';
  return (
    <section className={css.list} aria-label={texts.actions}>
      <div className={css.tools}>
        <div className={css.box}>
          <Icon of={Search} className={css.icon} />
          <input
            type="search"
            dir="auto"
            className={css.field}
            aria-label={texts.searchActions}
            placeholder={texts.searchActions}
            value={found}
            onChange={({ target }) => onFind(target.value)}
          />
        </div>
        <KindChoice kind={kind} onChoose={setKind} />
        <Checkbox
          label={texts.showInternals}
          checked={showsInternals}
          onChange={({ target }) => setShowsInternals(target.checked)}
        />
        <p className={css.count} role="status">
          {isAll ? '' : texts.foundCount(places.length)}
        </p>
      </div>
      {places.length === 0 ? (
        <p className={css.none}>{texts.noneFound}</p>
      ) : (
        <ActionRows {...{ entries, kinds, verdict, places, place, goTo }} />
      )}
    </section>
  );
}
