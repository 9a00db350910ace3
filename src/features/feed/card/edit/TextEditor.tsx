import type { Post } from '#contract/entities/post';
import { trimText } from '#contract/visibleText';
import { EditFrame } from './EditFrame';
import { useEdit } from './useEdit';

interface TextEditorProps {
  readonly post: Post;
  readonly onClose: () => void;
}

/** Edits a text post. */
export function TextEditor({ post, onClose }: TextEditorProps) {
  const edit = useEdit(post, onClose);
  const content = trimText(edit.draft.text);
  const save = () => {
    if (content === post.content) edit.cancel();
    else if (edit.checkText()) void edit.save({ kind: 'text', content });
  };
  return (
    <EditFrame
      post={post}
      edit={edit}
      onSave={save}
      onDiscardDraft={() => edit.draft.change(post.content)}
    />
  );
}
