import { CircleAlert, CircleCheck, Info, type LucideIcon } from 'lucide-react';

/** What a message means. */
export type Tone = 'info' | 'success' | 'warn' | 'danger';

/** The icon of each tone, so that colour is never the only sign. */
export const toneIcons: Readonly<Record<Tone, LucideIcon>> = {
  info: Info,
  success: CircleCheck,
  warn: CircleAlert,
  danger: CircleAlert,
};
