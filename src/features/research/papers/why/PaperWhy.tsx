import type { PaperReason } from '#contract/entities/research';
import { MathText } from '#shared/math/MathText';
import css from './PaperWhy.module.css';
import { reasonParts } from './reasonParts';

/** The line that says why a paper is recommended. */
export function PaperWhy({ why }: { readonly why: PaperReason }) {
  const parts = reasonParts(why);
  return parts ? (
    <p className={css.why}>
      {parts.map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <bdi key={index}>
            <MathText text={part} />
          </bdi>
        ),
      )}
    </p>
  ) : null;
}
