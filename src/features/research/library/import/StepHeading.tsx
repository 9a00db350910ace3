import { useEffect, useRef, type ReactNode } from 'react';
import css from './Import.module.css';

interface StepHeadingProps {
  readonly children: ReactNode;
  /** The element that screen readers read after the heading. */
  readonly describedBy?: string | undefined;
}

/** The heading of a step of an import. Takes the focus, because the button of the last step is gone. */
export function StepHeading({ children, describedBy }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h3
      ref={heading}
      tabIndex={-1}
      className={css.heading}
      aria-describedby={describedBy}
      dir="auto"
    >
      {children}
    </h3>
  );
}
