import { useNow } from '#shared/hooks/useNow';
import { dayLabel, fullDay } from '../chatTimes';
import * as texts from '../texts';
import css from './LogRules.module.css';

interface RuleProps {
  /** The timestamp of the first message below the rule. */
  readonly stamp: string;
}

/** The heading above the first message of a day: 'Today', 'Yesterday' or the date. */
export function DayHeading({ stamp }: RuleProps) {
  const label = useNow((now) => dayLabel(stamp, now));
  return <p className={css.day}>{label}</p>;
}

/** The rule above the messages that were unread when the conversation was opened. */
export function UnreadRule({ stamp }: RuleProps) {
  const day = useNow((now) => fullDay(stamp, now));
  return (
    <div role="separator" aria-label={texts.unreadFrom(day)} className={css.unread}>
      {texts.newFrom(day)}
    </div>
  );
}
