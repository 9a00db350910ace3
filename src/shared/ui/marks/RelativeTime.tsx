import { useNow } from '../../hooks/useNow';
import { fullTime, timeLabel } from '../../lib/timeLabel';

/** A relative time with the full date on hover. It updates itself. */
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
