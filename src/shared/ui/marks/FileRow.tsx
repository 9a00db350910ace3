import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import * as texts from '../../texts';
import css from './FileRow.module.css';

interface FileRowProps {
  /** The file's name. Its extension is shown on the tile. */
  readonly name: string;
  /** Shown under the name: size, pages, progress, or an error. */
  readonly meta?: ReactNode;
  /** Shown in place of the tile, such as a thumbnail. */
  readonly thumbnail?: ReactNode;
  /** Buttons at the end. */
  readonly actions?: ReactNode;
  /** 'boxed' on a card, 'plain' in a list or bubble. */
  readonly look?: 'boxed' | 'plain' | undefined;
}

const longestEnding = 4;

/** Returns 'PDF' for 'paper.pdf', or 'FILE' without a short extension. */
function tileText(name: string): string {
  const dot = name.lastIndexOf('.');
  const ending = dot > 0 ? name.slice(dot + 1) : '';
  return ending && ending.length <= longestEnding ? ending.toUpperCase() : texts.file;
}

/** A file: a tile with its type, its name, a line of details and buttons. */
export function FileRow({ name, meta, thumbnail, actions, look = 'boxed' }: FileRowProps) {
  return (
    <div className={clsx(css.file, css[look])}>
      {thumbnail ?? (
        <span aria-hidden="true" className={css.tile}>
          {tileText(name)}
        </span>
      )}
      <div className={css.words}>
        <p className={css.name} dir="auto">
          {name}
        </p>
        {meta ? <div className={css.meta}>{meta}</div> : null}
      </div>
      {actions ? <div className={css.actions}>{actions}</div> : null}
    </div>
  );
}
