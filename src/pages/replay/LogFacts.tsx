import { tz } from '@date-fns/tz';
import { format } from 'date-fns';
import { FileText } from 'lucide-react';
import { Icon } from '#shared/ui/marks/Icon';
import css from './LogFacts.module.css';
import { recordedZone } from './recordedZone';
import * as texts from './texts';
import type { OpenLog } from './useLogFile';

/** The file's name, when it was recorded and by which version of the application. */
export function LogFacts({ log }: { readonly log: OpenLog }) {
  const { header, entries } = log.replay;
  const span = (entries.at(-1)?.t ?? 0) - (entries[0]?.t ?? 0);
  const zone = recordedZone(header);
  const facts = [
    texts.version(header.application),
    texts.recordedAt(
      format(header.started_at, 'd MMMM yyyy, HH:mm', zone === undefined ? {} : { in: tz(zone) }),
    ),
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
