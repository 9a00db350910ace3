import { CalendarDays, ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { EVENTS_FIRST_PAGE_SIZE, EVENTS_NEXT_PAGE_SIZE } from '#contract/limits';
import { eventMessages } from '#contract/messages';
import { useHistoryState } from '#shared/hooks/useHistoryState';
import { Button } from '#shared/ui/buttons/Button';
import { EmptyState } from '#shared/ui/feedback/EmptyState';
import * as texts from '../texts';
import css from './EventsPage.module.css';
import { EventTiles } from './EventTiles';

interface EventSectionProps {
  readonly title: string;
  /** Soonest first. */
  readonly ids: readonly number[];
  /** The page says once that there are no events, so its sections don't. */
  readonly isPageEmpty: boolean;
}

/** Splits ids into a first page of four, then pages of eight. */
function inPages(ids: readonly number[]): (readonly number[])[] {
  if (ids.length === 0) return [];
  const pages = [ids.slice(0, EVENTS_FIRST_PAGE_SIZE)];
  for (let at = EVENTS_FIRST_PAGE_SIZE; at < ids.length; at += EVENTS_NEXT_PAGE_SIZE)
    pages.push(ids.slice(at, at + EVENTS_NEXT_PAGE_SIZE));
  return pages;
}

/** Four events, and eight more for each See More. Each page is loaded separately. */
export function EventSection({ title, ids, isPageEmpty }: EventSectionProps) {
  const headingId = useId();
  const [more, setMore] = useHistoryState<number>(`more: ${title}`, 0);
  const [openBefore] = useState(more);
  const pages = inPages(ids);
  return (
    <section aria-labelledby={headingId} className={css.section}>
      <div className={css.head}>
        <h2 id={headingId} className={css.title}>
          {title}
        </h2>
        {ids.length > 0 ? <span className={css.count}>{texts.eventCount(ids.length)}</span> : null}
      </div>
      {ids.length === 0 && !isPageEmpty ? (
        <EmptyState compact icon={CalendarDays} title={eventMessages.widgetNone} />
      ) : null}
      {pages.slice(0, 1 + more).map((page, index) => (
        <EventTiles
          key={page.join()}
          ids={page}
          label={index === 0 ? title : texts.moreOfSection(title)}
          isAskedFor={index > openBefore}
        />
      ))}
      {pages.length > 1 + more ? (
        <Button
          className={css.more}
          icon={ChevronDown}
          aria-label={`${texts.seeMore}: ${title}`}
          onClick={() => setMore(more + 1)}
        >
          {texts.seeMore}
        </Button>
      ) : null}
    </section>
  );
}
