import { CircleAlert, CircleCheck, Info, Undo2, type LucideIcon } from 'lucide-react';

/** One toast in the store. */
export interface ToastItem {
  readonly id: string;
  readonly kind: 'success' | 'error' | 'info' | 'undo';
  readonly text: string;
  /** Shows a button, such as 'Retry' or 'Undo'. */
  readonly actionLabel?: string | undefined;
  /** How long it is shown, in milliseconds. Null until it is dismissed. */
  readonly durationMs: number | null;
}

/** The icon of each kind of toast. */
export const toastIcons: Readonly<Record<ToastItem['kind'], LucideIcon>> = {
  success: CircleCheck,
  error: CircleAlert,
  info: Info,
  undo: Undo2,
};
