import PDFDocument from 'pdfkit';
import { finishPdf } from '#server/testing/files/pdfs';
import type { LoadRequest } from './request';

/** The content that the inputs refer to. */
export interface Targets {
  /** A post whose one comment has three hundred replies. */
  postId: number;
  commentId: number;
}

/** A kind of hostile input: one request, or a burst of frames on a socket. */
export type HostileInput =
  | { name: string; request: LoadRequest; anonymous?: boolean }
  /** A different request each time, because the result for repeated content is cached. */
  | { name: string; makeRequest: (time: number) => LoadRequest }
  | { name: string; frames: readonly string[] };

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const BOUNDARY = 'hostile-load';

/** Below the server's limit for a body. */
const BODY_BYTES = 250_000;
const DOTS = 40_000;
/** A search term for a text that also contains an endless word. */
export const LONG_WORD_SEARCH = 'needle';
export const longWords = (letters: number): string => `${LONG_WORD_SEARCH} ${'a'.repeat(letters)}`;

interface Part {
  name: string;
  value: Buffer | string;
  filename?: string;
}

function multipart(path: string, parts: readonly Part[]): LoadRequest {
  const pieces = parts.flatMap(({ name, value, filename }) => [
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${
        filename === undefined ? '' : `; filename="${filename}"`
      }\r\n\r\n`,
    ),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ]);
  return {
    method: 'POST',
    path,
    contentType: `multipart/form-data; boundary=${BOUNDARY}`,
    body: Buffer.concat([...pieces, Buffer.from(`--${BOUNDARY}--\r\n`)]),
  };
}

const json = (path: string, value: unknown): LoadRequest => ({
  method: 'POST',
  path,
  contentType: JSON_TYPE,
  body: typeof value === 'string' ? value : JSON.stringify(value),
});
const form = (path: string, fields: Record<string, string>): LoadRequest => ({
  method: 'POST',
  path,
  contentType: FORM_TYPE,
  body: new URLSearchParams(fields).toString(),
});
const get = (path: string): LoadRequest => ({ method: 'GET', path });

/** Creates a PDF that repeats one page; its text overflows the edge. */
function repeatedPdf(text: string, pages: number): Promise<Buffer> {
  const document = new PDFDocument({ autoFirstPage: false });
  for (let page = 0; page < pages; page += 1)
    document.addPage({ size: 'A4' }).fontSize(6).text(text, { lineBreak: false });
  return finishPdf(document);
}

/** Creates an SVG that draws one square ten to the eighth times. */
function svgBomb(): string {
  const levels = Array.from({ length: 8 }, (_, level) => {
    const uses = `<use href="#g${level}"/>`.repeat(10);
    return `<g id="g${level + 1}">${uses}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="4000"><defs><g id="g0"><rect width="9" height="9"/></g>${levels.join('')}</defs><use href="#g8"/></svg>`;
}

function accountInputs(): HostileInput[] {
  const email = `a@${'.'.repeat(DOTS)}@`;
  return [
    { name: 'email-resend', anonymous: true, request: json('/auth/resend-otp/', { email }) },
    { name: 'email-forgot', anonymous: true, request: json('/auth/forgot-password', { email }) },
    {
      name: 'email-signup',
      anonymous: true,
      request: json('/auth/signup', { username: 'mallory', email, password: 'x'.repeat(64) }),
    },
  ];
}

function parserInputs({ postId }: Targets): HostileInput[] {
  const comment = `/interactions/${postId}/comment`;
  const many = Array.from({ length: 5_000 }, (_, i) => ({ name: `f${i}`, value: 'x' }));
  const inspect = '/research/inspect-paper';
  return [
    { name: 'json-large', request: json(comment, { content: 'é'.repeat(BODY_BYTES / 2) }) },
    {
      name: 'json-many-keys',
      request: json(comment, Object.fromEntries(many.map(({ name }) => [name, 1]))),
    },
    { name: 'json-deep', request: json(comment, '['.repeat(100_000) + ']'.repeat(100_000)) },
    { name: 'query-long', request: get(`/search/search?keyword=${'%F0%9F%91%A9'.repeat(1_000)}`) },
    { name: 'multipart-many-fields', request: multipart(inspect, many) },
    {
      name: 'formulas',
      request: form('/posts/create_text_post', { content: '$x^2$ '.repeat(1_600) }),
    },
  ];
}

function readInputs({ postId, commentId }: Targets): HostileInput[] {
  return [
    { name: 'search-long-words', request: get(`/search/search?keyword=${LONG_WORD_SEARCH}`) },
    {
      name: 'search-papers',
      request: get(`/research/papers/search?keyword=${LONG_WORD_SEARCH}`),
    },
    { name: 'comments-300-replies', request: get(`/interactions/${postId}/comments?limit=1`) },
    {
      name: 'replies-page',
      request: get(`/interactions/${postId}/comment/${commentId}/replies?limit=50`),
    },
    {
      name: 'assistant-question',
      request: multipart('/chatbot/hugapi', [
        { name: 'req', value: 'a!'.repeat(2_000) },
        { name: 'scope', value: 'papers' },
      ]),
    },
  ];
}

async function fileInputs(): Promise<HostileInput[]> {
  const inspect = (file: Buffer) => (time: number) => {
    const value = Buffer.concat([file, Buffer.from(`\n%${time}\n`)]);
    return multipart('/research/inspect-paper', [{ name: 'file', value, filename: 'a.pdf' }]);
  };
  return [
    { name: 'pdf-marks', makeRequest: inspect(await repeatedPdf(`a${'!'.repeat(20_000)}a`, 3)) },
    { name: 'pdf-sentences', makeRequest: inspect(await repeatedPdf('A. '.repeat(10_000), 3)) },
    {
      name: 'svg-bomb',
      request: multipart('/profile/upload_picture', [
        { name: 'file', value: svgBomb(), filename: 'a.svg' },
      ]),
    },
  ];
}

const frameInputs = (): HostileInput[] => [
  {
    name: 'frame-flood',
    frames: Array.from({ length: 2_000 }, () => JSON.stringify({ type: 'ping' })),
  },
  { name: 'frame-deep', frames: Array.from({ length: 50 }, () => '['.repeat(30_000)) },
];

/** Creates the worst known inputs, each about as large as the server accepts. */
export async function createHostileInputs(targets: Targets): Promise<HostileInput[]> {
  return [
    ...accountInputs(),
    ...parserInputs(targets),
    ...readInputs(targets),
    ...(await fileInputs()),
    ...frameInputs(),
  ];
}
