import { clsx } from 'clsx';
import { VisuallyHidden } from '../marks/VisuallyHidden';
import css from './Spinner.module.css';

interface SpinnerProps {
  /** Announced to screen readers. Omit it if the text beside the spinner says the same. */
  readonly label?: string | undefined;
  readonly size?: 'sm' | 'md' | 'xl' | undefined;
  readonly className?: string | undefined;
}

/** A turning ring in the colour of the surrounding text. */
export function Spinner({ label, size = 'md', className }: SpinnerProps) {
  const ring = <span aria-hidden="true" className={clsx(css.ring, css[size], className)} />;
  if (!label) return ring;
  return (
    <span role="status" className={css.wrap}>
      {ring}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
