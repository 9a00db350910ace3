import { useState } from 'react';
import type { ChosenFiles } from '#shared/files/chosenFiles';
import { useDraft } from '#shared/drafts/useDraft';
import type { PostKind } from '../newPost';
import { FILE_KINDS } from './files/attached';
import { useAttached } from './files/useAttached';

const kindOf = (text: string): PostKind => FILE_KINDS.find((kind) => kind === text) ?? 'text';

/** A post being written: its kind, its text, its event and its files, all of them drafts. */
export function usePostDraft(only: PostKind | undefined) {
  const text = useDraft('post');
  const kindDraft = useDraft('post:kind');
  const event = useDraft('post:event');
  const files = useAttached();
  const [clearings, setClearings] = useState(0);
  const kind = only ?? kindOf(kindDraft.text);
  const chooseKind = (next: PostKind) => kindDraft.change(next === 'text' ? '' : next);

  return {
    kind,
    chooseKind,
    text,
    event,
    /** What is attached for each kind, and whether anything is. */
    attached: files.attached,
    hasFiles: files.hasFiles,
    /** Counts how often all was thrown away: what shows the draft begins anew then. */
    clearings,
    isRestored: text.isRestored || event.isRestored || files.isRestored,
    changeFiles: (chosen: ChosenFiles) => {
      if (kind !== 'text') files.change({ ...files.attached, [kind]: chosen });
    },
    /** Takes files that were dropped or pasted; a post without a kind becomes what they are. */
    attach: async (offered: readonly File[]) => {
      const { attachFiles } = await import(
        /* webpackChunkName: "file-drop" */ './files/attachFiles'
      );
      const next = attachFiles(files.attached, kind, offered);
      files.change(next.attached);
      if (next.kind !== kind) chooseKind(next.kind);
    },
    /** Forgets all of it: it was posted, or the person threw it away. */
    clear: () => {
      for (const draft of [text, event, kindDraft, files]) draft.clear();
      setClearings((count) => count + 1);
    },
  };
}

export type PostDraft = ReturnType<typeof usePostDraft>;
