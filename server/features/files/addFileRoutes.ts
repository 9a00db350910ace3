import type { FastifyInstance } from 'fastify';
import type { Deps } from '#domain/deps';
import { notFound } from '#server/platform/http/problem';
import { isStoredName } from '#server/platform/storage/fileStorage';
import { sendStoredFile } from '#server/platform/files/sendStoredFile';
import { fileGone } from '#server/platform/texts';

/**
 * Files that anyone with their unguessable name may read, with their copies; papers and chat files
 * are not among them.
 */
const PUBLIC_PURPOSES: readonly string[] = ['avatar', 'media', 'document', 'event_image'];

/** Whether a file of this purpose is public by its name. */
const isPublicPurpose = (purpose: string) => PUBLIC_PURPOSES.includes(purpose);

const ONE_YEAR_SECONDS = 31_536_000;

/** Serves the files that are public by their unguessable names. */
export function addFileRoutes(app: FastifyInstance, { db, storage }: Deps): void {
  app.get<{ Params: { name: string } }>(
    '/api/files/:name',
    { config: { access: 'anonymous' }, schema: { hide: true } },
    async (request, reply) => {
      const { name } = request.params;
      const file = isStoredName(name)
        ? await db
            .selectFrom('files')
            .leftJoin('files as original', 'original.id', 'files.original_id')
            .select(['files.name', 'files.mime_type', 'files.bytes', 'files.original_name'])
            .select((eb) => eb.fn.coalesce('original.purpose', 'files.purpose').as('purpose'))
            .where('files.name', '=', name)
            .executeTakeFirst()
        : undefined;
      if (!file || !isPublicPurpose(file.purpose)) throw notFound(fileGone);
      reply.header('cache-control', `public, max-age=${ONE_YEAR_SECONDS}, immutable`);
      return sendStoredFile(request, reply, storage, { file });
    },
  );
}
