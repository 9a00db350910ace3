import { MyReports } from './MyReports';
import { ModerationLink } from './ModerationLink';
import { OwnDecisions } from './OwnDecisions';

/**
 * The reports that the user made, the decisions about what they wrote, and for moderators the way to
 * their queue, as a part of the settings.
 */
export function ReportSettings() {
  return (
    <>
      <ModerationLink />
      <MyReports />
      <OwnDecisions />
    </>
  );
}
