import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ChatMessage } from '#contract/entities/chat';
import type { Post } from '#contract/entities/post';
import { filesForm } from '#server/testing/files/filesForm';
import { paperPdf } from '#server/testing/files/pdfs';
import { blackPng } from '#server/testing/files/pictures';
import { openSocket } from '#server/testing/openSocket';
import { programArguments } from '#server/testing/testBuild';
import { callApi, connectPeople, makePerson, type Person } from './support/people';
import { createQuadProcess, type QuadProcess } from './support/quadProcess';

const TIMEOUT_MS = 240_000;
const runProgram = promisify(execFile);
let quad: QuadProcess;
let fresh: QuadProcess;
let scratch: string;

beforeAll(async () => {
  quad = await createQuadProcess();
  fresh = await createQuadProcess();
  scratch = await mkdtemp(join(tmpdir(), 'quad-drill-'));
  await quad.start();
});
afterAll(async () => {
  await quad.remove();
  await fresh.remove();
  await rm(scratch, { recursive: true, force: true });
});

const data = async ({ dataDir }: QuadProcess, command: 'backup' | 'restore', folder: string) => {
  const args = [...programArguments('quad'), 'data', command, folder, '--json'];
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  const { stdout } = await runProgram(process.execPath, args, { env });
  return JSON.parse(stdout) as { rows: number; files: number };
};

async function send<T>(path: string, { token }: Person, form: FormData): Promise<T> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${quad.url}/api${path}`, { method: 'POST', headers, body: form });
  if (!response.ok) throw new Error(`${path} returned ${response.status}.`);
  return (await response.json()) as T;
}

async function bytesOf(url: string, { token }: Person): Promise<Buffer> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`A file returned ${response.status}.`);
  return Buffer.from(await response.arrayBuffer());
}

/** Returns the URL of a file from a server's response, which may be absolute or a path. */
const fileOf = ({ url }: QuadProcess, path: string | null | undefined) =>
  `${url}${(path ?? '').replace(/^https?:\/\/[^/]+/, '')}`;

const history = (at: QuadProcess, reader: Person, other: Person) =>
  callApi<ChatMessage[]>(at, `/chat/chat/history/${other.id}?limit=50`, reader);

/** Posts until it is stopped; returns the acknowledged posts. */
function keepPosting(person: Person) {
  const written: string[] = [];
  let over = false;
  const work = async () => {
    for (let i = 0; !over; i += 1) {
      const form = { content: `meanwhile ${i}` };
      await callApi(quad, '/posts/create_text_post', { ...person, form });
      written.push(form.content);
    }
  };
  const working = work();
  return {
    written,
    stop: async () => {
      over = true;
      await working;
    },
  };
}

test(
  'a backup made while people write restores everything that was acknowledged before it began',
  async () => {
    const nusrat = await makePerson(quad, 'nusrat');
    const tanvir = await makePerson(quad, 'tanvir');
    await connectPeople(quad, nusrat, tanvir);
    const picture: [string, Buffer] = ['lab.png', blackPng(300, 200)];
    const media = await send<Post>(
      '/posts/create_media_post',
      nusrat,
      filesForm('media_file', [picture], { content: 'Our lab' }),
    );
    const pdf = await paperPdf({ heading: 'On Mangroves', pages: ['Mangroves keep the coast.'] });
    const paper = await send<{ id: number }>(
      '/research/upload-paper',
      nusrat,
      filesForm('file', [['mangroves.pdf', pdf]], {
        title: 'On Mangroves',
        author: 'Nusrat',
        research_field: 'Botany',
        abstract: 'Roots.',
      }),
    );
    const upload = await send<{ file_url: string }>(
      '/chat/upload',
      nusrat,
      filesForm('file', [['notes.pdf', pdf]]),
    );
    const socket = await openSocket(quad.url, nusrat);
    await socket.say(tanvir, 'The notes follow.');
    socket.send({ receiver_id: tanvir.id, content: '', message_type: 'file', ...upload });
    await socket.next('message', ({ message }) => message.message_type === 'file');
    socket.raw.close();
    const [shown, said] = [
      await bytesOf(fileOf(quad, media.media_url), nusrat),
      (await history(quad, tanvir, nusrat)).map(({ id, content }) => ({ id, content })),
    ];

    const writing = keepPosting(tanvir);
    const before = writing.written.length;
    const backup = join(scratch, 'backup');
    const made = await data(quad, 'backup', backup);
    await writing.stop();
    expect(writing.written.length).toBeGreaterThan(before);

    expect(await data(fresh, 'restore', backup)).toMatchObject({
      rows: made.rows,
      files: made.files,
    });
    await fresh.start();
    const again = await callApi<{ posts: Post[] }>(fresh, '/posts?limit=50', nusrat);
    const restored = await callApi<Post>(fresh, `/posts/${media.id}`, nusrat);
    expect(restored).toMatchObject({ id: media.id, content: 'Our lab' });
    expect(await bytesOf(fileOf(fresh, restored.media_url), nusrat)).toEqual(shown);
    const paperFile = `${fresh.url}/api/research/papers/download/${paper.id}`;
    expect(await bytesOf(paperFile, tanvir)).toEqual(pdf);
    const found = await callApi<unknown[]>(fresh, '/research/papers/search?keyword=coast', tanvir);
    expect(JSON.stringify(found)).toContain('On Mangroves');

    const messages = await history(fresh, tanvir, nusrat);
    expect(messages.map(({ id, content }) => ({ id, content }))).toEqual(said);
    const file = messages.find(({ message_type }) => message_type === 'file');
    expect(await bytesOf(fileOf(fresh, file?.file_url), tanvir)).toEqual(pdf);

    const acknowledged = writing.written.slice(0, before);
    const contents = again.posts.map(({ content }) => content);
    expect(acknowledged.slice(-20).filter((content) => !contents.includes(content))).toEqual([]);
    const next = await callApi<Post>(fresh, '/posts/create_text_post', {
      ...nusrat,
      form: { content: 'We are back' },
    });
    expect(next.id).toBeGreaterThan(media.id);
  },
  TIMEOUT_MS,
);
