import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { dateFormat } from '#shared/lib/dateFormat';
import { readerLanguage } from '#shared/lib/readerLanguage';
import { useNow } from '#shared/hooks/useNow';
import { ErrorState } from '#shared/ui/feedback/ErrorState';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { Button } from '#shared/ui/buttons/Button';
import { IconButton } from '#shared/ui/buttons/IconButton';
import { eventsFailure } from '../eventsFailure';
import * as texts from '../texts';
import { DayList } from './DayList';
import { firstWeekdayOf } from './firstWeekdayOf';
import { useListEventsBetweenQuery } from './monthApi';
import {
  addMonths,
  dayInMonth,
  dayOf,
  eventsByDay,
  isSameMonth,
  monthOf,
  periodOf,
  startOf,
  weeksOf,
  type Day,
} from './monthDays';
import { MonthGrid } from './MonthGrid';
import { MonthList } from './MonthList';
import css from './MonthView.module.css';

const monthName = (day: Day) =>
  dateFormat('en-GB', { month: 'long', year: 'numeric' }).format(startOf(day));

/** The chosen day. The address names its month, so that Back returns to it. */
function useChosenDay(today: Day): [Day, (day: Day) => void] {
  const [search, setSearch] = useSearchParams();
  const [chosen, setChosen] = useState(() => dayInMonth(search.get('month'), today));
  const choose = (day: Day) => {
    setChosen(day);
    if (isSameMonth(day, chosen)) return;
    const next = new URLSearchParams(search);
    next.set('month', monthOf(day));
    setSearch(next, { replace: true });
  };
  return [chosen, choose];
}

/** The events of a month: a grid of days and the events of the chosen one; on phones, a list. */
export function MonthView() {
  const today = useNow(dayOf);
  const titleId = useId();
  const [chosen, choose] = useChosenDay(today);
  const [firstWeekday] = useState(() => firstWeekdayOf(readerLanguage()));
  const weeks = weeksOf(chosen, firstWeekday);
  const [first = chosen] = weeks[0] ?? [];
  const last = weeks.at(-1)?.at(-1) ?? chosen;
  const { currentData, error, isFetching, refetch } = useListEventsBetweenQuery(
    periodOf(first, last),
    { refetchOnMountOrArgChange: true },
  );
  const days = eventsByDay(currentData ?? [], first, last);
  return (
    <section aria-labelledby={titleId} aria-busy={isFetching} className={css.month}>
      <div className={css.head}>
        <h2 id={titleId} className={css.title} aria-live="polite">
          {monthName(chosen)}
        </h2>
        <div className={css.steps}>
          <IconButton
            icon={ChevronLeft}
            label={texts.previousMonth}
            onClick={() => choose(addMonths(chosen, -1))}
          />
          <Button size="sm" onClick={() => choose(today)}>
            {texts.today}
          </Button>
          <IconButton
            icon={ChevronRight}
            label={texts.nextMonth}
            onClick={() => choose(addMonths(chosen, 1))}
          />
        </div>
      </div>
      {error && !currentData ? (
        <ErrorState
          {...eventsFailure(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      <div className={css.wide}>
        <MonthGrid {...{ weeks, days, chosen, today, firstWeekday, titleId }} onChoose={choose} />
        {currentData ? (
          <DayList {...{ days, today }} shown={[chosen]} empty={texts.noneOnDay} />
        ) : null}
      </div>
      {currentData ? (
        <div className={css.narrow}>
          <MonthList
            {...{ days, today }}
            month={weeks.flat().filter((day) => isSameMonth(day, chosen))}
          />
        </div>
      ) : null}
      {!currentData && !error ? <Skeleton /> : null}
    </section>
  );
}
