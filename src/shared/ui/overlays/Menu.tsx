import { useState } from 'react';
import { notify } from '../../notify/notify';
import { useAppDispatch } from '../../store/hooks';
import { IconButton } from '../buttons/IconButton';
import type { MenuLayer, MenuProps } from './MenuLayer';

export type { MenuItem } from './MenuItems';

/** Once it is fetched, menus that are mounted later use it from the start. */
let fetchedLayer: typeof MenuLayer | undefined;

async function fetchLayer(): Promise<typeof MenuLayer> {
  const { MenuLayer } = await import(/* webpackChunkName: "menu" */ './MenuLayer');
  fetchedLayer = MenuLayer;
  return MenuLayer;
}

// A failure is reported once the button is pressed, which tries again.
const prepare = () => void fetchLayer().catch(() => undefined);

/**
 * A menu of actions under an icon button. The code of open menus is fetched when
 * the button is reached for, and the press on the button opens it once it is there.
 */
export function Menu({ groups, ...button }: MenuProps) {
  const dispatch = useAppDispatch();
  const [Layer, setLayer] = useState(() => fetchedLayer);
  const [isPressed, setIsPressed] = useState(false);
  const [isKeyPressed, setIsKeyPressed] = useState(false);

  const open = async (byKey: boolean) => {
    setIsPressed(true);
    setIsKeyPressed(byKey);
    try {
      const layer = await fetchLayer();
      setLayer(() => layer);
    } catch {
      setIsPressed(false);
      dispatch(notify({ kind: 'error', text: 'Couldn’t open the menu. Check your connection.' }));
    }
  };

  // The button is not exchanged before its press has ended: a press on two buttons is no click.
  if (Layer) {
    const press = { defaultOpen: isPressed, isKeyPressed };
    return <Layer {...button} {...press} groups={groups} />;
  }
  return (
    <IconButton
      {...button}
      aria-haspopup="menu"
      aria-expanded={false}
      busy={isPressed}
      onPointerEnter={prepare}
      onFocus={prepare}
      // A click that no pointer made counts no presses.
      onClick={({ detail }) => void open(detail === 0)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        // The page must not scroll under the menu.
        event.preventDefault();
        void open(true);
      }}
    />
  );
}
