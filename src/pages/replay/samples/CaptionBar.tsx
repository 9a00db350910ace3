import { captionAt, type Sample } from './samples';
import css from './samples.module.css';

/** The sentence that says what happens at this moment of a sample. */
export function CaptionBar({ sample, place }: { readonly sample: Sample; readonly place: number }) {
  return (
    <p className={css.caption} role="status">
      {captionAt(sample, place)}
    </p>
  );
}
