import type { Chart } from '../charts';

/** The body of a paper; its title, authors and abstract are part of the demo campus. */
export interface PaperBody {
  keywords: string;
  /** Each section: its heading, then its paragraphs. */
  sections: readonly (readonly [heading: string, ...paragraphs: string[]])[];
  /** Stands after the section with this position, counted from 0. */
  figure: { after: number; caption: string; chart: Chart };
  table: {
    after: number;
    caption: string;
    head: readonly string[];
    rows: readonly (readonly string[])[];
  };
  /** Textbooks only: the campus cites no paper that does not exist. */
  references: readonly string[];
}
