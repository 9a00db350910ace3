import type { DemoName } from './people';

/** Minutes of an hour and of a day: the content tells its age in minutes before the start. */
export const HOUR = 60;
export const DAY = 24 * HOUR;

/** A comment or a reply. */
export interface DemoComment {
  by: DemoName;
  /** Minutes before the start. */
  ago: number;
  text: string;
  likedBy?: readonly DemoName[];
  replies?: readonly DemoComment[];
}

/** A note on the feed with what others made of it. */
export interface DemoPost extends Omit<DemoComment, 'replies'> {
  comments?: readonly DemoComment[];
}

/** Something that will happen, and what people answered; `time` is HH:MM on the campus's clock. */
export interface DemoEvent {
  by: DemoName;
  /** Minutes before the start, when it was announced. */
  ago: number;
  /** Days after the day of the start. */
  inDays: number;
  time: string;
  title: string;
  description: string;
  location: string | null;
  going: readonly DemoName[];
  interested: readonly DemoName[];
}

/** Two people's chat, oldest line first. Who writes has read what the other wrote before. */
export interface DemoConversation {
  between: readonly [DemoName, DemoName];
  lines: readonly { by: DemoName; ago: number; text: string }[];
  /** Whether the last lines are still unread by the other. */
  unread: boolean;
}

/** One person's wish to connect; with `answeredAgo` the other accepted it at that time. */
export interface DemoRequest {
  from: DemoName;
  to: DemoName;
  ago: number;
  answeredAgo?: number;
}

/** Current work, and who asked to join it. */
export interface DemoWork {
  by: DemoName;
  ago: number;
  title: string;
  research_field: string;
  details: string;
  requests: readonly {
    by: DemoName;
    ago: number;
    /** The usual words where it is left out. */
    message?: string;
    answer?: 'accepted' | 'declined';
    answeredAgo?: number;
  }[];
}
