import type { LogHeader } from '#replay/logFormat';
import { useMediaQuery } from '#shared/hooks/useMediaQuery';
import { browserZone } from '#shared/events/eventTime';
import css from './Screens.module.css';
import * as texts from './texts';
import { recordedZone } from './recordedZone';

interface ScreenSourceProps {
  readonly header: LogHeader;
  /** The zone in which times are shown; undefined if it is the viewer's own. */
  readonly shownZone: string | undefined;
}

/** Says in whose time zone, window and settings a replayed screen is shown. */
export function ScreenSource({ header, shownZone }: ScreenSourceProps) {
  // Rendered again when the layout changes with the window.
  useMediaQuery('(width >= 860px)');
  const { screen } = header;
  const own = browserZone() ?? texts.unknownZone;
  const zone = recordedZone(header);
  const sentences = [
    shownZone === undefined
      ? texts.timesInYours(own)
      : zone === shownZone
        ? texts.timesAsRecorded(shownZone)
        : texts.timesOfOther(shownZone, zone),
    texts.layoutIsYours(window.innerWidth),
    screen ? texts.recordedWith(screen) : texts.recordedUnknown,
  ];
  return <p className={css.source}>{sentences.join(' ')}</p>;
}
