import { PageHeading } from '#shared/ui';
import { BlockedPeople } from './BlockedPeople';
import css from './ConnectionsPage.module.css';
import { IncomingRequests } from './IncomingRequests';
import { Suggestions } from './Suggestions';
import * as texts from './later.texts';
import { YourConnections } from './YourConnections';

/** Incoming requests, people to connect with, and the user's connections. */
export function ConnectionsPage() {
  return (
    <div className={css.page}>
      <PageHeading lead={texts.connectionsLead}>{texts.connections}</PageHeading>
      <div className={css.columns}>
        <div className={css.main}>
          <IncomingRequests />
          <Suggestions />
        </div>
        <div className={css.side}>
          <YourConnections />
          <BlockedPeople />
        </div>
      </div>
    </div>
  );
}
