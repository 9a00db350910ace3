import { X, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon, IconButton } from '#shared/ui';
import css from './MessageComposer.module.css';

interface ComposerBarProps {
  readonly icon: LucideIcon;
  readonly title: ReactNode;
  /** The message that it is about. */
  readonly children?: ReactNode;
  /** The name of the button that cancels. */
  readonly cancelLabel: string;
  readonly onCancel: () => void;
}

/** The line above the field that names the message being edited or replied to. */
export function ComposerBar({ icon, title, children, cancelLabel, onCancel }: ComposerBarProps) {
  return (
    <div className={css.bar}>
      <Icon of={icon} size="sm" />
      <div className={css.about}>
        <p className={css.barTitle}>{title}</p>
        {children}
      </div>
      <IconButton size="sm" icon={X} label={cancelLabel} onClick={onCancel} />
    </div>
  );
}
