import { SETTING_TYPES } from '../../contract/entities/notificationSettings';
import { groups } from '../../src/features/notifications/settings/texts';

test('the settings page lists every type once', () => {
  const listed = groups.flatMap(({ types }) => Object.keys(types));
  expect([...listed].sort()).toEqual([...SETTING_TYPES].sort());
});
