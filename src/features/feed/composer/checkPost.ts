import { POST_CONTENT_MAX_LENGTH } from '#contract/limits';
import { trimText } from '#contract/visibleText';
import { excess, textProblem } from '#shared/lib/textLimit';
import type { PostParts } from '../newPost';
import type { EventPanelHandle } from './event/EventPanel';
import * as texts from './texts';
import type { PostDraft } from './usePostDraft';

/** Why a post can't be sent: its text, its files, or the server's response. */
export interface ComposerProblem {
  readonly at: 'text' | 'files' | 'post';
  readonly text: string;
  /** There is no network; the post is sent once there is. */
  readonly isWaiting?: boolean;
}

const missingFiles = {
  media: texts.mediaMissing,
  document: texts.documentMissing,
} as const;

/** Returns the post to send, or the problem with it; null if the event form shows the problem itself. */
export async function checkPost(
  { kind, text, attached }: Pick<PostDraft, 'kind' | 'text' | 'attached'>,
  eventForm: EventPanelHandle | null,
): Promise<PostParts | ComposerProblem | null> {
  const content = trimText(text.text);
  const wrong =
    kind === 'text' || excess(content, POST_CONTENT_MAX_LENGTH) > 0
      ? textProblem(content, POST_CONTENT_MAX_LENGTH, texts.textMissing)
      : undefined;
  if (wrong !== undefined) return { at: 'text', text: wrong };
  if (kind === 'text') return { kind, content };
  const chosen = attached[kind].files;
  const files = chosen.map(({ file }) => file);
  if (kind === 'event') {
    if (!eventForm) return { at: 'files', text: texts.formLoading };
    const fields = await eventForm.check();
    return fields && { kind, content, fields, image: files[0] ?? null };
  }
  if (files.length === 0) return { at: 'files', text: missingFiles[kind] };
  if (kind === 'document') return { kind, content, files };
  return { kind, content, files, alts: chosen.map(({ alt }) => alt.trim()) };
}
