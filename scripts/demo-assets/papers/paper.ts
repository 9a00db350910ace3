import type { Chart } from '../charts';

/** The body of a paper. Its title, authors and abstract are part of the demo campus. */
export interface PaperBody {
  keywords: string;
  /** The sections, each as its heading followed by its paragraphs. */
  sections: readonly (readonly [heading: string, ...paragraphs: string[]])[];
  /** Placed after the section with this index, counted from 0. */
  figure: { after: number; caption: string; chart: Chart };
  table: {
    after: number;
    caption: string;
    head: readonly string[];
    rows: readonly (readonly string[])[];
  };
  /** Textbooks only, because the campus cites no paper that doesn't exist. */
  references: readonly string[];
}
