import * as texts from '../../texts';
import css from './KindLabel.module.css';

/** The kind of a content card: a note, media, a document or an event. */
export type SpineKind = 'text' | 'media' | 'document' | 'event';

/** The word that always accompanies a spine's colour. */
export const spineWords: Readonly<Record<SpineKind, string>> = {
  text: texts.note,
  media: texts.media,
  document: texts.document,
  event: texts.event,
};

/** The word for a card's kind: Note, Media, Document or Event. */
export function KindLabel({ kind }: { readonly kind: SpineKind }) {
  return <span className={css.label}>{spineWords[kind]}</span>;
}
