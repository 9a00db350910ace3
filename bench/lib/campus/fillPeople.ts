import type { Client } from 'pg';

/** The number of users and of connections between them. */
export interface PeopleSize {
  users: number;
  edges: number;
}

/** Users whose suggestions and searches are measured, by their distinguishing property. */
export const READERS = {
  /** The median number of connections. */
  ordinary: 1,
  /** Two thousand connections. */
  hub: 2,
  /** No connection, university, department or interest. */
  newcomer: 3,
  /** Interests that very few users share. */
  rare: 4,
} as const;

const HUB_CONNECTIONS = 2_000;

/**
 * A pseudorandom number for a row; `md5` replaces randomness, so that every run has the same users.
 */
const drawn = (seed: string) => `('x' || substr(md5(${seed}), 1, 7))::bit(28)::integer`;

/** Ten interests from the form; one in a thousand users also has a unique one. */
const interests = `
  UPDATE users SET interests = (
    SELECT array_agg(DISTINCT (ARRAY['Machine Learning', 'Web Development', 'Data Science', 'Blockchain',
      'AI Ethics', 'Cybersecurity', 'Embedded Systems', 'Networking', 'Cloud Computing', 'Quantum Computing']
    )[1 + (${drawn("id || ':' || place")}) % 10])
    FROM generate_series(1, 1 + id % 4) AS place
  ) || CASE WHEN id % 1000 = ${READERS.rare} THEN ARRAY['Topic ' || id % 7000] ELSE '{}' END;
`;

const departments = `
  INSERT INTO departments (university_id, name, name_key, plain_name)
    SELECT universities.id, 'Department of ' || subject, 'department of ' || lower(subject),
      'department of ' || lower(subject)
    FROM universities, unnest(ARRAY['Physics', 'History', 'Statistics', 'Botany', 'Civil Engineering',
      'Law', 'Computer Science', 'Economics', 'Medicine', 'Fine Arts']) AS subject;
  UPDATE users SET department_id = departments.id
    FROM departments
    WHERE departments.university_id = users.university_id AND departments.id % 10 = (users.id / 100) % 10;
  UPDATE universities SET total_members = (
    SELECT count(*) FROM users WHERE users.university_id = universities.id);
`;

/** Half of the connections are within a few hundred users, which creates circles of friends. */
const connections = ({ users, edges }: PeopleSize) => `
  INSERT INTO connections (low_id, high_id)
    SELECT least(one, other), greatest(one, other) FROM (
      SELECT 5 + ${drawn("'a' || n")} % ${users - 4} AS one,
        CASE WHEN n % 2 = 0 THEN 5 + ${drawn("'b' || n")} % ${users - 4}
          ELSE 5 + (${drawn("'a' || n")} + 1 + ${drawn("'c' || n")} % 300) % ${users - 4} END AS other
      FROM generate_series(1, ${edges}) AS n
      UNION ALL SELECT ${READERS.ordinary}, 5 + ${drawn("'d' || n")} % ${users - 4}
      FROM generate_series(1, 20) AS n
      UNION ALL SELECT ${READERS.hub}, 5 + ${drawn("'e' || n")} % ${users - 4}
      FROM generate_series(1, ${HUB_CONNECTIONS}) AS n
      UNION ALL SELECT ${READERS.rare}, 5 + ${drawn("'f' || n")} % ${users - 4}
      FROM generate_series(1, 20) AS n
    ) AS pairs
    WHERE one <> other
    ON CONFLICT DO NOTHING;
`;

/** Sixty-four names for everyone, of which lookups find hundreds or thousands. */
const names = `
  UPDATE users SET name_words_at = now(), display_name =
    (ARRAY['Nusrat', 'Tanvir', 'Anika', 'Mahir', 'Farzana', 'Imran', 'Rafia', 'Sadia']
    )[1 + (${drawn("'g' || id")}) % 8] || ' ' ||
    (ARRAY['Jahan', 'Hossain', 'Kabir', 'Chowdhury', 'Akter', 'Zaman', 'Tabassum', 'Noor']
    )[1 + (${drawn("'s' || id")}) % 8];
  INSERT INTO user_name_words (user_id, word)
    SELECT id, unnest(string_to_array(lower(display_name), ' ')) FROM users;
`;

const readers = `
  UPDATE users SET university_id = NULL, department_id = NULL, interests = '{}'
    WHERE id = ${READERS.newcomer};
  UPDATE users SET interests = ARRAY['Topic 4'] WHERE id = ${READERS.rare};
`;

/** Gives the users of a campus departments, interests and connections, and gathers statistics. */
export async function fillPeople(client: Client, size: PeopleSize): Promise<void> {
  await client.query('SET session_replication_role = replica');
  for (const text of [departments, interests, names, readers, connections(size)]) {
    await client.query(text);
  }
  await client.query('VACUUM ANALYZE');
}
