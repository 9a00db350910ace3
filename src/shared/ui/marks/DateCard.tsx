import { clsx } from 'clsx';
import { dateFormat } from '../../lib/dateFormat';
import css from './DateCard.module.css';
import { VisuallyHidden } from './VisuallyHidden';

interface DateCardProps {
  readonly date: Date;
  /** The time zone of the date, such as 'Asia/Dhaka'. Defaults to the reader's own. */
  readonly timeZone?: string | undefined;
  /** Width: sm 44 (no weekday), md 64, lg 88 pixels. */
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
}

const part = (date: Date, timeZone: string | undefined, options: Intl.DateTimeFormatOptions) =>
  dateFormat('en-GB', options, timeZone).format(date);

/** A calendar page: month strip, day, weekday. Renders nothing for an invalid date. */
export function DateCard({ date, timeZone, size = 'md' }: DateCardProps) {
  if (Number.isNaN(date.getTime())) return null;
  return (
    <time dateTime={date.toISOString()} className={clsx(css.card, css[size])}>
      <VisuallyHidden>{part(date, timeZone, { dateStyle: 'full' })}</VisuallyHidden>
      <span aria-hidden="true" className={css.month}>
        {part(date, timeZone, { month: 'short' })}
      </span>
      <span aria-hidden="true" className={css.day}>
        {part(date, timeZone, { day: 'numeric' })}
      </span>
      {size === 'sm' ? null : (
        <span aria-hidden="true" className={css.weekday}>
          {part(date, timeZone, { weekday: 'short' })}
        </span>
      )}
    </time>
  );
}
