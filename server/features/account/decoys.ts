import { randomUUID } from 'node:crypto';

/**
 * The address of a decoy: the account that somebody gets who signs up with an address that has one
 * already. It holds its username and takes its password as any account that is not verified, so that
 * neither tells whether the address is known, and it can never be verified: no mail and no code
 * belongs to it, because no address has a blank in it.
 */
export const decoyAddress = (email: string) => `${email} ${randomUUID()}`;

/** The address as its owner gave it. */
export const shownAddress = (email: string) => email.split(' ')[0] ?? email;
