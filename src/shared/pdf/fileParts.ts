/** A file of the server, which is fetched in parts. */
export interface FileAddress {
  url: string;
  token: string;
}

/** The server refused a part of a file, or sent another one. */
export class PartFault extends Error {
  constructor(readonly status: number) {
    super(`The part of a file came with status ${status}.`);
  }
}

const PARTIAL_CONTENT = 206;
const TOO_MANY_REQUESTS = 429;
const SERVER_FAULT = 500;

/** A part of a file, or all of it from a server that sends no parts. */
interface Part {
  bytes: Uint8Array<ArrayBuffer>;
  /** The size of the whole file. */
  total: number;
}

/** Fetches a part of a file; `end` is exclusive. Throws if there is none. */
export async function fetchPart(
  { url, token }: FileAddress,
  { begin, end }: { begin: number; end: number },
  signal: AbortSignal,
): Promise<Part> {
  const headers = { Authorization: `Bearer ${token}`, Range: `bytes=${begin}-${end - 1}` };
  const response = await fetch(url, { headers, signal });
  if (!response.ok) throw new PartFault(response.status);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const isPart = response.status === PARTIAL_CONTENT;
  const total = isPart
    ? Number(/\/(\d{1,15})$/.exec(response.headers.get('Content-Range') ?? '')?.[1])
    : bytes.length;
  const isAsked = isPart ? bytes.length === Math.min(end, total) - begin : begin === 0;
  if (!isAsked) throw new PartFault(response.status);
  return { bytes, total };
}

/** The pauses before a part that failed is fetched again. */
const PAUSES_MS = [1_000, 3_000, 9_000];

const isWorthTrying = (error: unknown) =>
  !(error instanceof PartFault) ||
  error.status === TOO_MANY_REQUESTS ||
  error.status >= SERVER_FAULT;

interface FilePartsOptions {
  fetch: (begin: number, end: number) => Promise<Uint8Array>;
  pause: (ms: number) => Promise<void>;
  onPart: (begin: number, bytes: Uint8Array) => void;
  /** Called when a part could not be fetched for a while. */
  onLost: () => void;
}

/** The parts of a file that are fetched while it is read. */
export interface FileParts {
  ask: (begin: number, end: number) => void;
  /** Fetches again what could not be fetched. */
  askAgain: () => void;
  /** Ends all requests and reports. */
  stop: () => void;
}

/** Fetches parts of a file; those that fail are fetched again a few times, with growing pauses. */
export function createFileParts({ fetch, pause, onPart, onLost }: FilePartsOptions): FileParts {
  const lost = new Map<number, number>();
  let isStopped = false;

  async function fetchPatiently(begin: number, end: number): Promise<Uint8Array> {
    for (const ms of PAUSES_MS) {
      try {
        return await fetch(begin, end);
      } catch (error) {
        if (isStopped || !isWorthTrying(error)) throw error;
        await pause(ms);
      }
    }
    return fetch(begin, end);
  }

  const ask = (begin: number, end: number) =>
    void fetchPatiently(begin, end).then(
      (bytes) => {
        if (!isStopped) onPart(begin, bytes);
      },
      () => {
        if (isStopped) return;
        lost.set(begin, end);
        onLost();
      },
    );

  return {
    ask,
    askAgain() {
      const parts = [...lost];
      lost.clear();
      for (const [begin, end] of parts) ask(begin, end);
    },
    stop() {
      isStopped = true;
    },
  };
}
