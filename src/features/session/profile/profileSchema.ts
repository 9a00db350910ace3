import { array, object, string } from 'yup';
import { neededText } from '#shared/forms/rules';

/** The rules of the first step of a profile. */
export const profileSchema = object({
  university_name: neededText('Your university is missing'),
  department: neededText('Your department is missing'),
  fields_of_interest: array(string().required()).required().min(1, 'Choose one interest or more'),
  another_interest: string().default(''),
});
