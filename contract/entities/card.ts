import { Type, type Static } from '@sinclair/typebox';
import { ADDRESS_MAX_LENGTH } from '../limits';
import { Id, oneOf, record } from '../schema';
import { Person } from './person';

/** An address of a page of Quad, as a text has it. */
export const PageAddress = Type.String({ minLength: 1, maxLength: ADDRESS_MAX_LENGTH });

/** The subject of the page at an address. */
export const Card = record({
  address: PageAddress,
  kind: oneOf('paper', 'event', 'post'),
  id: Id,
  title: Type.String(),
  /** The person who shared the paper, announced the event or wrote the post. */
  user: Person,
});
export type Card = Static<typeof Card>;
