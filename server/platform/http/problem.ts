/** A text for each invalid field, by its name on the wire. */
export type FieldErrors = Record<string, string>;

/** Thrown anywhere in a call: becomes the response `{ detail, errors? }` with its status. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    /** One sentence the user can act on. */
    readonly detail: string,
    readonly more: {
      errors?: FieldErrors;
      retryAfterSeconds?: number;
      email?: string;
      /** When the caller's account is deleted. */
      deletionAt?: Date;
      allow?: string;
    } = {},
  ) {
    super(detail);
    this.name = 'Problem';
  }
}

export const badRequest = (detail: string, errors?: FieldErrors) =>
  new Problem(400, detail, errors ? { errors } : {});
export const notFound = (detail: string) => new Problem(404, detail);
export const forbidden = (detail: string) => new Problem(403, detail);
export const conflict = (detail: string) => new Problem(409, detail);
export const tooManyRequests = (detail: string, retryAfterSeconds: number) =>
  new Problem(429, detail, { retryAfterSeconds });
