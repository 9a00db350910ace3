import { Link } from 'react-router-dom';
import type { Event } from '#contract/entities/event';
import { paths } from '#shared/paths';
import * as texts from '../texts';
import { nameOfDay, type Day } from './monthDays';
import css from './MonthView.module.css';
import { timesOn } from './timesOn';

interface DayListProps {
  readonly days: ReadonlyMap<Day, readonly Event[]>;
  readonly shown: readonly Day[];
  readonly today: Day;
  /** Shown if there is no event on any of the days. */
  readonly empty: string;
}

/** The events of some days, with the times for the reader. */
export function DayList({ days, shown, today, empty }: DayListProps) {
  const busy = shown.filter((day) => days.has(day));
  if (busy.length === 0) return <p className={css.none}>{empty}</p>;
  return (
    <div className={css.days}>
      {busy.map((day) => (
        <section key={day} aria-label={texts.eventsOn(nameOfDay(day))}>
          <h3 className={css.dayName}>
            {day === today ? texts.todayIs(nameOfDay(day)) : nameOfDay(day)}
          </h3>
          <ul className={css.entries}>
            {(days.get(day) ?? []).map((event) => (
              <li key={event.id} className={css.line}>
                <span className={css.time}>{timesOn(day, event)}</span>
                <span>
                  <Link className="touch-target" to={paths.event(event.id)}>
                    <bdi>{event.title}</bdi>
                  </Link>
                  {event.location ? (
                    <span className={css.place} dir="auto">
                      {event.location}
                    </span>
                  ) : null}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
