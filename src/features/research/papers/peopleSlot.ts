import type { ReactNode } from 'react';

/** What a paper shows of another feature. */
export interface PeopleSlot {
  /** The people whose work touches a topic. */
  readonly whoWorksOn: (keyword: string) => ReactNode;
}
