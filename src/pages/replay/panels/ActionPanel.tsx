import type { UnknownAction } from '@reduxjs/toolkit';
import type { LogEntry } from '#replay/logFormat';
import css from './panels.module.css';
import * as texts from './texts';

interface ActionPanelProps {
  readonly entry: LogEntry | undefined;
  /** Whether the action belongs to the second of two logs. */
  readonly isOther?: boolean;
}

/** The id under which the server's log has a failed call, or null. */
function requestIdOf({ meta }: UnknownAction): string | null {
  const { baseQueryMeta } = (meta ?? {}) as { baseQueryMeta?: { requestId?: unknown } };
  return typeof baseQueryMeta?.requestId === 'string' ? baseQueryMeta.requestId : null;
}

/** An action as JSON. */
export function ActionPanel({ entry, isOther = false }: ActionPanelProps) {
  if (!entry) return <p className={css.none}>{isOther ? texts.noActionInOther : texts.noAction}</p>;
  const { type } = entry.action;
  const requestId = requestIdOf(entry.action);
  return (
    <div className={css.panel}>
      <h3 className={css.heading}>{isOther ? texts.inOther(type) : type}</h3>
      {requestId === null ? null : (
        <p className={css.requestId}>
          {texts.requestId} <code>{requestId}</code>
        </p>
      )}
      <pre
        className={css.json}
        role="region"
        aria-label={isOther ? texts.otherAsJson : texts.asJson}
        tabIndex={0}
      >
        {JSON.stringify(entry.action, null, 2)}
      </pre>
      {entry.h === undefined ? null : <p className={css.none}>{texts.hashAfter(entry.h)}</p>}
    </div>
  );
}
