import type { CallInput } from './callAs';
import type { RightsWorld } from './rightsWorld';

/**
 * The kinds of caller: anonymous, a user with an unverified address, another member, a member whom
 * the owner has blocked, or the owner.
 */
export const CALLERS = ['anonymous', 'unverified', 'other', 'blocked', 'owner'] as const;
export type CallerKind = (typeof CALLERS)[number];

/** The status that each caller gets for the same request. */
export interface Right extends Record<CallerKind, number> {
  /**
   * For a member who has blocked the owner, if it differs from the member whom the owner has
   * blocked.
   */
  blocking?: number;
  request?: (world: RightsWorld) => CallInput;
}

type Request = Right['request'];

const right = (statuses: Omit<Right, 'request'>, request: Request): Right => ({
  ...statuses,
  ...(request ? { request } : {}),
});

/** Everyone gets the same status. */
export const everybody = (status: number, request?: Request) =>
  right(
    { anonymous: status, unverified: status, other: status, blocked: status, owner: status },
    request,
  );

/** Every member gets the same status: the call is about the caller, or lists what they may see. */
export const members = (status: number, request?: Request) =>
  right(
    { anonymous: 401, unverified: 403, other: status, blocked: status, owner: status },
    request,
  );

/** Members get the status, but for users hidden from the owner the thing does not exist. */
export const visible = (status: number, request: Request) =>
  right({ anonymous: 401, unverified: 403, other: status, blocked: 404, owner: status }, request);

/** The owner gets the status. Another member gets a 403, or, like blocked members, a 404. */
export const owner = (status: number, other: 403 | 404, request: Request) =>
  right({ anonymous: 401, unverified: 403, other, blocked: 404, owner: status }, request);

/** The owner gets the status; every other caller gets 403, whether the id exists or not. */
export const ownId = (status: number, request: Request) =>
  right({ anonymous: 401, unverified: 403, other: 403, blocked: 403, owner: status }, request);

/** A member reaches the owner, a blocked member cannot, and no one may do it to themselves. */
export const toOwner = (other: number, self: 400 | 404, request: Request, blocked = 404) =>
  right({ anonymous: 401, unverified: 403, other, blocked, owner: self }, request);
