import type { Event } from '#contract/entities/event';
import type { Paper } from '#contract/entities/research';
import type { University } from '#contract/entities/university';

/**
 * The searches and lists of other features. The application passes them in, because features don't
 * import each other. Each leaves out what is hidden from the reader.
 */
export interface OtherSearches {
  papers(
    readerId: number,
    keyword: string,
    limit: number,
  ): Promise<{ papers: Paper[]; total: number }>;
  universities(
    readerId: number,
    keyword: string,
    limit: number,
  ): Promise<{ universities: University[]; total: number }>;
  /** The events with these ids in their order. */
  events(readerId: number, ids: readonly number[]): Promise<Event[]>;
}
