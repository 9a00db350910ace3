import { Type, type Static } from '@sinclair/typebox';
import { POSITIONS } from '../limits';
import { Count, Id, Iso, Url, nullable, oneOf, record } from '../schema';

/** The name a person chose to be shown by. Null if they chose none: then the username is shown. */
export const DisplayName = nullable(Type.String());

/** A person's position at their university. It grants no rights. */
export const Position = oneOf(...POSITIONS);
export type Position = Static<typeof Position>;

/** The mentoring that a person offers; none without topics or without places. */
export const Mentoring = record({
  /** Some of the person's interests. */
  topics: Type.Array(Type.String()),
  places: Count,
  /** The places that no mentoring connection occupies. */
  places_left: Count,
});
export type Mentoring = Static<typeof Mentoring>;

/** The details that people may add to their profile. */
const details = {
  /** The year since which the person holds the position. */
  position_since: nullable(Type.Integer()),
  bio: Type.String(),
  /** As `0000-0002-1825-0097`, with a correct check digit. */
  orcid: nullable(Type.String()),
  /** An https address. */
  homepage: nullable(Type.String()),
  mentoring: Mentoring,
};

/**
 * The host of an institution address that a person proved to be theirs, and when. It counts as
 * current for 13 months.
 */
export const Institution = record({
  domain: Type.String(),
  verified_at: Iso,
  is_current: Type.Boolean(),
});
export type Institution = Static<typeof Institution>;

/** The facts shown of a person wherever they are named. */
export const named = {
  username: Type.String(),
  display_name: DisplayName,
  /** As the person asks others to refer to them, such as "she/her". */
  pronouns: nullable(Type.String()),
  profile_picture: nullable(Url),
  university_name: nullable(Type.String()),
  department: nullable(Type.String()),
  position: nullable(Position),
  /** Left out if they proved none. */
  institution: Type.Optional(Institution),
};

/** A person who is named anywhere. */
export const Person = record({ id: Id, ...named });
export type Person = Static<typeof Person>;

/** A person in a list of people. `user_id` equals `id`. */
export const ListedPerson = record({ ...Person.properties, user_id: Id });
export type ListedPerson = Static<typeof ListedPerson>;

/** The signed-in user's progress through the first steps suggested to new members. */
export const FirstSteps = record({
  /** Connections plus the user's own pending requests, up to `FIRST_PEOPLE`. */
  people: Count,
  has_posted: Type.Boolean(),
  /** Whether the user chose their picture. False for none, and for a generated initial. */
  has_picture: Type.Boolean(),
});
export type FirstSteps = Static<typeof FirstSteps>;

/** The signed-in user. */
export const Me = record({
  ...Person.properties,
  ...details,
  email: Type.String(),
  profile_completed: Type.Boolean(),
  profile_picture: nullable(Url),
  university_name: nullable(Type.String()),
  fields_of_interest: Type.String(),
  hides_email: Type.Boolean(),
  institution: nullable(Institution),
  /** The university of the email address; proposed until the profile is complete. */
  proposed_university: nullable(Type.String()),
  hides_presence: Type.Boolean(),
  /** Whether the conversation with the assistant is stored on the server. */
  keeps_conversation: Type.Optional(Type.Boolean()),
  /** The IANA name that the browser last sent. */
  timezone: nullable(Type.String()),
  /** False if the user only logs in with Google. */
  has_password: Type.Boolean(),
  /** When the account is deleted, unless the user keeps it. */
  deletion_at: nullable(Iso),
  first_steps: FirstSteps,
});
export type Me = Static<typeof Me>;

/** The caller's relationship to the person shown. */
export const ConnectionState = record({
  status: oneOf('self', 'none', 'pending_out', 'pending_in', 'connected'),
  request_id: Type.Optional(Id),
  connection_id: Type.Optional(Id),
});
export type ConnectionState = Static<typeof ConnectionState>;

/**
 * A person's page. `fields_of_interest` is "a, b, c". `email` is empty if the reader may not see
 * it. `mutual_count` is the number of connections that the reader and the person share, 0 on the
 * reader's own page.
 */
export const Profile = record({
  ...Person.properties,
  ...details,
  email: Type.String(),
  fields_of_interest: Type.String(),
  institution: nullable(Institution),
  connection: ConnectionState,
  mutual_count: Count,
});
export type Profile = Static<typeof Profile>;

/** Someone the caller may know. */
export const SuggestedUser = record({
  ...ListedPerson.properties,
  reason: Type.Optional(Type.String()),
  mutual_count: Type.Optional(Count),
});
export type SuggestedUser = Static<typeof SuggestedUser>;

/**
 * The reason why a person was found. `text` contains the matched words in their original spelling.
 */
export const PersonMatch = record({
  kind: oneOf('interest', 'department', 'post', 'paper', 'work'),
  text: Type.String(),
  matched_words: Type.Array(Type.String()),
  post_id: Type.Optional(Id),
  paper_id: Type.Optional(Id),
  work_id: Type.Optional(Id),
});
export type PersonMatch = Static<typeof PersonMatch>;

/** A person found by their name. */
export const CalledPerson = record({
  ...ListedPerson.properties,
  connection: Type.Optional(ConnectionState),
});
export type CalledPerson = Static<typeof CalledPerson>;

/** A person whose work matches a search, with the reasons. */
export const FoundPerson = record({
  ...ListedPerson.properties,
  matches: Type.Array(PersonMatch),
  connection: Type.Optional(ConnectionState),
  /** In a search for people who offer mentoring. */
  mentoring: Type.Optional(Mentoring),
});
export type FoundPerson = Static<typeof FoundPerson>;

/**
 * A connection. `user_id` is the caller, `friend_id` the other person. `email` is empty if hidden.
 */
export const Connection = record({
  ...named,
  connection_id: Id,
  friend_id: Id,
  user_id: Id,
  email: Type.String(),
});
export type Connection = Static<typeof Connection>;

/** Another person, whose connections the caller doesn't see. `email` is empty if hidden. */
export const OtherPerson = record({ ...ListedPerson.properties, email: Type.String() });
export type OtherPerson = Static<typeof OtherPerson>;

/**
 * A request to connect with the caller, as their mentor if it has a topic. `email` is empty,
 * because only connections see it.
 */
export const PendingRequest = record({
  ...named,
  request_id: Id,
  sender_id: Id,
  email: Type.String(),
  mentoring_topic: Type.Optional(nullable(Type.String())),
  message: Type.Optional(nullable(Type.String())),
});
export type PendingRequest = Static<typeof PendingRequest>;

/** A pending request of the caller's own to connect with another person. */
export const SentRequest = record({
  ...named,
  request_id: Id,
  receiver_id: Id,
  created_at: Iso,
});
export type SentRequest = Static<typeof SentRequest>;
