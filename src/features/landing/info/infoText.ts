import type { ReactNode } from 'react';

/** The words of one page that the footer leads to. */
export interface InfoText {
  readonly title: string;
  /** One sentence under the title. */
  readonly lead: string;
  /** Paragraphs, lists, and h2 headings where there is more than one subject. */
  readonly body: ReactNode;
}
