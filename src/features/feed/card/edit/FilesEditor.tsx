import { useState } from 'react';
import type { Post } from '#contract/entities/post';
import { trimText } from '#contract/visibleText';
import { noFiles, type ChosenFiles } from '#shared/files/chosenFiles';
import { nameOf } from '#shared/lib/people';
import { DocumentPicker } from '../../composer/files/DocumentPicker';
import { MediaPicker } from '../../composer/files/MediaPicker';
import { editedDocumentRules } from '../../composer/files/postFileRules';
import { DocumentBody } from '../documents/DocumentBody';
import { MediaBody } from '../media/MediaBody';
import * as texts from '../../texts';
import { EditFrame } from './EditFrame';
import css from './EditFrame.module.css';
import { useEdit } from './useEdit';

interface FilesEditorProps {
  readonly post: Post;
  readonly kind: 'media' | 'document';
  readonly onClose: () => void;
}

/** Edits a post with files. The files stay unless others replace them. */
export function FilesEditor({ post, kind, onClose }: FilesEditorProps) {
  const edit = useEdit(post, onClose);
  const [chosen, setChosen] = useState<ChosenFiles>(noFiles);
  const isKept = chosen.files.length === 0;
  const content = trimText(edit.draft.text);

  const save = () => {
    if (isKept && content === post.content) {
      edit.cancel();
      return;
    }
    if (!edit.checkText()) return;
    const files = chosen.files.map(({ file }) => file);
    const alts = chosen.files.map(({ alt }) => alt);
    void edit.save(kind === 'media' ? { kind, content, files, alts } : { kind, content, files });
  };
  const picker = {
    value: chosen,
    onChange: setChosen,
    disabled: edit.isSaving,
    uploadPercent: edit.percent,
  };

  return (
    <EditFrame
      post={post}
      edit={edit}
      onSave={save}
      onDiscardDraft={() => edit.draft.change(post.content)}
    >
      {isKept && kind === 'media' ? (
        <MediaBody media={post.media} author={nameOf(post.user)} />
      ) : null}
      {isKept && kind === 'document' ? <DocumentBody documents={post.documents} /> : null}
      <p className={css.kept}>{isKept ? texts.filesKept : texts.filesReplaced}</p>
      {kind === 'media' ? (
        <MediaPicker {...picker} />
      ) : (
        <DocumentPicker {...picker} rules={editedDocumentRules} />
      )}
    </EditFrame>
  );
}
