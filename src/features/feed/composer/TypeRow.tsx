import { CalendarDays, FileText, ImageIcon, PenLine, type LucideIcon } from 'lucide-react';
import type { PostKind } from '../newPost';
import * as texts from './texts';
import css from './TypeRow.module.css';

/** The kinds of post. To add a kind, add its line. */
const KINDS = [
  { kind: 'text', label: texts.text, icon: PenLine },
  { kind: 'media', label: texts.media, icon: ImageIcon },
  { kind: 'document', label: texts.document, icon: FileText },
  { kind: 'event', label: texts.event, icon: CalendarDays },
] as const satisfies readonly { kind: PostKind; label: string; icon: LucideIcon }[];

interface TypeRowProps {
  readonly value: PostKind;
  /** Disabled while a post is being sent, so that its kind can't change. */
  readonly disabled: boolean;
  readonly onChange: (kind: PostKind) => void;
}

/** The row of post kinds below the composer, each icon in the colour of its spine. */
export function TypeRow({ value, disabled, onChange }: TypeRowProps) {
  return (
    <div role="group" aria-label={texts.kindOfPost} className={css.row}>
      {KINDS.map(({ kind, label, icon: Icon }) => (
        <button
          key={kind}
          type="button"
          className={css.kind}
          data-kind={kind}
          aria-pressed={kind === value}
          aria-disabled={disabled || undefined}
          onClick={() => {
            if (!disabled) onChange(kind);
          }}
        >
          <Icon aria-hidden="true" strokeWidth={1.75} className={css.icon} />
          {label}
        </button>
      ))}
    </div>
  );
}
