import type { ReactNode, Ref } from 'react';
import css from './PageHeading.module.css';

interface PageHeadingProps {
  readonly children: ReactNode;
  /** One line under the title. */
  readonly lead?: ReactNode;
  /** Shown at the end of the title's line, or below where there is no room: a count or buttons. */
  readonly aside?: ReactNode;
  readonly id?: string | undefined;
  readonly ref?: Ref<HTMLHeadingElement> | undefined;
}

/** The page's only h1. Code may move the focus to it after navigation. */
export function PageHeading({ children, lead, aside, id, ref }: PageHeadingProps) {
  return (
    <div className={css.heading}>
      <div className={css.words}>
        <h1 ref={ref} id={id} tabIndex={-1}>
          {children}
        </h1>
        {lead ? <p className={css.lead}>{lead}</p> : null}
      </div>
      {aside}
    </div>
  );
}
