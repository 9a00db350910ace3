import type { ColumnType, Generated } from 'kysely';
import type { NullableTimestamp, Timestamp } from './columnTypes';

/** The tables of universities, their names, domains and departments. */
export interface UniversityTables {
  universities: {
    id: Generated<number>;
    name: string;
    name_key: string;
    hashtag_key: string;
    /** The words of the name without accents; null until they are written. */
    plain_name: ColumnType<string | null, string | undefined, string>;
    total_members: Generated<number>;
    /** When it was confirmed, or had enough members, to be proposed to others. */
    listed_at: NullableTimestamp;
    about: Generated<string>;
    /** An https address. */
    link: string | null;
    created_at: Timestamp;
  };
  university_aliases: {
    name_key: string;
    university_id: number;
    /** As for universities. */
    plain_name: ColumnType<string | null, string | undefined, string>;
  };
  /** The domains in whose addresses, and those of their subdomains, the members can be reached. */
  university_domains: {
    /** In ASCII and lower case. */
    domain: string;
    university_id: number;
  };
  departments: {
    id: Generated<number>;
    university_id: number;
    name: string;
    name_key: string;
    /** As for universities. */
    plain_name: ColumnType<string | null, string | undefined, string>;
  };
}
