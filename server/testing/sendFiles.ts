import type { ResponseOf, Call } from '#contract/defineCall';
import type { Called } from './rights/callAs';
import type { TestServer } from './createTestServer';
import { filesForm, type FormFile } from './files/filesForm';

/** The input of a call with files: the files of its one field, and additional text fields. */
export interface FilesInput {
  id?: number;
  files?: readonly FormFile[];
  texts?: Readonly<Record<string, string | readonly string[]>>;
  headers?: Record<string, string>;
}

/** Sends a call of the contract that accepts files, as a multipart form. */
export async function sendFiles<C extends Call>(
  { api }: Pick<TestServer, 'api'>,
  { token }: { token: string },
  call: C,
  { id, files = [], texts = {}, headers = {} }: FilesInput,
): Promise<Called<C>> {
  const [field = ''] = Object.keys(call.files ?? {});
  const { status, body } = await api<unknown>(call.method, call.path.replace(':id', String(id)), {
    token,
    headers,
    multipart: filesForm(field, files, texts),
  });
  return { status, response: body as ResponseOf<C>, problem: body as Called<C>['problem'] };
}
