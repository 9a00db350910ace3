import { useState } from 'react';
import { explainLost } from '../../lazy/lazyLayer';
import { useAppDispatch } from '../../store/hooks';
import { IconButton } from '../buttons/IconButton';
import type { MenuLayer, MenuProps } from './MenuLayer';

export type { MenuItem } from './MenuItems';

/** Once fetched, later menus use it from their first render. */
let fetchedLayer: typeof MenuLayer | undefined;

async function fetchLayer(): Promise<typeof MenuLayer> {
  const { MenuLayer } = await import(/* webpackChunkName: "menu" */ './MenuLayer');
  fetchedLayer = MenuLayer;
  return MenuLayer;
}

// A failure is reported when the button is pressed, which retries.
const prepare = () => void fetchLayer().catch(() => undefined);

/**
 * A menu of actions under an icon button. The code of open menus is fetched when the user reaches
 * for the button, and a press opens the menu once it is loaded.
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
      dispatch(explainLost());
    }
  };

  // Don't replace the button before its press has ended, because a press across two buttons isn't a
  // click.
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
      // A click without a pointer has a detail of 0.
      onClick={({ detail }) => void open(detail === 0)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        // Prevents the page from scrolling under the menu.
        event.preventDefault();
        void open(true);
      }}
    />
  );
}
