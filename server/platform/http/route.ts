import type { FastifyReply, FastifyRequest } from 'fastify';
import { LIST_PAGE_SIZE } from '#contract/limits';
import type { ResponseOf, BodyOf, Call, ParamsOf, QueryOf } from '#contract/defineCall';
import type { LimitRule } from './limits/limits';
import { badRequest } from './problem';
import * as texts from './texts';
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
  caller: C['access'] extends 'verified' ? Caller : null;
  ip: string;
  request: FastifyRequest;
  reply: FastifyReply;
}

export interface RouteOptions {
  /** Limits in addition to the general one for each token and address. */
  limits?: readonly LimitRule[];
  /** Successful responses contain a secret: the copy kept for repeated requests is sealed. */
  secretResponse?: boolean;
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
  handle(context: CallContext<C>): Promise<ResponseOf<C> | FastifyReply>;
}

/** Connects a call of the contract with its handler. */
export function route<C extends Call>(
  call: C,
  handle: (context: CallContext<C>) => Promise<ResponseOf<C> | FastifyReply>,
  options: RouteOptions = {},
): Route {
  return { call, options, handle };
}

/** The part of a list to return. */
export interface Page {
  limit: number;
  offset: number;
}

/** The part of a list that a query requests. */
export type PageQuery = Partial<Page>;

/** Returns the page that a query requests; `size` is the default length. */
export function pageOf(query: PageQuery, size = LIST_PAGE_SIZE): Page {
  return { limit: query.limit ?? size, offset: query.offset ?? 0 };
}

/**
 * Throws 400 if the body names another id than the path. Some bodies repeat the ids of their path,
 * as numbers or digits; null and undefined are accepted.
 */
export function requireSame(
  field: string,
  inPath: number,
  inBody: number | string | null | undefined,
): void {
  if (inBody === undefined || inBody === null || Number(inBody) === inPath) return;
  throw badRequest(texts.differentIds, { [field]: texts.notThePathsId });
}
