import { useId, type ReactNode } from 'react';
import css from './gallery.module.css';

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One section of the gallery with a heading. */
export function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.section}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** Components side by side, wrapping. */
export function Row({ children }: { readonly children: ReactNode }) {
  return <div className={css.row}>{children}</div>;
}

/** Components in columns of equal width. */
export function Columns({ children }: { readonly children: ReactNode }) {
  return <div className={css.columns}>{children}</div>;
}
