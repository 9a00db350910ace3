import { createContext, use, type ReactNode } from 'react';

/** A post or paper that can be kept in the library. */
export interface SaveTarget {
  readonly kind: 'post' | 'paper';
  readonly id: number;
}

/** The look of the button: an icon like those beside it, or a button with a text. */
export type SaveButtonLook =
  | { readonly look: 'icon' }
  | {
      readonly look: 'sm' | 'md';
      /** Names the paper in the button's accessible name. */
      readonly name: string;
    };

/** The props of a button to keep something in the library. */
export type SaveButtonProps = SaveTarget &
  SaveButtonLook & { readonly className?: string | undefined };

/** Renders the button. The signed-in area provides it. */
export const SaveSlotContext = createContext<((props: SaveButtonProps) => ReactNode) | null>(null);

/** The button to keep a post or paper in the library, in the signed-in area. */
export function SaveSlot(props: SaveButtonProps) {
  return use(SaveSlotContext)?.(props);
}
