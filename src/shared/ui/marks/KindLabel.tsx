import css from './KindLabel.module.css';
import { spineWords, type SpineKind } from './spineKind';

/** The word for a card's kind: Note, Media, Document or Event. */
export function KindLabel({ kind }: { readonly kind: SpineKind }) {
  return <span className={css.label}>{spineWords[kind]}</span>;
}
