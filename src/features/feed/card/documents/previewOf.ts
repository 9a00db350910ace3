import type { PostDocument } from '#contract/entities/post';

/** How a document can be shown inside the page: framed, as plain text, or not at all. */
export function previewOf({ type }: Pick<PostDocument, 'type'>): 'frame' | 'text' | 'none' {
  if (type === 'application/pdf') return 'frame';
  return type.startsWith('text/') ? 'text' : 'none';
}
