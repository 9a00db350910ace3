import { useEffect, useEffectEvent, useState } from 'react';
import type { ChosenFiles } from '#shared/files/chosenFiles';
import { useDraft } from '#shared/drafts/useDraft';
import { POST_QUOTES } from '#shared/quotes/draftKeys';
import type { PostKind } from '../newPost';
import { FILE_KINDS } from './files/attached';
import { useAttached } from './files/useAttached';

const kindOf = (text: string): PostKind => FILE_KINDS.find((kind) => kind === text) ?? 'text';

/** The draft of a post. Its kind, text, event, quotes and files are all persisted. */
export function usePostDraft(only: PostKind | undefined) {
  const text = useDraft('post');
  const kindDraft = useDraft('post:kind');
  const event = useDraft('post:event');
  const quotes = useDraft(POST_QUOTES);
  const files = useAttached();
  const [clearings, setClearings] = useState(0);
  const closeBlankEvent = useEffectEvent(() => {
    if (kindDraft.text === 'event' && text.text === '' && event.text === '') kindDraft.clear();
  });
  // A form without any input would push the feed off the screen on every visit.
  useEffect(() => closeBlankEvent(), []);
  const kind = only ?? kindOf(kindDraft.text);
  const chooseKind = (next: PostKind) => kindDraft.change(next === 'text' ? '' : next);

  return {
    kind,
    chooseKind,
    text,
    event,
    /** The quotes of papers, see `attachedQuotes.ts`. */
    quotes,
    /** The files of each kind of post. */
    attached: files.attached,
    hasFiles: files.hasFiles,
    /**
     * Increases when the draft is cleared. Use it as the key of components that must reset then.
     */
    clearings,
    isRestored: text.isRestored || event.isRestored || files.isRestored,
    changeFiles: (chosen: ChosenFiles) => {
      if (kind !== 'text') files.change({ ...files.attached, [kind]: chosen });
    },
    /** Adds dropped or pasted files. They determine the kind of a text post. */
    attach: async (offered: readonly File[]) => {
      const { attachFiles } = await import(
        /* webpackChunkName: "file-drop" */ './files/postFileRules'
      );
      const next = attachFiles(files.attached, kind, offered);
      files.change(next.attached);
      if (next.kind !== kind) chooseKind(next.kind);
    },
    /** Deletes the draft because it was posted, or the user discarded it. */
    clear: () => {
      for (const draft of [text, event, quotes, kindDraft, files]) draft.clear();
      setClearings((count) => count + 1);
    },
  };
}

export type PostDraft = ReturnType<typeof usePostDraft>;
