import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { nameOf, type Named } from '../../lib/people';
import { Avatar } from '../marks/Avatar';
import { PersonLines, type PersonLinesProps } from './PersonLines';
import css from './PersonRow.module.css';

interface PersonRowProps extends Pick<PersonLinesProps, 'lines' | 'onOpen'> {
  readonly person: Named & { readonly profile_picture: string | null };
  readonly as?: 'li' | 'dd';
  /** Replaces the plain picture, such as by a larger one. */
  readonly picture?: ReactNode;
  /** Between the person and the actions, to be read before one is chosen. */
  readonly note?: ReactNode;
  /** The actions for the person. */
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

/** One person of a list: their picture and name, facts about them, and the actions for them. */
export function PersonRow(props: PersonRowProps) {
  const { person, as: Element = 'li', picture, lines, onOpen, note, children } = props;
  return (
    <Element className={clsx(css.row, props.className)}>
      {picture ?? <Avatar name={nameOf(person)} src={person.profile_picture} size={40} />}
      <PersonLines of={person} lines={lines} onOpen={onOpen} />
      {note}
      {children ? <div className={css.actions}>{children}</div> : null}
    </Element>
  );
}
