import { clsx } from 'clsx';
import { useRef, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Event } from '#contract/entities/event';
import * as texts from '../texts';
import { dayAfterKey, isSameMonth, nameOfDay, weekdayOf, type Day } from './monthDays';
import css from './MonthView.module.css';

/** How many titles fit into a day. */
const TITLES = 2;

interface MonthGridProps {
  readonly weeks: readonly (readonly Day[])[];
  readonly days: ReadonlyMap<Day, readonly Event[]>;
  readonly chosen: Day;
  readonly today: Day;
  /** On which weeks begin: 1 is Monday, 7 is Sunday. */
  readonly firstWeekday: number;
  /** The element that names the month. */
  readonly titleId: string;
  readonly onChoose: (day: Day) => void;
}

/**
 * A month as a grid of days. One day is in the tab order; arrow keys, Home and End move within the
 * month, Page Up and Page Down to another one.
 */
export function MonthGrid(props: MonthGridProps) {
  const { weeks, days, chosen, today, firstWeekday, titleId, onChoose } = props;
  const table = useRef<HTMLTableElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = dayAfterKey(chosen, event.key, firstWeekday);
    if (next === null) return;
    event.preventDefault();
    // The day may be in another month, whose buttons must be rendered to be focused.
    flushSync(() => onChoose(next));
    table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  };
  return (
    <table
      ref={table}
      role="grid"
      aria-labelledby={titleId}
      className={css.grid}
      onKeyDown={onKeyDown}
    >
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col">
              {weekdayOf(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <DayCell
                key={day}
                day={day}
                events={days.get(day) ?? []}
                isChosen={day === chosen}
                isToday={day === today}
                isOutside={!isSameMonth(day, chosen)}
                onChoose={onChoose}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayCellProps {
  readonly day: Day;
  readonly events: readonly Event[];
  readonly isChosen: boolean;
  readonly isToday: boolean;
  /** Whether the day belongs to the month before or after. */
  readonly isOutside: boolean;
  readonly onChoose: (day: Day) => void;
}

function DayCell({ day, events, isChosen, isToday, isOutside, onChoose }: DayCellProps) {
  const rest = events.length - TITLES;
  return (
    <td
      role="gridcell"
      aria-selected={isChosen}
      className={clsx(css.cell, isOutside && css.outside)}
    >
      <button
        type="button"
        tabIndex={isChosen ? 0 : -1}
        aria-label={texts.dayWithEvents(nameOfDay(day), events.length)}
        aria-current={isToday ? 'date' : undefined}
        className={css.day}
        onClick={() => onChoose(day)}
      >
        <span className={css.number}>{Number(day.slice(8))}</span>
        {events.slice(0, TITLES).map(({ id, title }) => (
          <span key={id} className={css.entry} dir="auto">
            {title}
          </span>
        ))}
        {rest > 0 ? <span className={css.rest}>{texts.andMore(rest)}</span> : null}
      </button>
    </td>
  );
}
