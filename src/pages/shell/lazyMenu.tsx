import type { LucideIcon } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import { notify } from '#shared/notify/notify';
import { useAppDispatch } from '#shared/store/hooks';
import { IconButton, type IconButtonProps } from '#shared/ui/buttons/IconButton';

interface LazyMenu extends Pick<IconButtonProps, 'label' | 'size' | 'className'> {
  readonly icon: LucideIcon;
  /** The menu itself, with a button of the same look; it is open from the first render on. */
  readonly load: () => Promise<ComponentType>;
}

/** A menu that is needed now and then: its code is fetched when its button is reached for. */
export function lazyMenu({ load, ...look }: LazyMenu): ComponentType {
  // What fails here is tried again, and told, once the button is pressed.
  const prepare = () => void load().catch(() => undefined);
  return function LazyMenuButton() {
    const dispatch = useAppDispatch();
    const [Items, setItems] = useState<ComponentType | null>(null);
    const [isWanted, setIsWanted] = useState(false);

    const open = async () => {
      setIsWanted(true);
      try {
        const items = await load();
        setItems(() => items);
      } catch {
        setIsWanted(false);
        dispatch(
          notify({ kind: 'error', text: 'The menu could not be fetched. Check your connection.' }),
        );
      }
    };

    if (Items) return <Items />;
    return (
      <IconButton
        {...look}
        aria-haspopup="menu"
        busy={isWanted}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void open()}
      />
    );
  };
}
