import { clsx } from 'clsx';
import { actionKinds, kindWords } from './actionKind';
import css from './KindLegend.module.css';
import kindCss from './kind.module.css';
import * as texts from './texts';

/** The legend of colours and kinds of action. */
export function KindLegend() {
  return (
    <ul className={css.legend} aria-label={texts.colours}>
      {actionKinds.map((kind) => (
        <li key={kind} className={clsx(css.kind, kindCss[kind])}>
          {kindWords[kind]}
        </li>
      ))}
    </ul>
  );
}
