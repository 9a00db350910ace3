import { createContext, use, type ReactNode } from 'react';

/** A post or paper that can be kept in the library. */
export interface SaveTarget {
  readonly kind: 'post' | 'paper';
  readonly id: number;
}

/** A button for it, as the place where it is shown has them. */
interface SaveButtonLook {
  /** `icon` has no visible text. */
  readonly look: 'icon' | 'sm' | 'md';
  readonly className?: string | undefined;
}

/** The props of a button to keep something in the library. */
export interface SaveButtonProps extends SaveTarget, SaveButtonLook {
  /** Names the post or paper in the button's accessible name. */
  readonly name: string;
}

/** Renders the button. The signed-in area provides it. */
export const SaveSlotContext = createContext<((props: SaveButtonProps) => ReactNode) | null>(null);

/** The button to keep a post or paper in the library, in the signed-in area. */
export function SaveSlot(props: SaveButtonProps) {
  return use(SaveSlotContext)?.(props);
}
