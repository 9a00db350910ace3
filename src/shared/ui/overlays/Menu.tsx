import { useState } from 'react';
import { notifyLostPart } from '../../lazy/lazyLayer';
import { useAppDispatch } from '../../store/hooks';
import { IconButton } from '../buttons/IconButton';
import type { MenuLayer, MenuProps } from './MenuLayer';

export type { MenuItem } from './MenuItems';

/** Once fetched, later menus use it from their first render. */
let fetched: typeof MenuLayer | undefined;

async function fetchLayer(): Promise<typeof MenuLayer> {
  fetched = (await import(/* webpackChunkName: "menu" */ './MenuLayer')).MenuLayer;
  return fetched;
}

// A failure is reported when the button is pressed, which retries.
const prepare = () => void fetchLayer().catch(() => undefined);

/**
 * A menu of actions under an icon button. Its library, 32 kB compressed, is more than the budget of
 * the feed has left, so it is fetched when the user reaches for the button. A press opens the menu
 * once it is loaded.
 */
export function Menu({ groups, ...button }: MenuProps) {
  const dispatch = useAppDispatch();
  const [Layer, setLayer] = useState(() => fetched);
  const [pressedBy, setPressedBy] = useState<'key' | 'pointer' | null>(null);

  const open = async (by: 'key' | 'pointer') => {
    setPressedBy(by);
    try {
      const layer = await fetchLayer();
      setLayer(() => layer);
    } catch {
      setPressedBy(null);
      dispatch(notifyLostPart());
    }
  };

  // Don't replace the button before its press has ended, because a press across two buttons isn't
  // a click.
  if (Layer)
    return (
      <Layer
        {...button}
        groups={groups}
        defaultOpen={pressedBy !== null}
        isKeyPressed={pressedBy === 'key'}
      />
    );
  return (
    <IconButton
      {...button}
      aria-haspopup="menu"
      aria-expanded={false}
      busy={pressedBy !== null}
      onPointerEnter={prepare}
      onFocus={prepare}
      // A click without a pointer has a detail of 0.
      onClick={({ detail }) => void open(detail === 0 ? 'key' : 'pointer')}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        // Prevents the page from scrolling under the menu.
        event.preventDefault();
        void open('key');
      }}
    />
  );
}
