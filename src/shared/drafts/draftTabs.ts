import type { TabChanges } from '../store/tabChanges';

/**
 * Texts typed but not sent, by place: `chat:12`, `post`, `comment:5`. They belong to one user and
 * are never shown to another.
 */
export interface DraftsState {
  ownerId: number | null;
  texts: Record<string, string>;
}

/** The changed drafts of one user by place. An empty text removes a draft. */
export type DraftChanges = DraftsState;

/** The number of drafts that are kept. */
export const MAX_DRAFTS = 100;

type Texts = Readonly<Record<string, string>>;

/** Returns the drafts with the changed ones last, without the oldest ones beyond the limit. */
export function applyDraftChanges(texts: Texts, changes: Texts): Record<string, string> {
  const others = Object.entries(texts).filter(([key]) => !Object.hasOwn(changes, key));
  const written = Object.entries(changes).filter(([, text]) => text !== '');
  return Object.fromEntries([...others, ...written].slice(-MAX_DRAFTS));
}

/** How tabs share the drafts: each of them changes single texts. */
export const draftTabs: TabChanges<DraftsState, DraftChanges> = {
  between({ texts: before }, { ownerId, texts: after }) {
    const cleared = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
    const texts = Object.fromEntries([
      ...cleared.map((key) => [key, ''] as const),
      ...Object.entries(after).filter(([key, text]) => before[key] !== text),
    ]);
    return Object.keys(texts).length > 0 ? { ownerId, texts } : null;
  },
  apply: (state, { texts }) => ({ ...state, texts: applyDraftChanges(state.texts, texts) }),
};

/** Returns the drafts in a message of another tab, or null if it has another form. */
export function readDraftChanges(value: unknown): DraftChanges | null {
  if (typeof value !== 'object' || value === null) return null;
  const { ownerId, texts } = value as Record<keyof DraftChanges, unknown>;
  if (typeof ownerId !== 'number' || typeof texts !== 'object' || texts === null) return null;
  const entries = Object.entries(texts).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return { ownerId, texts: Object.fromEntries(entries) };
}
