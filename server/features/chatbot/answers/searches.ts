import type { Event } from '#contract/entities/event';
import type { FoundPerson } from '#contract/entities/person';
import type { Paper } from '#contract/entities/research';

/**
 * The searches of other features that the chatbot uses. Each returns only what the product itself
 * would show the reader.
 */
export interface Searches {
  /** Upcoming events, soonest first. */
  comingEvents(readerId: number, limit: number): Promise<Event[]>;
  /** People who work on a topic, best first. */
  people(readerId: number, topic: string, limit: number): Promise<FoundPerson[]>;
  /** Papers on a topic, best first. */
  papers(readerId: number, topic: string, limit: number): Promise<Paper[]>;
}
