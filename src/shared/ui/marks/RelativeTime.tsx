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
  const label = useNow((now) => timeLabel(stamp, now));
  return (
    <time dateTime={stamp} title={fullTime(stamp)} className={className}>
      {label}
    </time>
  );
}
