import { clsx } from 'clsx';
import type { Event } from '#contract/entities/event';
import * as texts from '../texts';
import { DayList } from './DayList';
import type { Day } from './monthDays';
import css from './MonthView.module.css';

interface MonthListProps {
  readonly days: ReadonlyMap<Day, readonly Event[]>;
  readonly month: readonly Day[];
  readonly today: Day;
}

/** The events of a month as a list for phones. That of the current month begins today. */
export function MonthList({ days, month, today }: MonthListProps) {
  if (!month.includes(today))
    return <DayList {...{ days, today }} shown={month} empty={texts.noneInMonth} />;
  const passed = month.filter((day) => day < today && days.has(day));
  return (
    <div className={css.days}>
      {passed.length > 0 ? (
        <details>
          <summary className={clsx(css.passed, 'touch-target')}>{texts.earlierThisMonth}</summary>
          <DayList {...{ days, today }} shown={passed} empty={texts.noneInMonth} />
        </details>
      ) : null}
      <DayList
        {...{ days, today }}
        shown={month.filter((day) => day >= today)}
        empty={passed.length > 0 ? texts.noMoreInMonth : texts.noneInMonth}
      />
    </div>
  );
}
