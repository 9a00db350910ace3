import type { Me } from '#contract/entities/person';

/** What the first step of a profile asks for, as its form holds it; named as the server names it. */
export interface ProfileFields {
  university_name: string;
  department: string;
  fields_of_interest: string[];
  /** An interest typed and not yet added. */
  another_interest: string;
}

/** Where the draft of these fields is kept. */
export const PROFILE_DRAFT = 'profile';

/** The fields as the server knows them. */
export function readKnownFields(me: Me): ProfileFields {
  const { university_name: university, department, fields_of_interest: interests = '' } = me;
  return {
    university_name: university ?? '',
    department: department ?? '',
    fields_of_interest: interests === '' ? [] : interests.split(', '),
    another_interest: '',
  };
}
