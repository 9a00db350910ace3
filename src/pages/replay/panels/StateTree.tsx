import { JSONTree } from 'react-json-tree';
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

/** A state as a tree. */
export function StateTree({ state }: { readonly state: object }) {
  return (
    <div className={css.tree}>
      <JSONTree
        data={state}
        theme={theme}
        invertTheme={false}
        hideRoot
        shouldExpandNodeInitially={() => false}
      />
    </div>
  );
}
