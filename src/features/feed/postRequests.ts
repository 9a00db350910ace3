import type { ApiArgs } from '#api/callTypes';
import { request } from '#api/request';
import type { PostParts } from './newPost';

type PostOf<Kind extends PostParts['kind']> = Extract<PostParts, { kind: Kind }>;

const mediaParts = ({ content, files, alts }: PostOf<'media'>) => ({
  fields: { content, media_alt: [...alts] },
  files: { media_file: files },
});
const documentParts = ({ content, files }: PostOf<'document'>) => ({
  fields: { content },
  files: { document_file: files },
});
const eventParts = ({ content, fields, image }: PostOf<'event'>) => ({
  fields: { content, ...fields },
  files: image ? { event_image: image } : {},
});

/** The request that creates a post. */
export function createRequest(post: PostParts): ApiArgs {
  switch (post.kind) {
    case 'text':
      return request('createTextPost', { form: { content: post.content } });
    case 'media':
      return request('createMediaPost', mediaParts(post));
    case 'document':
      return request('createDocumentPost', documentParts(post));
    case 'event':
      return request('createEventPost', eventParts(post));
  }
}

/** The request that changes a post; without files it keeps the ones it has. */
export function updateRequest(id: number, post: PostParts): ApiArgs {
  const params = { id };
  switch (post.kind) {
    case 'text':
      return request('updateTextPost', { params, form: { content: post.content } });
    case 'media':
      return request('updateMediaPost', { params, ...mediaParts(post) });
    case 'document':
      return request('updateDocumentPost', { params, ...documentParts(post) });
    case 'event':
      return request('updateEventPost', { params, ...eventParts(post) });
  }
}
