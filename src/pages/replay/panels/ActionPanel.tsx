import type { LogEntry } from '#replay/logFormat';
import css from './panels.module.css';

interface ActionPanelProps {
  readonly entry: LogEntry | undefined;
  /** Whether the action belongs to the second of two logs. */
  readonly isOther?: boolean;
}

/** An action as JSON. */
export function ActionPanel({ entry, isOther = false }: ActionPanelProps) {
  const name = isOther ? 'In the other log' : 'The action';
  if (!entry) return <p className={css.none}>{`${name}: none here.`}</p>;
  return (
    <div className={css.panel}>
      <h3 className={css.heading}>
        {isOther ? `${name}: ` : ''}
        {entry.action.type}
      </h3>
      <pre className={css.json} role="region" aria-label={`${name} as JSON`} tabIndex={0}>
        {JSON.stringify(entry.action, null, 2)}
      </pre>
      {entry.h === undefined ? null : <p className={css.none}>{`Hash after it: ${entry.h}`}</p>}
    </div>
  );
}
