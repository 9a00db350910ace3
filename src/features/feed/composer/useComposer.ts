import { useEffect, useRef, useState, type RefObject } from 'react';
import { POST_CONTENT_MAX_LENGTH } from '#contract/limits';
import { eventMessages } from '#contract/messages';
import type { Post } from '#contract/entities/post';
import type { ChosenFiles } from '#shared/files/chosenFiles';
import { useDraft } from '#shared/drafts/useDraft';
import { notify } from '#shared/notify/notify';
import { useAppDispatch } from '#shared/store/hooks';
import type { PostKind, PostParts } from '../newPost';
import { excess, textProblem } from '../textLimit';
import { FILE_KINDS } from './files/attached';
import type { EventPanelHandle } from './event/EventPanel';
import { useAttached } from './files/useAttached';
import { usePosting } from './usePosting';

/** What keeps a post from being sent: its text, its files, or what the server said. */
export interface ComposerProblem {
  readonly at: 'text' | 'files' | 'post';
  readonly text: string;
}

/** What a composer may be given by its owner. */
export interface ComposerOptions {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** Given, nothing else can be written. */
  readonly only?: PostKind | undefined;
  readonly onPosted?: ((post: Post | undefined) => void) | undefined;
}

const missingFiles = {
  media: 'Choose a picture or a video to post.',
  document: 'Choose a document to post.',
} as const;

const kindOf = (text: string): PostKind => FILE_KINDS.find((kind) => kind === text) ?? 'text';

/** A post being written: its kind, text, files and event, all of them drafts, and how it is sent. */
export function useComposer(
  { field, only, onPosted }: ComposerOptions,
  eventPanel: RefObject<EventPanelHandle | null>,
) {
  const dispatch = useAppDispatch();
  const draft = useDraft('post');
  const kindDraft = useDraft('post:kind');
  const eventDraft = useDraft('post:event');
  const files = useAttached();
  const posting = usePosting();
  const [problem, setProblem] = useState<ComposerProblem | null>(null);
  const [clearings, setClearings] = useState(0);
  const isBusy = useRef(false);
  const kind = only ?? kindOf(kindDraft.text);
  useLeaveGuard(posting.percent !== undefined || files.hasFiles);

  const clear = () => {
    draft.clear();
    eventDraft.clear();
    kindDraft.clear();
    files.clear();
    setProblem(null);
    setClearings((count) => count + 1);
  };

  const refuse = (at: ComposerProblem['at'], text: string) => {
    setProblem({ at, text });
    if (at === 'text') field.current?.focus();
    return null;
  };

  const collect = async (): Promise<PostParts | null> => {
    const content = draft.text.trim();
    const wrong =
      kind === 'text' || excess(content, POST_CONTENT_MAX_LENGTH) > 0
        ? textProblem(content, POST_CONTENT_MAX_LENGTH, 'Write something to post.')
        : undefined;
    if (wrong !== undefined) return refuse('text', wrong);
    if (kind === 'text') return { kind, content };
    const chosen = files.attached[kind].files;
    const list = chosen.map(({ file }) => file);
    if (kind === 'event') {
      if (!eventPanel.current) return refuse('files', 'The form is still on its way. Please wait.');
      const fields = await eventPanel.current.check();
      return fields && { kind, content, fields, image: list[0] ?? null };
    }
    if (list.length === 0) return refuse('files', missingFiles[kind]);
    if (kind === 'document') return { kind, content, files: list };
    return { kind, content, files: list, alts: chosen.map(({ alt }) => alt.trim()) };
  };

  const send = async () => {
    setProblem(null);
    const parts = await collect();
    if (!parts) return;
    const sent = await posting.send(parts);
    if (sent.problem === undefined) return;
    if (sent.problem !== null) {
      setProblem({ at: 'post', text: sent.problem });
      if (sent.errors) eventPanel.current?.showErrors(sent.errors);
      return;
    }
    clear();
    const text = parts.kind === 'event' ? eventMessages.created : 'Posted.';
    dispatch(notify({ kind: 'success', text }));
    if (parts.kind !== 'text') field.current?.focus({ preventScroll: true });
    onPosted?.(sent.stored);
  };

  return {
    kind,
    draft,
    files,
    posting,
    problem,
    clearings,
    isRestored: draft.isRestored || eventDraft.isRestored || files.isRestored,
    clear,
    chooseKind: (next: PostKind) => {
      kindDraft.change(next === 'text' ? '' : next);
      setProblem(null);
    },
    changeText: (text: string) => {
      draft.change(text);
      setProblem(null);
    },
    /** Takes files that were dropped or pasted; a post without a kind becomes what they are. */
    attach: (offered: readonly File[]) => {
      const take = async () => {
        const { attachFiles } = await import(
          /* webpackChunkName: "file-drop" */ './files/attachFiles'
        );
        const next = attachFiles(files.attached, kind, offered);
        files.change(next.attached);
        if (next.kind !== kind) kindDraft.change(next.kind);
        setProblem(null);
      };
      take().catch(() => refuse('files', 'These files could not be taken. Please try again.'));
    },
    changeFiles: (chosen: ChosenFiles) => {
      if (kind !== 'text') files.change({ ...files.attached, [kind]: chosen });
      setProblem(null);
    },
    eventDraft,
    post: async () => {
      if (isBusy.current) return;
      isBusy.current = true;
      await send().finally(() => {
        isBusy.current = false;
      });
    },
    cancel: () => {
      posting.cancel();
      field.current?.focus();
    },
  };
}

/** Lets the browser ask before the page is closed or reloaded, as long as something would be lost. */
function useLeaveGuard(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isNeeded]);
}
