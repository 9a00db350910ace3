import { useNow } from '../../hooks/useNow';
import { fullTime, timeLabel } from '../../lib/timeLabel';

/** How long ago something was, with the full date on hover; keeps itself up to date. */
export function RelativeTime({
  stamp,
  className,
}: {
  readonly stamp: string;
  readonly className?: string | undefined;
}) {
  const now = useNow();
  return (
    <time dateTime={stamp} title={fullTime(stamp)} className={className}>
      {timeLabel(stamp, now)}
    </time>
  );
}
