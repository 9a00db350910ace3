import { useVirtualizer } from '@tanstack/react-virtual';
import { clsx } from 'clsx';
import { useEffect, useId, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { useMediaQuery } from '#shared/hooks/useMediaQuery';
import type { Verdict } from '#replay/createReplay';
import type { LogEntry } from '#replay/logFormat';
import type { ActionKind } from './actionKind';
import { ActionRow } from './ActionRow';
import css from './ActionList.module.css';
import * as texts from './texts';

interface ActionRowsProps {
  readonly entries: readonly LogEntry[];
  readonly kinds: readonly ActionKind[];
  readonly verdict: Verdict;
  /** Indices of the entries to list. */
  readonly places: readonly number[];
  readonly place: number;
  readonly goTo: (place: number) => void;
}

const ROW = 36;
const TOUCHED_ROW = 44;

/** The last row whose entry is not after the requested one. */
function rowOf(places: readonly number[], place: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? Infinity) <= place) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** A virtualised list for up to a hundred thousand rows. It keeps the current row in view. */
export function ActionRows({ entries, kinds, verdict, places, place, goTo }: ActionRowsProps) {
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const isTouch = useMediaQuery('(pointer: coarse)');
  const rows = useVirtualizer({
    count: places.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => (isTouch ? TOUCHED_ROW : ROW),
    overscan: 8,
  });
  const row = rowOf(places, place);
  useEffect(() => {
    if (row >= 0) rows.scrollToIndex(row, { align: 'auto' });
  }, [rows, row]);

  const start = entries[0]?.t ?? 0;
  const move = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const to = places[Math.max(0, Math.min(row + by, places.length - 1))];
    if (to !== undefined) goTo(to);
  };
  const choose = ({ target }: MouseEvent<HTMLElement>) => {
    const chosen = (target as Element).closest<HTMLElement>('[data-place]')?.dataset.place;
    if (chosen !== undefined) goTo(Number(chosen));
  };
  const idOf = (at: number) => `${id}-${at}`;
  const isDivergent = (at: number) => !verdict.matches && at >= verdict.from && at <= verdict.to;
  const items = rows.getVirtualItems();
  const isInSight = items.some(({ index }) => places[index] === place);

  return (
    <div
      ref={scroller}
      className={css.scroller}
      role="listbox"
      aria-label={texts.actionRows}
      aria-activedescendant={isInSight ? idOf(place) : undefined}
      tabIndex={0}
      onKeyDown={move}
      onClick={choose}
    >
      <div className={css.rows} role="presentation" style={{ blockSize: rows.getTotalSize() }}>
        {items.map(({ index, start: offset }) => {
          const at = places[index] ?? 0;
          const entry = entries[at];
          const kind = kinds[at];
          return entry && kind ? (
            <div
              key={at}
              id={idOf(at)}
              role="option"
              aria-selected={at === place}
              aria-setsize={places.length}
              aria-posinset={index + 1}
              data-place={at}
              className={clsx(css.row, at === place && css.shown, isDivergent(at) && css.divergent)}
              style={{ transform: `translateY(${offset}px)` }}
            >
              <ActionRow entry={entry} kind={kind} time={entry.t - start} />
            </div>
          ) : null;
        })}
      </div>
    </div>
  );
}
