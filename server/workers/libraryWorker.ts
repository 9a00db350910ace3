import type { LibraryJob } from '#server/features/library/formats/libraryWork';
import { readEntries } from '#server/features/library/formats/readEntries';
import { writeEntries } from '#server/features/library/formats/writeEntries';
import { respondToParent } from '#server/platform/workers/respondToParent';

const LIMITS = { processorMs: 5_000 };

respondToParent(LIMITS, (job: LibraryJob) =>
  Promise.resolve('text' in job ? readEntries(job.text) : writeEntries(job.format, job.entries)),
);
