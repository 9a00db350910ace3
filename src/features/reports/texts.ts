import type { ModerationDecision, ReportKind, ReportState } from '#contract/entities/report';

/** Texts of reports: the dialog, the reporter's own reports, and the moderators' queue. */

export const kinds: Readonly<Record<ReportKind, string>> = {
  post: 'Post',
  comment: 'Comment',
  person: 'Profile',
  paper: 'Paper',
  message: 'Message',
};
const nouns: Readonly<Record<ReportKind, string>> = {
  post: 'post',
  comment: 'comment',
  person: 'person',
  paper: 'paper',
  message: 'message',
};

/* Dialog */

export const reportTitles: Readonly<Record<ReportKind, string>> = {
  post: 'Report Post',
  comment: 'Report comment',
  person: 'Report person',
  paper: 'Report paper',
  message: 'Report message',
};
export const whyReport = (kind: ReportKind, author: string) =>
  `Why are you reporting this ${nouns[kind]}? ${author} won’t know it was you.`;
export const reason = 'Reason';
export const shownMessages = 'Messages the moderators see';
export const onlyThese = 'They see only the ones you choose here.';
export const own = 'You: ';
export const whatIsWrong = (kind: ReportKind) => `What’s wrong with this ${nouns[kind]}?`;
export const anythingToAdd = 'Anything to add (optional)';
export const cancel = 'Cancel';
export const sendReport = 'Send report';
export const noteMissing = 'Please say what is wrong.';
export const reportNotSent = 'Couldn’t send your report. Try again.';
export const thanks = 'Thank you';
export const whatFollows =
  'A moderator will look at it, and you’ll get a notification with the answer.';
export const seeReports = 'See your reports';
export const blockOffer = (name: string) =>
  `If you don’t want to see ${name} anymore, you can block them.`;
export const block = (name: string) => `Block ${name}`;
export const done = 'Done';

// The reasons, which are also sent to the moderators.
export const spam = 'Spam or advertising';
export const harassment = 'Harassment or hate';
export const misleading = 'False or misleading';
export const otherPersonsWork = 'Someone else’s work';
export const privateMatters = 'Private information';
export const otherPerson = 'Pretends to be someone else';
export const somethingElse = 'Something else';

/* The reporter's own reports */

export const yourReports = 'Your reports';
export const yourReportsLead =
  'Everything you reported, with the answer of the moderators. Authors don’t learn who reported them.';
export const noReports = 'You haven’t reported anything';
export const noReportsHint =
  'To report something, choose Report in its menu. Its answer appears here.';
export const reportsFailed = 'Couldn’t load your reports.';
export const states: Readonly<Record<ReportState, string>> = {
  open: 'Waiting',
  looked_at: 'A moderator is looking at it',
  acted: 'Acted on',
  no_breach: 'No breach found',
  withdrawn: 'Withdrawn',
};
export const byAuthor = (kind: ReportKind, author: string) => `${kinds[kind]} by ${author}`;
export const ofSomeone = (kind: ReportKind) => kinds[kind];
export const open = 'Open';
export const openNamed = (what: string) => `Open: ${what}`;
export const reported = 'Reported:';
export const answered = 'Answered:';
export const moderatorsWords = 'The moderators say:';
export const withdraw = 'Withdraw';
export const withdrawNamed = (what: string) => `Withdraw the report: ${what}`;
export const notWithdrawn = 'Couldn’t withdraw your report. Try again.';

/* Decisions about the user's own content */

export const decisionsTitle = 'Decisions about what you wrote';
export const decisionsLead =
  'You can appeal once against each. Another moderator then decides, and the decision stays until then.';
const ownNoun = (kind: ReportKind) => (kind === 'person' ? 'profile' : nouns[kind]);
export const decisionAbout: Readonly<Record<ModerationDecision, (kind: ReportKind) => string>> = {
  dismiss: (kind) => `Your ${ownNoun(kind)} stays`,
  remove: (kind) => `Your ${ownNoun(kind)} was removed`,
  warn: (kind) => `A warning about your ${ownNoun(kind)}`,
  suspend: (kind) => `A suspension because of your ${ownNoun(kind)}`,
};
export const appeal = 'Appeal';
export const appealNamed = (what: string) => `Appeal: ${what}`;
export const whyAppeal = 'Why is the decision wrong?';
export const sendAppeal = 'Send appeal';
export const appealMissing = 'Please say why the decision is wrong.';
export const appealNotSent = 'Couldn’t send your appeal. Try again.';
export const yourAppeal = 'Your appeal:';
export const appealStates = {
  waiting: 'Your appeal waits for another moderator',
  granted: 'Your appeal was granted',
  refused: 'Your appeal was refused',
} as const;
export const restored =
  'The decision no longer holds. What was removed can’t be brought back, but you may post it again.';

/* Moderators */

export const moderationLink = 'Moderation';
export const waitingCount = (count: number) =>
  count === 0
    ? 'Nothing waits for a moderator.'
    : `${count} ${count === 1 ? 'report waits' : 'reports wait'} for a moderator.`;
export const openModeration = 'Open the queue';
export const noModeration = 'There is nothing at this address';
export const noModerationHint = 'The address may be mistyped.';
export const goHome = 'Go to Home';
export const moderationFailed = 'Couldn’t load the reports.';
export const views = {
  waiting: 'Waiting',
  acted: 'Acted on',
  no_breach: 'No breach',
  withdrawn: 'Withdrawn',
} as const;
export const viewsLabel = 'Reports to show';
export const queue = 'Reports';
export const nothingWaits = 'Nothing waits for you';
export const nothingWaitsHint =
  'New reports appear here. Reports of what you wrote or reported yourself go to other moderators.';
export const nothingHere = 'No reports here';
export const placeIn = (place: number, count: number) => `${place} of ${count}`;
export const previous = 'Previous report';
export const next = 'Next report';
export const later = 'Show later reports';
export const older = 'Show older ones';
export const keys = 'Keys: j next, k previous, d decide';
export const caseTitle = (kind: ReportKind, name: string) => `${kinds[kind]} by ${name}`;
export const reportedBecause = 'Reported because';
export const othersToo = (count: number) =>
  count === 1 ? 'One more open report of it.' : `${count} more open reports of it.`;
export const content = 'Reported content';
export const contentGone = 'It was deleted since. This is the text as it was reported.';
export const openContent = 'Open it where it is';
export const noText = 'It has no text.';
export const files = 'Files';
export const openFile = (name: string) => `Open ${name}`;
export const videoOf = (name: string) => `Video ${name}`;
export const author = 'Author';
export const reporter = 'Reporter';
export const memberSince = (date: string) => `Member since ${date}`;
export const suspendedUntil = (date: string) => `Suspended until ${date}`;
export const reportsAbout = (count: number, acted: number) =>
  count === 0
    ? 'No reports about them'
    : `${count} ${count === 1 ? 'report' : 'reports'} about them, ${acted} acted on`;
export const reportsMade = (count: number, unfounded: number) =>
  count === 0
    ? 'No reports made'
    : `${count} ${count === 1 ? 'report' : 'reports'} made, ${unfounded} without a breach`;
export const falseReports = 'Most recent reports were no breach';
export const past = 'Earlier decisions';
export const pastLine = (kind: ReportKind, result: string, date: string) =>
  `${kinds[kind]}, ${date}: ${result}`;
export const results: Readonly<Record<ModerationDecision, string>> = {
  dismiss: 'no breach',
  remove: 'removed',
  warn: 'warned',
  suspend: 'suspended',
};
export const goneBefore = 'deleted meanwhile';
export const appealOf = 'Appeal of the author';
export const earlierDecision = (result: string, date: string) => `Decided on ${date}: ${result}.`;
export const decide = 'Decide';
export const decideAppeal = 'Decide the appeal';
export const decision = 'Decision';
export const decisions: Readonly<Record<ModerationDecision, string>> = {
  dismiss: 'No breach',
  remove: 'Remove it',
  warn: 'Warn the author',
  suspend: 'Suspend the author',
};
export const decisionHints: Readonly<Record<ModerationDecision, string>> = {
  dismiss: 'Nothing changes. The reporter gets the answer.',
  remove: 'It can’t be brought back. Author and reporters are notified.',
  warn: 'It stays. Author and reporters are notified.',
  suspend: 'The author is logged out, and hidden until the suspension ends by itself.',
};
export const grant = 'Grant the appeal';
export const grantHint = 'The decision no longer holds, and its suspension ends.';
export const refuse = 'Refuse the appeal';
export const refuseHint = 'The decision stays.';
export const days = 'For how long';
export const dayOption = (count: number) => (count === 1 ? '1 day' : `${count} days`);
export const explanation = 'Explanation (optional)';
export const explanationHint = 'Author and reporters read it.';
export const appealExplanationHint = 'The author reads it.';
export const decisionMissing = 'Choose a decision.';
export const notDecided = 'Couldn’t save your decision. Try again.';
export const decidedToast = 'Decided. The people concerned are notified.';
export const ofOtherModerator = 'You made this decision, so another moderator decides the appeal.';
