/** Texts of chat. */

export const uploadFailed = 'Couldn’t upload the file. Try again.';
export const fileGone = 'This file is no longer available. Delete the message and attach it again.';

/* Around every conversation, and the page */

export const today = 'Today';
export const online = 'Online';
export const offline = 'Offline';
export const reconnecting = 'Reconnecting… Messages will be sent once you’re back online.';

// Messages
export const messages = 'Messages';
export const chatWith = (username: string) => `Chat with ${username}`;
export const backToConversations = 'Back to conversations';
export const chooseConversation = 'Choose a conversation';

/* List of conversations */

export const conversations = 'Conversations';
export const unread = (count: number) => `${count} unread`;
export const conversationsNotLoaded = 'Couldn’t load your conversations.';
export const startConversation = 'Start a conversation with one of your connections.';
export const findPeople = 'Find people';

// Search
export const searchChats = 'Search chats';
export const conversationsFound = 'Conversations found';
export const messagesFound = 'Messages found';
export const conversationCount = (count: number) =>
  `${count} ${count === 1 ? 'conversation' : 'conversations'} found`;
export const foundCount = (conversations: number, messages: string) =>
  `${conversationCount(conversations)}, ${messages}`;
export const messageCount = (count: number, hasMore: boolean) =>
  `${count}${hasMore ? ' or more' : ''} ${count === 1 && !hasMore ? 'message' : 'messages'}`;
export const searchingMessages = 'Searching messages';
export const noConversationCalled = (typed: string) => `No conversations match “${typed}”.`;
export const noMessageWith = (typed: string) => `No messages contain “${typed}”.`;
export const searchFailed = 'Couldn’t search your messages.';
export const moreMessages = 'Show more messages';
export const newMessage = 'New message';

// ConversationRow: the last message
export const youSentImage = 'You sent a picture';
export const sentImage = 'Sent a picture';
export const youSentFile = (name: string) => `You sent a file: ${name}`;
export const sentFile = (name: string) => `Sent a file: ${name}`;
export const youSaid = (text: string) => `You: ${text}`;

/* Windows at the foot of the page */

export const chats = 'Chats';
export const minimisedChats = 'Minimised chats';
export const openChatWith = (username: string) => `Open chat with ${username}`;
export const openUnreadChatWith = (username: string, unread: number) =>
  `Open chat with ${username}, ${unread} unread`;

// ChatWindow
export const backFromChatWith = (username: string) => `Back from chat with ${username}`;
export const minimiseChatWith = (username: string) => `Minimise chat with ${username}`;
export const closeChatWith = (username: string) => `Close chat with ${username}`;

/* Log of a conversation */

// MessageLog
export const messagesWith = (username: string) => `Messages with ${username}`;
export const messagesNotLoaded = 'Couldn’t load the messages.';
export const sayHello = (username: string) => `Say hello to ${username}.`;
export const loadingMessages = 'Loading messages';
export const newMessages = 'New messages';
export const newestMessages = 'Newest messages';
export const isTyping = (username: string) => `${username} is typing`;

// LogRules
export const unreadFrom = (day: string) => `Unread from here, ${day}`;
export const newFrom = (day: string) => `New · ${day}`;

// MessageBubble
export const you = 'You';
export const sending = 'Sending';
export const sent = 'Sent';
export const read = 'Read';
export const saving = 'Saving the change';
export const edited = 'edited';

// MessageMenu
export const optionsOf = (words: string) => `Options of “${words}”`;
export const reply = 'Reply';
export const report = 'Report';
export const copyText = 'Copy';
export const edit = 'Edit';
export const textCopied = 'Text copied.';
export const textNotCopied = 'Couldn’t copy the text. Select it and copy it by hand.';

// Quoted messages
export const inReplyTo = 'In reply to';
export const originalFurtherUp = 'The message is further up. Scroll up to load earlier messages.';

// Deletion
export const deleteQuestion = 'Delete this message?';
export const deleteConsequence =
  'Its text and file are removed for both of you. “Message deleted” stays in its place.';

// Files and pictures
export const download = 'Download';
export const downloadFile = (name: string) => `Download ${name}`;
export const picture = 'Picture';
export const pictureNotLoaded = 'Couldn’t load this picture.';
export const tryAgain = 'Try Again';
export const tryAgainToLoad = (name: string) => `Try Again to load ${name}`;
export const openPicture = (name: string) => `Open picture ${name}`;

// Read out when a message arrives
export const photoNamed = (name: string) => `Picture ${name}`;
export const fileNamed = (name: string) => `File ${name}`;

/* Unsent messages */

export const notSent = 'Not sent';

// OutboxRow
export const refused = (reason: string) => `Not sent. ${reason}`;
export const waitingForConnection = 'Waiting for connection';
export const waitingToBeSent = 'Waiting to be sent';
export const retry = 'Retry';
export const deleteMessage = 'Delete';

export const refusedEdit = (reason: string) => `Not changed. ${reason}`;
export const refusedDeletion = (reason: string) => `Not deleted. ${reason}`;
export const moveToField = 'Move to the field';
export const dismiss = 'Dismiss';

// UploadRow
export const uploadingPercent = (percent: number) => `Uploading ${percent}%`;
export const uploadingBytes = (percent: number, sentSize: string, size: string) =>
  `Uploading ${percent}% · ${sentSize} of ${size}`;
export const processing = 'Processing…';
export const uploadOf = (name: string) => `Upload of ${name}`;
export const cancelUploadOf = (name: string) => `Cancel the upload of ${name}`;
export const uploadCancelled = 'You cancelled the upload.';

/* Message field and its files */

export const filesToSend = 'Files to send';
export const attachFiles = 'Attach files';
export const chosenFiles = 'Chosen files';
export const messageTo = (username: string) => `Message ${username}`;
export const writeAboutQuote = 'Write a message to go with the quote.';
export const writeMessage = 'Write a message';
export const send = 'Send';
export const dropFiles = (username: string) => `Drop files to send to ${username}`;
export const charactersLeft = (count: number) =>
  `${count} ${count === 1 ? 'character' : 'characters'} left`;

export const outboxFull = (most: number) =>
  `Only ${most} messages can wait to be sent. Your text stays here; try again when some have been sent.`;

// Replies and edits
export const replyTo = (username: string) => `Reply to ${username}`;
export const replyToYou = 'Reply to your message';
export const cancelReply = 'Cancel the reply';
export const editingMessage = 'Edit message';
export const saveEdit = 'Save';
export const cancelEdit = 'Cancel the edit';

// Conversation
export const partnerDeleted =
  'This account was deleted. You can read the messages, but not write new ones.';
