import { ownNameChanged } from '#shared/store/featureEvents';
import { useAppDispatch } from '#shared/store/hooks';
import { useChangeDetailsMutation, useCompleteStep1Mutation } from '../sessionApi';
import { changedDetails, changedMentoring, type ProfileFields } from './profileFields';

/**
 * Returns a function that saves a profile and returns the error, if any. Details go first, so that
 * an invalid one is corrected before the profile counts as complete. Topics of mentoring go last,
 * because they have to be among the saved interests.
 */
export function useSaveProfile(before: ProfileFields) {
  const dispatch = useAppDispatch();
  const [changeDetails] = useChangeDetailsMutation();
  const [complete] = useCompleteStep1Mutation();
  return async (fields: ProfileFields): Promise<unknown> => {
    const details = changedDetails(fields, before);
    if (Object.keys(details).length > 0) {
      const { data: me, error } = await changeDetails(details);
      if (error) return error;
      const { id: userId, display_name = null, pronouns = null } = me;
      dispatch(ownNameChanged({ userId, named: { display_name, pronouns } }));
    }
    const { error } = await complete(fields);
    const mentoring = changedMentoring(fields, before);
    if (error || Object.keys(mentoring).length === 0) return error;
    return (await changeDetails(mentoring)).error;
  };
}
