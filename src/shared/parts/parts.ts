import { createContext, useContext, type ComponentType } from 'react';
import type { EventDetails } from '#contract/entities/event';
import type { ConnectionState } from '#contract/entities/person';
import type { PostDocument } from '#contract/entities/post';
import type { ChatPartner } from '../store/chatEvents';
import type { PostView } from './postView';

/**
 * What one feature shows of another. Features do not know each other: the application hands these
 * parts out, and each feature uses them by name.
 */
export interface Parts {
  /** The next events, with every state they can be in. */
  UpcomingEvents: ComponentType;
  /** The universities with the most members. */
  ConnectedUniversities: ComponentType;
  /** A few people to pair with. */
  PeopleYouMayKnow: ComponentType;
  /** Going and Interested of one event; tells by `rsvpChanged` what came of it. */
  RsvpButtons: ComponentType<{
    readonly event: EventDetails;
    readonly postId?: number | undefined;
  }>;
  /** The comments of a post, and the field to add one. */
  Comments: ComponentType<{ readonly postId: number }>;
  /** Asks for the public link of a post and shows it. */
  ShareButton: ComponentType<{ readonly postId: number }>;
  /** How many go and are interested, the reader's own wish counted in at once. */
  RsvpCounts: ComponentType<{ readonly event: EventDetails }>;
  /** The posts of a view, page by page; `label` names the list for those who do not see it. */
  PostList: ComponentType<{ readonly view: PostView; readonly label: string }>;
  /** Hands a PDF of a post to the assistant; nothing for files of other kinds. */
  AskUButton: ComponentType<{
    readonly document: PostDocument;
    /** Names the document beside the word, where there are several. */
    readonly isOneOfMany?: boolean | undefined;
    readonly className?: string | undefined;
  }>;
  /** People whose work touches a topic, with what that rests on. */
  WhoWorksOnThis: ComponentType<{ readonly keyword: string }>;
  /** What somebody's profile shows of research: papers, or the owner's tools. */
  ResearchOf: ComponentType<{ readonly userId: number; readonly isOwn: boolean }>;
  /** The field for a new post. */
  WritePost: ComponentType;
  /** What the reader can do about somebody: connect, answer, write, part, block. */
  ConnectionActions: ComponentType<{
    readonly person: ChatPartner;
    readonly connection: ConnectionState;
  }>;
  /** The menu of what is rarely done about somebody. */
  PersonMenu: ComponentType<{
    readonly person: ChatPartner;
    readonly hasProfileLink?: boolean | undefined;
  }>;
  /** A few of the reader's own connections. */
  Friends: ComponentType;
  /** The button that gives the reader another picture. */
  ChangePicture: ComponentType;
  /** What the reader can change of the own profile. */
  OwnProfileTools: ComponentType;
  /** The menu of what belongs to the reader and is no page: the log of the session, the way out. */
  MeMenu: ComponentType;
}

export const PartsContext = createContext<Parts | null>(null);

/** The part of another feature. Throws where the application handed none out. */
export function usePart<Name extends keyof Parts>(name: Name): Parts[Name] {
  const parts = useContext(PartsContext);
  if (!parts) throw new Error(`No parts were handed out; ${name} is wanted.`);
  return parts[name];
}
