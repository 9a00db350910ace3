import * as texts from './texts';
import type { InfoText } from './findInfoText';
import { HelpText } from './HelpText';

export const events: InfoText = {
  title: texts.eventsTitle,
  lead: texts.eventsLead,
  body: (
    <>
      <p>{texts.eventsWhatItIs}</p>
      <ul>
        <li>
          <HelpText text={texts.answers} />
        </li>
        <li>{texts.waitingList}</li>
        <li>{texts.online}</li>
        <li>{texts.timeZones}</li>
        <li>{texts.today}</li>
        <li>{texts.calendar}</li>
      </ul>
      <p>
        <HelpText text={texts.logIn} />
      </p>
    </>
  ),
};
