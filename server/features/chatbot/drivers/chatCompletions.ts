import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { ChatbotConfig } from '#server/platform/config/services';
import { trimEndOf } from '#server/platform/text';
import { DriverUnavailable } from './answerDriver';

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

/** A transient failure worth a retry: rate limiting or a server error. */
class TransientFailure extends DriverUnavailable {}

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
    throw new TransientFailure('The model could not be reached.', { cause: error });
  });
  const { status, headers, body } = response;
  if (status === 429 || status >= 500) throw new TransientFailure(`The model answered ${status}.`);
  if (!response.ok) throw new DriverUnavailable(`The model answered ${status}.`);
  if (!body || !headers.get('content-type')?.startsWith('text/event-stream')) {
    throw new DriverUnavailable('The model did not answer with a stream.');
  }
  return body;
}

/** The text in one event; null if its format is unexpected. */
function textOf(data: string): string | null {
  try {
    const { choices } = JSON.parse(data) as { choices?: { delta?: { content?: unknown } }[] };
    if (!Array.isArray(choices)) return null;
    const content = choices[0]?.delta?.content;
    return typeof content === 'string' ? content : '';
  } catch {
    return null;
  }
}

async function read(body: ReadableStream<Uint8Array>, onFirst: () => void): Promise<string> {
  const events = body
    .pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>)
    .pipeThrough(new EventSourceParserStream());
  let answer = '';
  let understood = false;
  for await (const { data } of events) {
    if (data === '[DONE]') break;
    const text = textOf(data);
    understood ||= text !== null;
    if (text) onFirst();
    answer += text ?? '';
    if (answer.length > MAX_ANSWER_LENGTH) break;
  }
  if (!understood) throw new DriverUnavailable('The model did not answer in the agreed form.');
  return answer.slice(0, MAX_ANSWER_LENGTH);
}

async function askOnce(
  config: ChatbotConfig,
  messages: readonly ChatMessage[],
  { signal, firstMs }: { signal: AbortSignal; firstMs: number },
): Promise<string> {
  const first = new AbortController();
  const timer = setTimeout(() => first.abort(), firstMs);
  try {
    const body = await send(config, messages, AbortSignal.any([signal, first.signal]));
    return await read(body, () => clearTimeout(timer));
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
 * Sends messages to a chat-completions endpoint and reads the streamed answer to its end. Retries
 * once after a transient failure. Throws DriverUnavailable.
 */
export async function askModel(
  config: ChatbotConfig,
  messages: readonly ChatMessage[],
  { firstMs, totalMs, retryMs }: Timeouts,
): Promise<string> {
  const signal = AbortSignal.timeout(totalMs);
  try {
    return await askOnce(config, messages, { signal, firstMs });
  } catch (error) {
    if (!(error instanceof TransientFailure)) throw error;
    await new Promise((resolve) => setTimeout(resolve, retryMs));
    return askOnce(config, messages, { signal, firstMs });
  }
}
