import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '../marks/Icon';
import css from './PillButton.module.css';

interface PillButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  readonly icon: LucideIcon;
}

/** A dark pill that floats over a list, such as '4 new posts'. Its parent positions it. */
export function PillButton({ icon, children, ...native }: PillButtonProps) {
  return (
    <button {...native} type="button" className={css.pill}>
      <Icon of={icon} size="sm" />
      {children}
    </button>
  );
}
