import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { ChatbotConfig } from '#server/platform/config/services';
import { trimEndOf } from '#server/platform/text';
import { DriverRefused, DriverUnavailable } from './answerDriver';
import { readEvent } from './readEvent';

/** The timeouts of a request to the model. */
export interface Timeouts {
  /** Until the first piece of the answer. */
  firstMs: number;
  totalMs: number;
  /** Before the only retry. */
  retryMs: number;
}

export interface ChatMessage {
  role: 'system' | 'user';
  content: string;
}

const MAX_ANSWER_TOKENS = 800;
/** Limits the output of a model that does not stop. */
const MAX_ANSWER_LENGTH = 20_000;
/** Limits a stream without answer, such as one event that does not end. */
const MAX_STREAM_BYTES = 8 * 2 ** 20;

/** The statuses of requests that the model refuses for what they contain. */
const REFUSED: ReadonlySet<number> = new Set([400, 413, 422]);

/** A transient failure worth a retry: rate limiting or a server error. */
class TransientFailure extends DriverUnavailable {}

/** The code of a failed connection, such as ` (ECONNREFUSED)`; messages may contain addresses. */
function codeOf(error: unknown): string {
  const { code } = ((error as { cause?: unknown }).cause ?? {}) as { code?: unknown };
  return typeof code === 'string' && /^\w{1,40}$/.test(code) ? ` (${code})` : '';
}

async function send(
  { url, model, key }: ChatbotConfig,
  messages: readonly ChatMessage[],
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const response = await fetch(`${trimEndOf(url, '/')}/chat/completions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({
      model,
      messages,
      stream: true,
      temperature: 0,
      max_tokens: MAX_ANSWER_TOKENS,
    }),
    // Questions are private, so they go to the configured address and to no other.
    redirect: 'error',
    signal,
  }).catch((error: unknown) => {
    throw new TransientFailure(`The model could not be reached${codeOf(error)}.`, { cause: error });
  });
  const { status, headers, body } = response;
  if (status === 429 || status >= 500) throw new TransientFailure(`The model answered ${status}.`);
  if (REFUSED.has(status)) throw new DriverRefused(`The model answered ${status}.`);
  if (!response.ok) throw new DriverUnavailable(`The model answered ${status}.`);
  if (!body || !headers.get('content-type')?.startsWith('text/event-stream')) {
    throw new DriverUnavailable('The model did not answer with a stream.');
  }
  return body;
}

/** Ends a stream that is too long. */
function limitBytes(): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes <= MAX_STREAM_BYTES) controller.enqueue(chunk);
      else controller.error(new DriverUnavailable('The model sent too much.'));
    },
  });
}

/** Yields the text of a stream up to its end. Throws if it is cut off. */
async function* textsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const events = body
    .pipeThrough(limitBytes())
    .pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>)
    .pipeThrough(new EventSourceParserStream());
  let room = MAX_ANSWER_LENGTH;
  for await (const { data } of events) {
    const { text, isLast } = readEvent(data);
    if (text !== '') yield text.slice(0, room);
    room -= text.length;
    if (isLast || room <= 0) return;
  }
  throw new TransientFailure('The model broke off.');
}

async function* streamOnce(
  config: ChatbotConfig,
  messages: readonly ChatMessage[],
  { signal, firstMs }: { signal: AbortSignal; firstMs: number },
): AsyncGenerator<string> {
  const first = new AbortController();
  const timer = setTimeout(() => first.abort(), firstMs);
  try {
    const body = await send(config, messages, AbortSignal.any([signal, first.signal]));
    for await (const text of textsIn(body)) {
      clearTimeout(timer);
      yield text;
    }
  } catch (error) {
    if (signal.aborted || first.signal.aborted) {
      throw new DriverUnavailable('The model took too long.', { cause: error });
    }
    if (error instanceof DriverUnavailable) throw error;
    throw new TransientFailure('The model broke off.', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Sends messages to a chat-completions endpoint and yields the answer's text as it arrives. A
 * transient failure before the first piece is retried once; later ones are not, because the
 * beginning may have been shown. Throws DriverUnavailable, also if the answer is cut off.
 */
export async function* streamAnswer(
  config: ChatbotConfig,
  messages: readonly ChatMessage[],
  { firstMs, totalMs, retryMs }: Timeouts,
): AsyncGenerator<string> {
  const signal = AbortSignal.timeout(totalMs);
  let hasBegun = false;
  try {
    for await (const text of streamOnce(config, messages, { signal, firstMs })) {
      hasBegun = true;
      yield text;
    }
  } catch (error) {
    if (hasBegun || !(error instanceof TransientFailure)) throw error;
    await new Promise((resolve) => setTimeout(resolve, retryMs));
    yield* streamOnce(config, messages, { signal, firstMs });
  }
}
