import { sql } from 'kysely';
import { filesWhere, shownNameOf } from './columns';
import { section, type Section } from './section';

const papers = section(
  ['papers', 'Papers', 'The papers that you added, also in works.bib.'],
  (me) => sql`
    SELECT id AS cursor, id, title, author, research_field, abstract, doi, published_year,
      created_at, edited_at, ${filesWhere(sql`files.id = papers.file_id`)} AS files
    FROM papers WHERE user_id = ${me}`,
);

const readingPlaces = section(
  ['reading_places', 'Papers you read', 'The pages at which you stopped reading papers.'],
  (me, hidden) => sql`
    SELECT papers.id AS cursor, papers.id, title, page, reading_places.updated_at
    FROM reading_places JOIN papers ON papers.id = reading_places.paper_id
    WHERE reading_places.user_id = ${me} AND papers.user_id NOT IN ${hidden}`,
);

const library = section(
  ['library', 'Library', 'The posts, papers and references that you keep, with your notes.'],
  (me, hidden) => sql`
    SELECT kept.id AS cursor, kept.id, kind, target_id,
      CASE WHEN is_shown THEN kept.title END AS title,
      CASE WHEN is_shown THEN kept.author END AS author,
      year, kept.doi, fields, note, tags, kept.created_at
    FROM library_items AS kept
    LEFT JOIN papers ON kind = 'paper' AND papers.id = target_id
    CROSS JOIN LATERAL (
      SELECT papers.id IS NULL OR papers.user_id NOT IN ${hidden} AS is_shown
    ) AS shown
    WHERE kept.user_id = ${me}`,
);

const works = section(
  ['works', 'Current works', 'The research in progress that you posted, also in works.bib.'],
  (me) => sql`
    SELECT id AS cursor, id, title, research_field, details, is_open, created_at, edited_at
    FROM posted_research WHERE user_id = ${me}`,
);

const collaborationRequests = section(
  [
    'collaboration_requests',
    'Collaboration requests',
    'Requests to join works, sent and received.',
  ],
  (me, hidden) => sql`
    SELECT id AS cursor, direction, ${shownNameOf('other_id', hidden)} AS person,
      (SELECT title FROM posted_research
        WHERE posted_research.id = found.research_id
          AND posted_research.user_id NOT IN ${hidden}) AS work,
      message, status, created_at, decided_at, withdrawals
    FROM (
      SELECT *, CASE requester_id WHEN ${me} THEN 'sent' ELSE 'received' END AS direction,
        CASE requester_id WHEN ${me} THEN owner_id ELSE requester_id END AS other_id
      FROM collaboration_requests WHERE requester_id = ${me} OR owner_id = ${me}
    ) AS found`,
);

const chatbotDocuments = section(
  [
    'assistant_documents',
    'Documents of the assistant',
    'The documents you uploaded to the assistant.',
  ],
  (me) => sql`
    SELECT id AS cursor, created_at, last_used_at,
      ${filesWhere(sql`files.id = assistant_documents.file_id`)} AS files
    FROM assistant_documents WHERE user_id = ${me}`,
);

const chatbotMessages = section(
  [
    'assistant_messages',
    'Conversation with the assistant',
    'The questions and answers that you keep on all your devices.',
  ],
  (me, hidden) => sql`
    SELECT id AS cursor, sender, created_at, CASE WHEN NOT EXISTS (
      SELECT FROM unnest(paper_ids) AS quoted (id) WHERE quoted.id NOT IN (
        SELECT papers.id FROM papers WHERE papers.user_id NOT IN ${hidden}
      )
    ) THEN text END AS text
    FROM assistant_messages WHERE user_id = ${me}`,
);

const matrices = section(
  [
    'quote_matrices',
    'Quote matrices',
    'The questions you asked several papers, with the quotes that answer them.',
  ],
  (me, hidden) => sql`
    SELECT matrices.id AS cursor, matrices.state, matrices.created_at, matrices.questions, (
      SELECT json_agg(json_build_object(
        'paper', papers.title, 'question', matrices.questions[cells.question + 1],
        'answer', cells.verdict, 'quotes', (
          SELECT json_agg(json_build_object('page', quoted->'page', 'quote', quoted->'quote'))
          FROM jsonb_array_elements(cells.citations) AS quoted
        )
      ) ORDER BY cells.question, cells.paper_id)
      FROM matrix_cells AS cells JOIN papers ON papers.id = cells.paper_id
      WHERE cells.matrix_id = matrices.id AND papers.user_id NOT IN ${hidden}
    ) AS answers
    FROM matrices WHERE matrices.user_id = ${me}`,
);

const rsvps = section(
  [
    'rsvps',
    'Events',
    'The events that you go to, wait for or are interested in, also in events.ics.',
  ],
  (me, hidden) => sql`
    SELECT events.id AS cursor, events.id, title, status, starts_at, ends_at, timezone, location,
      event_rsvps.created_at
    FROM event_rsvps JOIN events ON events.id = event_rsvps.event_id
    JOIN posts ON posts.id = events.post_id
    WHERE event_rsvps.user_id = ${me} AND posts.user_id NOT IN ${hidden}`,
);

const cancelledEvents = section(
  ['cancelled_events', 'Cancelled events', 'Events of the last month that were cancelled.'],
  (me, hidden) => sql`
    SELECT event_id AS cursor, title, starts_at, timezone, location, cancelled_at
    FROM cancelled_events WHERE author_id = ${me} OR (
      attendee_ids @> ARRAY[${me}::bigint]
      AND (author_id IS NULL OR author_id NOT IN ${hidden})
    )`,
);

/** Research and events. */
export const workSections: readonly Section[] = [
  papers,
  readingPlaces,
  library,
  works,
  collaborationRequests,
  chatbotDocuments,
  chatbotMessages,
  matrices,
  rsvps,
  cancelledEvents,
];
