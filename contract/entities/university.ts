import { Type, type Static } from '@sinclair/typebox';
import { Count, Id, record } from '../schema';

const base = { id: Id, name: Type.String(), total_members: Count, post_ids: Type.Array(Id) };

/** A university in a list: the names of its departments. */
export const University = record({ ...base, departments: Type.Array(Type.String()) });
export type University = Static<typeof University>;

/** A member as a list shows them; `fields_of_interest` is "a, b, c", the first three; `email` is empty where it is hidden. */
export const DepartmentMember = record({
  username: Type.String(),
  email: Type.String(),
  fields_of_interest: Type.Optional(Type.String()),
});
export type DepartmentMember = Static<typeof DepartmentMember>;

/** One university: its members by department. */
export const UniversityDetails = record({
  ...base,
  departments: Type.Record(Type.String(), Type.Array(DepartmentMember)),
});
export type UniversityDetails = Static<typeof UniversityDetails>;
