/** Reports: their states, who decides them, how they end, and the mails about them. */
export { mailReports } from './mailReports';
export { checkModerators, isModerator, requireModerator } from './moderators';
export { queueReportMail } from './queueReportMail';
export { removeAsQuad, type RemovableKind } from './removeAsQuad';
export { contentExists, isWaiting, postOfReport, sameContent, shownState } from './reportStates';
export { closeGoneReports, goneOutcome, settleReports, type Outcome } from './settleReports';
