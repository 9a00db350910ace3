import { useState, type ComponentType } from 'react';
import { notifyLostPart } from '../../lazy/lazyLayer';
import { useAppDispatch } from '../../store/hooks';
import { IconButton } from '../buttons/IconButton';
import type { MenuButtonProps, MenuLayerProps } from './MenuLayer';

export type { MenuItem } from './MenuItems';

/**
 * Makes a menu of actions under an icon button, whose code is fetched when the user reaches for the
 * button. A press opens the menu once it is loaded.
 */
export function lazyMenu<P extends Omit<MenuLayerProps, 'groups'>>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  /** Once fetched, later menus use it from their first render. */
  let fetched: ComponentType<P> | undefined;

  async function fetchLayer(): Promise<ComponentType<P>> {
    const Layer = await load();
    fetched = Layer;
    return Layer;
  }

  // A failure is reported when the button is pressed, which retries.
  const prepare = () => void fetchLayer().catch(() => undefined);

  return function LazyMenu(props) {
    const dispatch = useAppDispatch();
    const [Layer, setLayer] = useState(() => fetched);
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
        dispatch(notifyLostPart());
      }
    };

    // Don't replace the button before its press has ended, because a press across two buttons isn't
    // a click.
    if (Layer) return <Layer {...props} defaultOpen={isPressed} isKeyPressed={isKeyPressed} />;
    const { label, icon, picture, size, className, tabIndex }: MenuButtonProps = props;
    return (
      <IconButton
        {...{ label, icon, picture, size, className, tabIndex }}
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
  };
}

/** A menu of the given actions. */
export const Menu = lazyMenu(
  async () => (await import(/* webpackChunkName: "menu" */ './MenuLayer')).MenuLayer,
);
