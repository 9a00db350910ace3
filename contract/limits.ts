/**
 * Numbers that the browser and the server must agree on. Text lengths count code points. Sizes are
 * in bytes, with 1 MB = 2^20.
 */
export const MAX_ID = Number.MAX_SAFE_INTEGER;
export const MEGABYTE = 2 ** 20;

export const FEED_PAGE_SIZE = 10;
/** The views of the feed, by the authors of its posts. The first is the default. */
export const FEED_SCOPES = ['everyone', 'connections', 'university', 'followed'] as const;
/** An open feed looks for newer posts this often. */
export const FEED_PEEK_MS = 120_000;
export const HASHTAG_MAX_LENGTH = 200;
export const FOLLOWED_TAGS_MAX = 200;
export const LIST_PAGE_SIZE = 20;
export const MAX_PAGE_SIZE = 50;
export const HISTORY_PAGE_SIZE = 50;
export const HIGHLIGHT_MS = 3_000;
export const EVENTS_WIDGET_SIZE = 4;
export const EVENTS_FIRST_PAGE_SIZE = 4;
export const EVENTS_NEXT_PAGE_SIZE = 8;
export const EVENT_PREVIEW_LENGTH = 100;
export const FRIENDS_CARD_SIZE = 6;
export const SUGGESTIONS_SIZE = 3;
/** A new member is asked to connect with this many people. */
export const FIRST_PEOPLE = 3;
export const DEPARTMENT_PREVIEW_SIZE = 4;
export const MAX_DEPARTMENT_MEMBERS = 500;
export const ABSTRACT_PREVIEW_LENGTH = 150;

export const USERNAME_MIN_LENGTH = 3;
export const USERNAME_MAX_LENGTH = 30;
/** Letters, digits, dot, underscore and hyphen. */
export const USERNAME_PATTERN = '^[A-Za-z0-9._-]{3,30}$';
/** The most characters of the IANA name of a time zone. */
export const TIMEZONE_MAX_LENGTH = 64;
/** The most characters of a name, pronouns, a text about a person, and their homepage's address. */
export const DISPLAY_NAME_MAX_LENGTH = 60;
export const PRONOUNS_MAX_LENGTH = 40;
export const BIO_MAX_LENGTH = 500;
export const HOMEPAGE_MAX_LENGTH = 500;
/** The positions that people may have at their university. */
export const POSITIONS = [
  'student',
  'doctoral',
  'faculty',
  'researcher',
  'staff',
  'alumni',
] as const;
/** The most topics and places of a mentor, and the most characters of a request's message. */
export const MENTORING_TOPICS_MAX = 5;
export const MENTORING_PLACES_MAX = 10;
export const REQUEST_MESSAGE_MAX_LENGTH = 300;
/** The number of people that a lookup by name finds at most, and unless a call says otherwise. */
export const LOOKUP_MAX_PEOPLE = 20;
export const LOOKUP_PEOPLE = 8;
export const EMAIL_MAX_LENGTH = 254;
/** Limit for the part before the @, in UTF-8. */
export const EMAIL_LOCAL_MAX_BYTES = 64;
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;
export const OTP_LENGTH = 6;
/** The longest text of a typed number, such as a year. */
export const NUMBER_TEXT_MAX_LENGTH = 32;
/** The longest text that is searched for a code. People paste whole mails. */
export const OTP_TEXT_MAX_LENGTH = 1_000;
export const OTP_MAX_ATTEMPTS = 5;
export const OTP_LIFETIME_MS = 10 * 60_000;
export const OTP_RESEND_SECONDS = 60;
/** Delay between the success message of forgot or reset password and the next page. */
export const REDIRECT_DELAY_MS = 2_000;
export const TOKEN_PATTERN = '^[A-Za-z0-9_-]{43}$';

export const PUSH_ENDPOINT_MAX_LENGTH = 1_000;
/** Keys of web push in base64url: a point of the curve P-256, and 16 random bytes. */
export const PUSH_KEY_PATTERN = '^B[A-Za-z0-9_-]{86}$';
export const PUSH_AUTH_PATTERN = '^[A-Za-z0-9_-]{22}$';

export const UNIVERSITY_NAME_MAX_LENGTH = 200;
/** The most characters of an operator's description of a university, and of its address. */
export const UNIVERSITY_ABOUT_MAX_LENGTH = 1_000;
export const UNIVERSITY_LINK_MAX_LENGTH = 500;
/** A new university is proposed to others once this many people are its members. */
export const LISTED_MEMBERS = 3;
export const DEPARTMENT_NAME_MAX_LENGTH = 200;
export const INTEREST_MAX_LENGTH = 100;
export const MAX_INTERESTS = 10;
export const INTEREST_OPTIONS = [
  'Machine Learning',
  'Web Development',
  'Data Science',
  'Blockchain',
  'AI Ethics',
  'Cybersecurity',
  'Embedded Systems',
  'Networking',
  'Cloud Computing',
  'Quantum Computing',
] as const;
export const PROFILE_PICTURE_MAX_BYTES = 5 * MEGABYTE;
export const POST_IMAGE_MAX_BYTES = 10 * MEGABYTE;
/** A phone's photo of 50 megapixels has 10 to 20 MB, and a JPEG takes little memory to decode. */
export const JPEG_MAX_BYTES = 25 * MEGABYTE;
/**
 * The most megapixels of a picture. A JPEG may have more if it can be decoded in a smaller size,
 * which takes little memory.
 */
export const PICTURE_MAX_MEGAPIXELS = 50;
export const JPEG_MAX_MEGAPIXELS = 200;
/** The most megapixels of all frames of an animation, each of which is encoded again. */
export const ANIMATION_MAX_MEGAPIXELS = 24;
export const GENERATED_AVATAR_PIXELS = 100;

export const POST_CONTENT_MAX_LENGTH = 10_000;
export const POST_FILES_MAX = 10;
export const POST_VIDEO_MAX_BYTES = 100 * MEGABYTE;
export const POST_DOCUMENT_MAX_BYTES = 20 * MEGABYTE;
/** Widths in pixels of an image's thumbnails. */
export const THUMBNAIL_WIDTHS = [320, 640, 1280] as const;
export const MEDIA_ALT_MAX_LENGTH = 500;
export const COMMENT_MAX_LENGTH = 5_000;
export const COMMENT_MAX_DEPTH = 5;
export const COMMENTS_PAGE_SIZE = 200;
/**
 * Characters of text after which a page of comments ends, whatever its limit. The comment that
 * reaches this number is the last. Replies that would exceed it are left to their own pages.
 */
export const COMMENTS_PAGE_MAX_CHARACTERS = 100_000;
/** The number of replies included with a comment, oldest first. */
export const REPLIES_PREVIEW_SIZE = 20;
export const REPLIES_PAGE_SIZE = 20;
/** Replies of a comment are counted up to this number. */
export const REPLIES_COUNT_MAX = 500;
/** The most posts whose comments one socket watches. */
export const WATCHED_POSTS_MAX = 20;
/** The kinds of content that people report, and the states of a report. */
export const REPORT_KINDS = ['post', 'comment', 'person', 'paper', 'message'] as const;
export const REPORT_STATES = ['open', 'looked_at', 'acted', 'no_breach', 'withdrawn'] as const;
export const MODERATION_DECISIONS = ['dismiss', 'remove', 'warn', 'suspend'] as const;
export const REPORT_REASON_MAX_LENGTH = 1_000;
export const REPORT_NOTE_MAX_LENGTH = 1_000;
/** The moderators' words to the reporter and to the author. */
export const EXPLANATION_MAX_LENGTH = 500;
export const APPEAL_MAX_LENGTH = 1_000;
export const REPORTED_MESSAGES_MAX = 20;
export const SUSPENSION_MAX_DAYS = 365;
export const SHARED_TITLE_MAX_LENGTH = 80;
export const NOTIFICATION_TITLE_MAX_LENGTH = 80;
export const NOTIFICATION_EXCERPT_MAX_LENGTH = 140;
export const KEYWORD_MAX_LENGTH = 200;
/** The sections of a search of everything, and the number of results of each by default. */
export const SEARCH_SECTIONS = ['people', 'posts', 'papers', 'events', 'universities'] as const;
export const SEARCH_SECTION_SIZE = 3;

export const EVENT_TITLE_MAX_LENGTH = 200;
export const EVENT_DESCRIPTION_MAX_LENGTH = 10_000;
export const EVENT_LOCATION_MAX_LENGTH = 300;
/** The most characters of an event's online address and of the note on how to join. */
export const EVENT_ONLINE_URL_MAX_LENGTH = 500;
export const EVENT_JOIN_NOTE_MAX_LENGTH = 500;
export const EVENT_CAPACITY_MAX = 100_000;
/** The most days from an event's start to its end. */
export const EVENT_MAX_DAYS = 31;
/** People who are going see the online address from this long before the start. */
export const EVENT_ONLINE_BEFORE_MS = 30 * 60_000;
export const DEFAULT_TIMEZONE = 'Asia/Dhaka';
export const MAX_EVENT_IDS = 50;
/** The most ids of posts in a list without pages. */
export const POST_IDS_MAX = 200;

export const PAPER_MAX_BYTES = 5 * MEGABYTE;
/** The longest address that can lead to a card, and the most addresses in one request. */
export const ADDRESS_MAX_LENGTH = 2_048;
export const CARDS_MAX = 10;
/** The longest passage of a paper that a link to it may mark. */
export const PASSAGE_MAX_LENGTH = 600;
/** The quotes of papers that a post, a comment or a message can have, and their lengths. */
export const PAPER_QUOTES_MAX = 5;
export const PAPER_QUOTE_MIN_LENGTH = 12;
export const PAPER_QUOTE_MAX_LENGTH = 600;
/** The longest JSON of them in the field of a form. */
export const PAPER_QUOTES_FIELD_MAX_LENGTH = 50_000;
/** The highest page number of a paper at which reading can be kept. */
export const MAX_PAGE_NUMBER = 100_000;
export const PAPER_TITLE_MAX_LENGTH = 500;
export const PAPER_AUTHOR_MAX_LENGTH = 500;
export const RESEARCH_FIELD_MAX_LENGTH = 200;
export const ABSTRACT_MAX_LENGTH = 10_000;
export const RESEARCH_DETAILS_MAX_LENGTH = 10_000;
export const COLLABORATION_MESSAGE_MAX_LENGTH = 1_000;
export const DOI_MAX_LENGTH = 255;
/** The most characters of a pasted text with a DOI, such as the address of a proxy. */
export const DOI_TEXT_MAX_LENGTH = 2_000;
/** Applied after removing the addresses and words that people put before a DOI. */
export const DOI_PATTERN = '^10\\.\\d{4,9}/\\S+$';
export const PAPER_YEAR_MIN = 1500;
export const PAPER_YEAR_MAX = 2200;

export const LIBRARY_ITEMS_MAX = 5_000;
export const LIBRARY_TITLE_MAX_LENGTH = 1_000;
/** Room for the authors of a large collaboration. */
export const LIBRARY_AUTHOR_MAX_LENGTH = 100_000;
export const LIBRARY_NOTE_MAX_LENGTH = 500;
export const LIBRARY_TAG_MAX_LENGTH = 50;
export const LIBRARY_TAGS_MAX = 10;
/** Further fields of a reference, such as an abstract. */
export const LIBRARY_FIELDS_MAX = 40;
export const LIBRARY_FIELD_MAX_LENGTH = 20_000;
/** The most bytes and entries of one import; the browser splits longer files. */
export const LIBRARY_IMPORT_MAX_BYTES = MEGABYTE;
export const LIBRARY_IMPORT_MAX = 500;
/** The same in JSON, which escapes quotes, backslashes and ends of lines. */
export const LIBRARY_BODY_MAX_BYTES = 4 * MEGABYTE;

export const MESSAGE_MAX_LENGTH = 10_000;
/** How long after it was sent a message can be edited, and deleted. */
export const MESSAGE_EDIT_MS = 15 * 60_000;
export const MESSAGE_DELETE_MS = 24 * 3_600_000;
/** A reply contains this many characters of the message it refers to. */
export const QUOTE_MAX_LENGTH = 200;
export const CLIENT_ID_MAX_LENGTH = 64;
export const CHAT_FILE_MAX_BYTES = 25 * MEGABYTE;
/** An echo this close to a temporary message with the same text and sender is the same message. */
export const ECHO_MATCH_WINDOW_MS = 1_000;
/** Within this distance from the end of the log, new messages keep it scrolled to the end. */
export const CHAT_STICK_TO_BOTTOM_PX = 50;
export const TYPING_INTERVAL_MS = 3_000;
export const FRAME_MAX_BYTES = 64 * 1024;
export const SOCKET_PING_MS = 25_000;
export const SOCKET_PROTOCOL = 'quad.v1';
export const SOCKET_TOKEN_PROTOCOL_PREFIX = 'bearer.';
/** Frames one user may send in ten seconds. The server refuses more. Pings don't count. */
export const FRAME_BUDGET = 100;
export const FRAME_BUDGET_MS = 10_000;
/** The outbox sends at most this many in that time, to leave room for typing and receipt frames. */
export const OUTBOX_BUDGET = 80;
/**
 * Close codes, in order: the session ended; access is forbidden; the server restarts; the client
 * reads too slowly; a frame is too large; too many frames.
 */
export const SOCKET_CLOSE = {
  sessionEnded: 4001,
  forbidden: 4403,
  restarting: 1012,
  tryAgainLater: 1013,
  tooBig: 1009,
  /** WebSocket's "policy violation". */
  flooding: 1008,
} as const;

/** The days between the request to delete an account and its deletion. */
export const DELETION_AFTER_DAYS = 14;

export const CHATBOT_FILE_MAX_BYTES = 20 * MEGABYTE;
export const CHATBOT_MAX_PAGES = 300;
export const QUESTION_MAX_LENGTH = 4_000;
/** Chatbot documents that one user may have. The least recently used one is removed first. */
export const CHATBOT_DOCUMENTS_MAX = 50;
/** From this number on, the list of documents names the next one to go. */
export const CHATBOT_DOCUMENTS_NEARLY_FULL = 45;
export const CHATBOT_MAX_HEIGHT_PX = 450;
export const CHATBOT_HISTORY_SIZE = 200;
/** The earlier questions that are sent with one, as JSON of at most so many bytes. */
export const HISTORY_MAX_TURNS = 3;
export const HISTORY_MAX_BYTES = 8_192;
/** The longest message that a client may add to the stored conversation. */
export const CHATBOT_MESSAGE_MAX_LENGTH = 50_000;
/** The citations and other parts of a stored message; beyond that, only its text is stored. */
export const CHATBOT_RESPONSE_MAX_LENGTH = 65_536;
export const CHATBOT_CONVERSATION_MAX_BYTES = 4 * MEGABYTE;
/** The papers and questions of a quote matrix, and the matrices that one user keeps. */
export const MATRIX_PAPERS_MAX = 20;
export const MATRIX_QUESTIONS_MAX = 10;
export const MATRIX_QUESTION_MAX_LENGTH = 500;
export const MATRICES_MAX = 20;
/** The quotes of one cell. */
export const MATRIX_QUOTES_MAX = 2;
export const IDEMPOTENCY_KEY_MAX_LENGTH = 128;

/** Session logs that people send to the operator: their size packed with gzip, and per day. */
export const SESSION_LOG_MAX_BYTES = 5 * MEGABYTE;
export const SESSION_LOG_NOTE_MAX_LENGTH = 1_000;
export const SESSION_LOGS_PER_DAY = 5;
export const SESSION_LOG_DAYS = 30;
/** The notes about a log, and the most characters of each. */
export const LOG_NOTES_MAX = 100;
export const LOG_NOTE_MAX_LENGTH = 1_000;
