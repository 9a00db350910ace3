import type { Event } from '#contract/entities/event';
import type { FoundPerson } from '#contract/entities/person';
import type { Paper } from '#contract/entities/research';
import type { AskedTime } from './askedTime';

/**
 * The searches of other features that the chatbot uses. Each returns only what the product itself
 * would show the reader.
 */
export interface Searches {
  /** Upcoming events, soonest first: all, or those on the days that the reader names. */
  comingEvents(readerId: number, limit: number, when?: AskedTime): Promise<Event[]>;
  /** Upcoming events about a topic, soonest first. */
  talks(readerId: number, topic: string, limit: number): Promise<Event[]>;
  /** People who work on a topic, best first. */
  people(readerId: number, topic: string, limit: number): Promise<FoundPerson[]>;
  /** Papers on a topic, best first. */
  papers(readerId: number, topic: string, limit: number): Promise<Paper[]>;
}
