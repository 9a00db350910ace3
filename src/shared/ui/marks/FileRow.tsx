import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import css from './FileRow.module.css';

interface FileRowProps {
  /** The file's name; its ending is shown on the tile. */
  readonly name: string;
  /** Under the name: size, pages, progress, or what is wrong. */
  readonly meta?: ReactNode;
  /** In place of the tile, such as a small picture. */
  readonly thumbnail?: ReactNode;
  /** Buttons at the end. */
  readonly actions?: ReactNode;
  /** 'boxed' stands on a card, 'plain' in a list or bubble. */
  readonly look?: 'boxed' | 'plain' | undefined;
}

const longestEnding = 4;

/** 'PDF' of 'paper.pdf'; 'FILE' where there is no short ending. */
function tileText(name: string): string {
  const dot = name.lastIndexOf('.');
  const ending = dot > 0 ? name.slice(dot + 1) : '';
  return ending && ending.length <= longestEnding ? ending.toUpperCase() : 'FILE';
}

/** A file: tile with its type, name, a line about it and buttons. */
export function FileRow({ name, meta, thumbnail, actions, look = 'boxed' }: FileRowProps) {
  return (
    <div className={clsx(css.file, css[look])}>
      {thumbnail ?? (
        <span aria-hidden="true" className={css.tile}>
          {tileText(name)}
        </span>
      )}
      <div className={css.words}>
        <p className={css.name}>{name}</p>
        {meta ? <div className={css.meta}>{meta}</div> : null}
      </div>
      {actions ? <div className={css.actions}>{actions}</div> : null}
    </div>
  );
}
