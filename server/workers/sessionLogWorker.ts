import { rewriteLog, type LogJob } from '#server/features/sessionLogs/check/rewriteLog';
import { respondToParent } from '#server/platform/workers/respondToParent';

const LIMITS = { processorMs: 20_000 };

respondToParent(LIMITS, (job: LogJob) => rewriteLog(job));
