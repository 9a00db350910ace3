import type { DemoName } from './content/people';

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

/** The likes and comments of a post. */
export interface DemoReactions {
  likedBy?: readonly DemoName[];
  comments?: readonly DemoComment[];
}

/** A post with its reactions: a note, unless it has media or documents. */
export interface DemoPost extends DemoReactions {
  by: DemoName;
  /** Minutes before the start. */
  ago: number;
  text: string;
  /** Files of assets/pictures. */
  media?: readonly { file: string; alt: string }[];
  /** Files of assets/documents. */
  documents?: readonly string[];
}

/** Something that will happen, and what people answered; `time` is HH:MM on the campus's clock. */
export interface DemoEvent {
  /** A file of assets/events. */
  picture: string;
  reactions: DemoReactions;
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

/** A message; a file of assets may come with it. */
export interface DemoLine {
  by: DemoName;
  ago: number;
  text: string;
  file?: string;
}

/** Two people's chat, oldest line first. Who writes has read what the other wrote before. */
export interface DemoConversation {
  between: readonly [DemoName, DemoName];
  lines: readonly DemoLine[];
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

/** A paper with its PDF in assets/papers; the first author uploads it. */
export interface DemoPaper {
  authors: readonly [DemoName, ...DemoName[]];
  ago: number;
  file: string;
  title: string;
  research_field: string;
  abstract: string;
  /** Of the prefix for tests, 10.5555. */
  doi: string;
  published_year: string;
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
