import { PenLine, type LucideIcon } from 'lucide-react';
import type { PostKind } from '../newPost';
import css from './TypeRow.module.css';

/** What can be posted. To add a kind, add its line. */
const KINDS = [{ kind: 'text', label: 'Text', icon: PenLine }] as const satisfies readonly {
  kind: PostKind;
  label: string;
  icon: LucideIcon;
}[];

interface TypeRowProps {
  readonly value: PostKind;
  readonly onChange: (kind: PostKind) => void;
}

/** The row of kinds under the composer, each icon in the colour of its spine. */
export function TypeRow({ value, onChange }: TypeRowProps) {
  return (
    <div role="group" aria-label="Kind of post" className={css.row}>
      {KINDS.map(({ kind, label, icon: Icon }) => (
        <button
          key={kind}
          type="button"
          className={css.kind}
          data-kind={kind}
          aria-pressed={kind === value}
          onClick={() => onChange(kind)}
        >
          <Icon aria-hidden="true" strokeWidth={1.75} className={css.icon} />
          {label}
        </button>
      ))}
    </div>
  );
}
