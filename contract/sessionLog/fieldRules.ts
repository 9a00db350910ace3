/**
 * How a text is treated in a log.
 *
 * - `kept`: unchanged in every log: enumerations, times and names of our own making.
 * - `word`: the same, but only if it is a single plain word. Anything else becomes stars.
 * - `id`, `name`, `text`, `address`: kept, and replaced in a log that is shared.
 * - `step`: part of a path in the cache: a name of ours, or the key of a cached response.
 * - `secret`: never in any log.
 * - `hidden`: undeclared, so only its length is logged.
 * - `bare`: the same for a value without a name. Its numbers are ids.
 */
export type Leaf =
  'kept' | 'word' | 'id' | 'name' | 'text' | 'address' | 'step' | 'secret' | 'hidden' | 'bare';

/** A member whose keys are data, not declared names. */
export interface Table {
  keys: Leaf;
  values: Rule;
  /** The rule for a bare text in place of the table. */
  leaf: Leaf;
}

export type Rule = Leaf | Table;

/**
 * The declared names of texts in actions and state, by how they are treated. To allow another name
 * in logs, add it here.
 */
const NAMES: Readonly<Record<Exclude<Leaf, 'step' | 'hidden' | 'bare'>, string>> = {
  kept: `type kind theme created_at edited_at timestamp event_date event_time event_datetime expires
     last_used_at verified_at timezone user_timezone published_year requestId endpointName event_end end_at start_at
     event_end_time event_end_date updated_at expires_at browser purpose decided_at is_open
     deletion_at ends_at since until coming_at public_key publicKey when joined_at suspended_until format`,
  word: `position capacity status requestStatus request_status message_type post_type file_type token_type my_rsvp verdict
    text_state scope sender part failed op asked answered parted state code conversationsStatus
    expiredReason endedBy operation role direction queryStatus level sort mode stage view mail decision of can
     relation`,
  id: 'reply_to',
  name: `username actor_username requester_username display_name pronouns actor_display_name
    requester_display_name author_username author_display_name author keyword hashtag hashtags tag mentions
    matched_words words markedWords university university_name proposed_university department fields_of_interest name names
    research_field actionLabel unspecifiedName operator topics mentoring_topics mentoring_topic`,
  text: `content title abstract description details detail message last_message text texts response
    questions question answer answers quote passage headings understood_as history snippet page_name note location event_title event_description research_title
    media_alt alt alts apa bibtex chicago ieee ris doi reason error headline excerpt summary
     affiliation authors journal venue bio about comments replies quotes work_title where
     notice dismissedNotice privacy terms guidelines explanation join_note`,
  address: `homepage orcid domain link path wantedPath url address addresses file_path file_url image_url media_url document_url
    thumbnail_url still_url actor_image_url profile_picture avatar sender_avatar share_link filename
    original_filename contact_mail contact_url file_name calendar_url online_url queryCacheKey key`,
  secret: `access_token confirm_password current_password download_url email feed_url login_hint new_password offeredToken otp
    password req signature token`,
};

const table = (keys: Leaf, values: Rule, leaf: Leaf = 'hidden'): Table => ({ keys, values, leaf });

/** Marks everything below as secret. */
export const SEALED: Table = table('kept', 'secret', 'secret');
SEALED.values = SEALED;

const rules = new Map<string, Rule>([
  ['texts', table('address', 'text', 'text')],
  ['errors', table('kept', 'text', 'text')],
  ['departments', table('name', 'hidden', 'name')],
  ['lists', table('address', 'hidden')],
  ['undos', table('id', 'hidden')],
  ['reported', table('id', 'id')],
  ['uploads', table('id', 'hidden')],
  ['queries', table('address', 'hidden')],
  ['subscriptions', table('address', 'hidden')],
  ['keys', table('address', 'hidden')],
  ['wanted', table('address', 'hidden')],
  // The tags of cached responses are a table, those of the library a list.
  ['tags', table('kept', table('address', 'address', 'address'), 'name')],
]);
for (const [leaf, names] of Object.entries(NAMES))
  for (const name of names.split(/\s+/)) if (!rules.has(name)) rules.set(name, leaf as Leaf);

const ID_NAME = /(^|_)ids?$|Ids?$/;

/** Returns the rule for a member's name, or undefined if it is undeclared. */
export function declaredRule(name: string): Rule | undefined {
  return rules.get(name) ?? (ID_NAME.test(name) ? 'id' : undefined);
}

/** The rules for an action's payload or an endpoint's argument that is a bare text. */
const BARE: Readonly<Record<string, Leaf>> = {
  'toasts/toastDismissed': 'id',
  'toasts/toastActionChosen': 'id',
  'connections/undoForgotten': 'id',
  'chat/queuedMessageDeleted': 'id',
  'chat/uploadStarted': 'id',
  'chat/uploadInterrupted': 'id',
  'chat/changeSubmitted': 'id',
  'chat/changeRemoved': 'id',
  'drafts/draftCleared': 'address',
  'preferences/themeChosen': 'kept',
  'preferences/noticeDismissed': 'text',
  searchPeople: 'name',
  findUser: 'name',
  listUniversities: 'name',
  readUniversity: 'name',
  searchPapers: 'name',
  readCards: 'address',
  readSharedPost: 'secret',
  readLogNotes: 'secret',
  inspectReferences: 'secret',
};

/** Returns the rule for the bare payload or argument of one action or endpoint. */
export function bareRule(name: string): Leaf {
  return BARE[name] ?? 'bare';
}
