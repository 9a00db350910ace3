/** An event of the calendar file. */
export interface ExportedEvent {
  id: number;
  title: string;
  description: string | null;
  location: string | null;
  host: { username: string; display_name: string | null };
  timezone: string;
  starts_at: Date;
  ends_at: Date | null;
  revision: number;
  changed_at: Date;
  status: 'confirmed' | 'tentative' | 'cancelled';
}

/** A paper, or a work in progress, of the bibliography. */
export interface ExportedWork {
  id: number;
  kind: 'paper' | 'manuscript';
  title: string;
  author: string;
  doi: string | null;
  published_year: number | null;
}

/** The formats of other features, which the server's start connects with exports. */
export interface ExportWriters {
  /** Returns an iCalendar text. */
  calendar: (events: readonly ExportedEvent[]) => string;
  /** Returns a work as an entry of BibTeX. */
  bibtex: (personId: number, work: ExportedWork) => Promise<string>;
}
