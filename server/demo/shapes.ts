import type { DemoName } from './content/people';

/** Minutes of an hour and of a day: ages are given in minutes before the start. */
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

/** An upcoming event and its RSVPs; `time` is HH:MM on the campus's clock. */
export interface DemoEvent {
  /** A file of assets/events. */
  picture: string;
  reactions: DemoReactions;
  by: DemoName;
  /** Minutes between the announcement and the start of the server. */
  ago: number;
  /** Days after the start of the server. */
  inDays: number;
  time: string;
  title: string;
  description: string;
  location: string | null;
  going: readonly DemoName[];
  interested: readonly DemoName[];
  /** The time at which it ends, and the number of places, if there is a limit. */
  ends?: string;
  places?: number;
  /** In line for a place. */
  waiting?: readonly DemoName[];
}

/** A message, optionally with a file of the assets. */
export interface DemoLine {
  by: DemoName;
  ago: number;
  text: string;
  file?: string;
}

/** Two people's chat, oldest message first. Each author has read the other's earlier messages. */
export interface DemoConversation {
  between: readonly [DemoName, DemoName];
  lines: readonly DemoLine[];
  /** Whether the last messages are still unread by the recipient. */
  unread: boolean;
}

/** A connection request; with `answeredAgo` the recipient accepted it at that time. */
export interface DemoRequest {
  from: DemoName;
  to: DemoName;
  ago: number;
  answeredAgo?: number;
  /** The topic and the message of a request for mentoring. */
  mentoring?: { topic: string; message: string };
}

/** A paper with its PDF in assets/papers; the first author uploads it. */
export interface DemoPaper {
  authors: readonly [DemoName, ...DemoName[]];
  ago: number;
  file: string;
  title: string;
  research_field: string;
  abstract: string;
  /** With the DOI prefix for tests, 10.5555. */
  doi: string;
  published_year: string;
}

/** Current work, and the requests to join it. */
export interface DemoWork {
  by: DemoName;
  ago: number;
  title: string;
  research_field: string;
  details: string;
  /** When it was closed to requests. */
  closedAgo?: number;
  requests: readonly {
    by: DemoName;
    ago: number;
    /** The default text if omitted. */
    message?: string;
    answer?: 'accepted' | 'declined' | 'withdrawn';
    answeredAgo?: number;
  }[];
}
