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

/** The fields of a draft, or null where it holds none, or those of an older version. */
export function readDraftedFields(draft: string): ProfileFields | null {
  try {
    const value: unknown = JSON.parse(draft);
    return isProfileFields(value) ? value : null;
  } catch {
    return null;
  }
}

function isProfileFields(value: unknown): value is ProfileFields {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<keyof ProfileFields, unknown>;
  const { fields_of_interest: interests } = fields;
  return (
    typeof fields.university_name === 'string' &&
    typeof fields.department === 'string' &&
    typeof fields.another_interest === 'string' &&
    Array.isArray(interests) &&
    interests.every((interest) => typeof interest === 'string')
  );
}
