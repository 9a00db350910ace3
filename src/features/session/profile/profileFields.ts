import type { Me } from '#contract/entities/person';

/** The form values of the first profile step, with the server's field names. */
export interface ProfileFields {
  university_name: string;
  department: string;
  fields_of_interest: string[];
  /** An interest that is typed but not added yet. */
  another_interest: string;
}

/** The key of the draft of these fields. */
export const PROFILE_DRAFT = 'profile';

/** Returns the fields as stored on the server. */
export function readKnownFields(me: Me): ProfileFields {
  const { university_name: university, department, fields_of_interest: interests = '' } = me;
  return {
    university_name: university ?? '',
    department: department ?? '',
    fields_of_interest: interests === '' ? [] : interests.split(', '),
    another_interest: '',
  };
}
