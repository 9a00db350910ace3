import { clsx } from 'clsx';
import { ArrowUpDown, CircleAlert, Cog, Compass, MousePointerClick, Radio } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { LogEntry } from '#replay/logFormat';
import { Icon } from '#shared/ui/marks/Icon';
import { clockTime } from '../player/playerTime';
import { kindWords, type ActionKind } from './actionKind';
import css from './ActionRow.module.css';
import kindCss from './kind.module.css';

const icons: Readonly<Record<ActionKind, LucideIcon>> = {
  person: MousePointerClick,
  page: Compass,
  automatic: Cog,
  socket: Radio,
  network: ArrowUpDown,
  error: CircleAlert,
};

interface ActionRowProps {
  readonly entry: LogEntry;
  readonly kind: ActionKind;
  /** Milliseconds since the log began. */
  readonly time: number;
}

/** An action's name in two parts. API calls are named by their endpoint. */
function nameOf({ action }: LogEntry): readonly [group: string, name: string] {
  const { type, meta } = action;
  const arg = (meta as { arg?: { endpointName?: unknown } } | undefined)?.arg;
  if (typeof arg?.endpointName === 'string')
    return ['api/', `${arg.endpointName} ${type.slice(type.lastIndexOf('/') + 1)}`];
  const cut = type.indexOf('/') + 1;
  return [type.slice(0, cut), type.slice(cut)];
}

/** One row of the action list. */
export function ActionRow({ entry, kind, time }: ActionRowProps) {
  const [group, name] = nameOf(entry);
  return (
    <>
      <span className={css.number}>{entry.i}</span>
      <span className={clsx(css.icon, kindCss[kind])} role="img" aria-label={kindWords[kind]}>
        <Icon of={icons[kind]} />
      </span>
      <span className={css.type} title={entry.action.type}>
        {group}
        <strong>{name}</strong>
      </span>
      <span className={css.time}>{clockTime(time)}</span>
    </>
  );
}
