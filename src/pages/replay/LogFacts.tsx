import { FileText } from 'lucide-react';
import { clockFormat, dateFormat } from '#shared/lib/dateFormat';
import { Icon } from '#shared/ui/marks/Icon';
import css from './LogFacts.module.css';
import { recordedZone } from './recordedZone';
import * as texts from './texts';
import type { OpenLog } from './useLogFile';

const DATE = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** A moment in a zone on the reader's clock, such as '5 December 2026, 6:30 PM'. */
const momentIn = (moment: string, zone: string | undefined): string =>
  [dateFormat('en-GB', DATE, zone), clockFormat(zone)]
    .map((format) => format.format(Date.parse(moment)))
    .join(', ');

/** The file's name, when it was recorded and by which version of the application. */
export function LogFacts({ log }: { readonly log: OpenLog }) {
  const { header, entries } = log.replay;
  const span = (entries.at(-1)?.t ?? 0) - (entries[0]?.t ?? 0);
  const zone = recordedZone(header);
  const facts = [
    texts.version(header.application),
    texts.recordedAt(momentIn(header.started_at, zone)),
    texts.actionCount(entries.length),
    texts.duration(span),
    ...(header.mode === 'recording' ? [texts.recording] : []),
    ...(header.share ? [texts.anonymised] : []),
  ];
  return (
    <div className={css.facts}>
      <span className={css.file}>
        <Icon of={FileText} />
        {log.name}
      </span>
      <span>{facts.join(' · ')}</span>
    </div>
  );
}
