import type { ReactNode } from 'react';
import css from './CardTitle.module.css';

interface CardTitleProps {
  readonly children: ReactNode;
  readonly id?: string | undefined;
  /** Shown at the end of the line, such as a count. */
  readonly aside?: ReactNode;
}

/** The ruled serif heading of a small card in a side column. */
export function CardTitle({ children, id, aside }: CardTitleProps) {
  return (
    <div className={css.line}>
      <h2 id={id} className={css.title}>
        {children}
      </h2>
      {aside}
    </div>
  );
}
