import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerOf, BodyOf, Call, ParamsOf, QueryOf } from '#contract/defineCall';
import type { LimitRule } from './limits/limits';
import type { UploadedFile } from './uploads/uploadFolder';

/** The caller of a call that needs a session. */
export interface Caller {
  id: number;
  username: string;
  sessionId: number;
}

/** What a handler gets: checked input, and the caller where the call's access asks for one. */
export interface CallContext<C extends Call> {
  params: ParamsOf<C>;
  query: QueryOf<C>;
  body: BodyOf<C>;
  /** Uploaded files by field; they lie in temporary files that are removed after the answer. */
  files: Readonly<Record<string, UploadedFile[]>>;
  caller: C['access'] extends 'anonymous' ? null : Caller;
  ip: string;
  request: FastifyRequest;
  reply: FastifyReply;
}

export interface RouteOptions {
  /** Limits beyond the general one for each token and address. */
  limits?: readonly LimitRule[];
  /** The good answer holds a secret: what is kept of it for a repeated request is sealed. */
  secretAnswer?: boolean;
  /**
   * Not counted for its address: only for an `anonymous` call that answers nobody but who was given
   * the right to it, and is made so often that the people of one campus would use up its budget.
   */
  uncounted?: boolean;
}

/** A call and what answers it. */
export interface Route<C extends Call = Call> {
  call: C;
  options: RouteOptions;
  handle(context: CallContext<C>): Promise<AnswerOf<C> | FastifyReply>;
}

/** Ties a call of the contract to its handler. */
export function route<C extends Call>(
  call: C,
  handle: (context: CallContext<C>) => Promise<AnswerOf<C> | FastifyReply>,
  options: RouteOptions = {},
): Route {
  return { call, options, handle };
}
