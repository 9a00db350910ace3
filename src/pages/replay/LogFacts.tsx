import { format } from 'date-fns';
import { FileText } from 'lucide-react';
import { Icon } from '#shared/ui/marks/Icon';
import css from './LogFacts.module.css';
import type { OpenLog } from './useLogFile';

const duration = (ms: number) => `${Math.floor(ms / 60_000)} min ${Math.floor(ms / 1_000) % 60} s`;

/** The file's name, when it was recorded and by which version of the application. */
export function LogFacts({ log }: { readonly log: OpenLog }) {
  const { header, entries } = log.replay;
  const span = (entries.at(-1)?.t ?? 0) - (entries[0]?.t ?? 0);
  const facts = [
    `version ${header.application}`,
    `recorded ${format(header.started_at, 'd MMMM yyyy, HH:mm')}`,
    `${entries.length.toLocaleString('en')} actions`,
    duration(span),
    ...(header.mode === 'recording' ? ['recording'] : []),
    ...(header.share ? ['names and texts anonymised'] : []),
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
