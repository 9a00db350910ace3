import { useEffect, useRef, useState, type RefObject } from 'react';
import { eventMessages } from '#contract/messages';
import type { Post } from '#contract/entities/post';
import { useUpload } from '#api/useUpload';
import type { ChosenFiles } from '#shared/files/chosenFiles';
import { notify } from '#shared/notify/notify';
import { useAppDispatch } from '#shared/store/hooks';
import type { PostKind } from '../newPost';
import { submitPost } from '../submitPost';
import { checkPost, type ComposerProblem } from './checkPost';
import type { EventPanelHandle } from './event/EventPanel';
import * as texts from './texts';
import { usePostDraft } from './usePostDraft';

const WAITING: ComposerProblem = {
  at: 'post',
  text: texts.offline,
  isWaiting: true,
};

/** The options of a composer. */
export interface ComposerOptions {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** If set, only this kind of post can be written. */
  readonly only?: PostKind | undefined;
  readonly onPosted?: ((post: Post | undefined) => void) | undefined;
}

/** The composer's state: the draft, its problem, and the upload. */
export function useComposer(
  { field, only, onPosted }: ComposerOptions,
  eventPanel: RefObject<EventPanelHandle | null>,
) {
  const dispatch = useAppDispatch();
  const draft = usePostDraft(only);
  const posting = useUpload(submitPost, texts.cancelled);
  const [problem, setProblem] = useState<ComposerProblem | null>(null);
  const isBusy = useRef(false);
  useLeaveGuard(posting.percent !== undefined || draft.hasFiles);

  const clear = () => {
    draft.clear();
    setProblem(null);
  };

  const send = async () => {
    setProblem(null);
    const post = await checkPost(draft, eventPanel.current);
    if (!post) return;
    if ('at' in post) {
      setProblem(post);
      if (post.at === 'text') field.current?.focus();
      return;
    }
    const { text: quotes } = draft.quotes;
    const sent = await posting.send(quotes === '' ? post : { ...post, quotes });
    if (sent.problem === undefined) return;
    if (sent.problem !== null) {
      setProblem(navigator.onLine ? { at: 'post', text: sent.problem } : WAITING);
      if (sent.errors) eventPanel.current?.fail(sent.errors);
      return;
    }
    clear();
    const text = post.kind === 'event' ? eventMessages.created : texts.posted;
    dispatch(notify({ kind: 'success', text }));
    if (post.kind !== 'text') field.current?.focus({ preventScroll: true });
    onPosted?.(sent.stored);
  };

  const post = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    await send().finally(() => {
      isBusy.current = false;
    });
  };
  useOnceOnline(problem?.isWaiting === true, post);

  return {
    draft,
    posting,
    problem,
    clear,
    chooseKind: (kind: PostKind) => {
      draft.chooseKind(kind);
      setProblem(null);
    },
    changeText: (text: string) => {
      draft.text.change(text);
      setProblem(null);
    },
    changeQuotes: (quotes: string) => {
      draft.quotes.change(quotes);
      setProblem(null);
    },
    changeFiles: (chosen: ChosenFiles) => {
      draft.changeFiles(chosen);
      setProblem(null);
    },
    attach: (offered: readonly File[]) => {
      draft.attach(offered).then(
        () => setProblem(null),
        () => setProblem({ at: 'files', text: texts.filesFailed }),
      );
    },
    post,
    cancel: () => {
      posting.cancel();
      field.current?.focus();
    },
  };
}

/**
 * Runs a callback once when the network is back. A post sent before keeps its key, so the server
 * stores it only once.
 */
function useOnceOnline(isWaiting: boolean, run: () => Promise<void>): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (!isWaiting) return undefined;
    const runLatest = () => void latest.current();
    window.addEventListener('online', runLatest, { once: true });
    return () => window.removeEventListener('online', runLatest);
  }, [isWaiting]);
}

/** Makes the browser ask before the page is closed or reloaded, while data would be lost. */
function useLeaveGuard(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isNeeded]);
}
