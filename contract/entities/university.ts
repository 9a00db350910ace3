import { Type, type Static } from '@sinclair/typebox';
import { Count, Id, nullable, record } from '../schema';
import { Person } from './person';

const base = {
  id: Id,
  name: Type.String(),
  total_members: Count,
  post_ids: Type.Array(Id),
  /** The operator's description; empty if there is none. */
  about: Type.String(),
  /** The https address of its site. */
  link: nullable(Type.String()),
  /** False for a new one with fewer than three members, until an operator confirms it. */
  is_listed: Type.Boolean(),
};

/** A university in a list, with the names of its departments. */
export const University = record({
  ...base,
  departments: Type.Array(Type.String()),
  /** The number of all its departments, of which `limit_departments` may leave out some. */
  departments_total: Count,
});
export type University = Static<typeof University>;

/**
 * A member in a list. `fields_of_interest` is "a, b, c", at most the first three. `email` is empty
 * if hidden.
 */
export const DepartmentMember = record({
  ...Person.properties,
  email: Type.String(),
  fields_of_interest: Type.String(),
});
export type DepartmentMember = Static<typeof DepartmentMember>;

/** One university, with its members by department. */
export const UniversityDetails = record({
  ...base,
  departments: Type.Record(Type.String(), Type.Array(DepartmentMember)),
});
export type UniversityDetails = Static<typeof UniversityDetails>;
