import type { Post } from '#contract/entities/post';
import { EventEditor } from './EventEditor';
import { FilesEditor } from './FilesEditor';
import { TextEditor } from './TextEditor';

interface PostEditorProps {
  readonly post: Post;
  readonly onClose: () => void;
}

/** Edits a post in place with the editor for its kind. */
export function PostEditor({ post, onClose }: PostEditorProps) {
  const { event, post_type: kind } = post;
  if (event) return <EventEditor post={post} event={event} onClose={onClose} />;
  if (kind === 'media' || kind === 'document')
    return <FilesEditor post={post} kind={kind} onClose={onClose} />;
  return <TextEditor post={post} onClose={onClose} />;
}
