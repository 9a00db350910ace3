import { JSONTree } from 'react-json-tree';
import { HistoryButton } from './HistoryButton';
import css from './panels.module.css';

/** The tree takes a palette of sixteen colours, mapped here to our theme. */
const theme = {
  base00: 'transparent',
  base01: 'var(--surface-2)',
  base02: 'var(--line)',
  base03: 'var(--ink-3)',
  base04: 'var(--ink-2)',
  base05: 'var(--ink-2)',
  base06: 'var(--ink)',
  base07: 'var(--ink)',
  base08: 'var(--danger)',
  base09: 'var(--warn)',
  base0A: 'var(--warn)',
  base0B: 'var(--ok)',
  base0C: 'var(--info)',
  base0D: 'var(--link)',
  base0E: 'var(--accent)',
  base0F: 'var(--danger)',
};

export interface StateTreeProps {
  readonly state: object;
  readonly onHistory: (path: string) => void;
}

/** A state as a tree, in which each value leads to its history. */
export function StateTree({ state, onHistory }: StateTreeProps) {
  // The tree gives a path from its end, and labels are no place for buttons.
  const button = (fromEnd: readonly (string | number)[]) => (
    <HistoryButton path={[...fromEnd].reverse()} onHistory={onHistory} />
  );
  return (
    <div className={css.tree}>
      <JSONTree
        data={state}
        theme={theme}
        invertTheme={false}
        hideRoot
        getItemString={(_type, _data, type, summary, fromEnd) => (
          <>
            {type} {summary}
            {button(fromEnd)}
          </>
        )}
        valueRenderer={(text, _value, ...fromEnd) => (
          <>
            {text}
            {button(fromEnd)}
          </>
        )}
        shouldExpandNodeInitially={() => false}
      />
    </div>
  );
}
