import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A request of the protocol. */
export interface CompletionRequest {
  model: string;
  stream: boolean;
  max_tokens: number;
  messages: { role: string; content: string }[];
}

/** One response: a text that is streamed, or a failure. */
export type Completion =
  | string
  | { status: number }
  | { body: string; contentType: string }
  | { redirectTo: string }
  | StreamedText;

/** A text that is streamed in small pieces, at first as good servers do. */
interface StreamedText {
  text: string;
  /** Delays before the first piece, and between pieces. */
  firstMs?: number;
  pieceMs?: number;
  /** The ending waits for this. */
  held?: Promise<unknown>;
  /** Sent in place of the last event; null breaks the connection. */
  ending?: string | null;
}

/** A local server that speaks the chat-completions protocol. */
export interface ChatCompletionsServer {
  /** The value for `ASSISTANT_URL`. */
  url: string;
  requests: { body: CompletionRequest; authorization: string | undefined }[];
  /** Sets the next responses; the last one is repeated. */
  respondWith(...completions: Completion[]): void;
  close(): Promise<void>;
}

/** Resolves once a slow model has thought, which keeps no process alive. */
async function think(ms: number): Promise<void> {
  if (ms > 0) await once(AbortSignal.timeout(ms), 'abort');
}

const eventOf = (content: string) =>
  `data: ${JSON.stringify({ object: 'chat.completion.chunk', choices: [{ index: 0, delta: { content } }] })}\n\n`;

async function stream(response: ServerResponse, completion: Exclude<Completion, string>) {
  if ('status' in completion) {
    response.writeHead(completion.status, { 'content-type': 'application/json' }).end('{}');
    return;
  }
  if ('redirectTo' in completion) {
    response.writeHead(307, { location: completion.redirectTo }).end();
    return;
  }
  if ('body' in completion) {
    response.writeHead(200, { 'content-type': completion.contentType }).end(completion.body);
    return;
  }
  const { firstMs = 0, pieceMs = 0, ending = 'data: [DONE]\n\n' } = completion;
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  // As real servers do: a first event with the role and without a text.
  response.write('data: {"choices":[{"index":0,"delta":{"role":"assistant"}}]}\n\n');
  await think(firstMs);
  for (const piece of completion.text.match(/[\s\S]{1,7}/g) ?? []) {
    response.write(eventOf(piece));
    await think(pieceMs);
  }
  await completion.held;
  if (ending === null) {
    await think(20);
    response.destroy();
  } else response.end(ending);
}

/** Starts the server on a free port. */
export async function startChatCompletions(): Promise<ChatCompletionsServer> {
  let completions: Completion[] = ['NOT_FOUND'];
  const requests: ChatCompletionsServer['requests'] = [];
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions') {
      response.writeHead(404).end();
      return;
    }
    const body = (await json(request)) as CompletionRequest;
    requests.push({ body, authorization: request.headers.authorization });
    const [next = 'NOT_FOUND', ...others] = completions;
    if (others.length > 0) completions = others;
    await stream(response, typeof next === 'string' ? { text: next } : next);
  };
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    respondWith: (...next) => (completions = next),
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
