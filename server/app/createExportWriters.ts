import { writeCalendar } from '#server/features/calendar/writeCalendar';
import type { ExportWriters } from '#server/features/exports/archive/exportWriters';
import { readBibtex } from '#server/features/research/citations/readCitations';

/** Connects the copies of people's data to the formats of the calendar and of research. */
export const createExportWriters = ({
  config,
}: {
  config: { publicUrl: string };
}): ExportWriters => ({
  calendar: (events) => writeCalendar(events, { publicUrl: config.publicUrl }),
  // A queue of its own, so that the export doesn't delay the person's own citations.
  bibtex: (personId, work) => readBibtex(`export ${personId}`, work),
});
