import { PageHeading } from '#shared/ui';
import css from './ConnectionsPage.module.css';
import { FindPeople } from './find/FindPeople';
import { IncomingRequests } from './IncomingRequests';
import { MentorFilter } from './mentoring/MentorFilter';
import { SentRequests } from './sent/SentRequests';
import { Suggestions } from './Suggestions';
import * as texts from './texts';
import { YourConnections } from './YourConnections';

/**
 * Finding people by name, people who offer mentoring, incoming and sent requests, people to connect
 * with, and the user's connections.
 */
export function ConnectionsPage() {
  return (
    <div className={css.page}>
      <PageHeading lead={texts.connectionsLead}>{texts.connections}</PageHeading>
      <div className={css.tools}>
        <FindPeople />
        <MentorFilter />
      </div>
      <div className={css.columns}>
        <div className={css.main}>
          <IncomingRequests />
          <SentRequests />
          <Suggestions />
        </div>
        <div className={css.side}>
          <YourConnections />
        </div>
      </div>
    </div>
  );
}
