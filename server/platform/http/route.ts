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

/** The input of a handler: validated values, and the caller if the call requires one. */
export interface CallContext<C extends Call> {
  params: ParamsOf<C>;
  query: QueryOf<C>;
  body: BodyOf<C>;
  /** Uploaded files by field. They are temporary files that are removed after the response. */
  files: Readonly<Record<string, UploadedFile[]>>;
  caller: C['access'] extends 'anonymous' ? null : Caller;
  ip: string;
  request: FastifyRequest;
  reply: FastifyReply;
}

export interface RouteOptions {
  /** Limits in addition to the general one for each token and address. */
  limits?: readonly LimitRule[];
  /** Successful responses contain a secret: the copy kept for repeated requests is sealed. */
  secretAnswer?: boolean;
  /**
   * Not counted for its address. Only for `anonymous` calls that require a secret link and are made
   * often enough to exhaust the budget of a campus.
   */
  uncounted?: boolean;
}

/** A call and its handler. */
export interface Route<C extends Call = Call> {
  call: C;
  options: RouteOptions;
  handle(context: CallContext<C>): Promise<AnswerOf<C> | FastifyReply>;
}

/** Connects a call of the contract with its handler. */
export function route<C extends Call>(
  call: C,
  handle: (context: CallContext<C>) => Promise<AnswerOf<C> | FastifyReply>,
  options: RouteOptions = {},
): Route {
  return { call, options, handle };
}
