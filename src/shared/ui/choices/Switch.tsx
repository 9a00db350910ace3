import type { ComponentProps, ReactNode } from 'react';
import css from './Switch.module.css';

/** Props of a switch, and everything a native checkbox takes. */
export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  readonly label: ReactNode;
}

/** An on/off setting that takes effect at once. Label at the start, switch at the end. */
export function Switch({ label, className, ...native }: SwitchProps) {
  return (
    <div className={className}>
      <label className={css.line}>
        <span>{label}</span>
        <input {...native} type="checkbox" role="switch" className={css.track} />
      </label>
    </div>
  );
}
