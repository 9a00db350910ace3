import type { InfoText } from './findInfoText';
import { HelpText } from './HelpText';
import * as texts from './research.texts';

export const research: InfoText = {
  title: texts.title,
  lead: texts.lead,
  body: (
    <>
      <p>
        <HelpText text={texts.members} />
      </p>
      <ul>
        <li>
          <HelpText text={texts.papers} />
        </li>
        <li>
          <HelpText text={texts.currentWork} />
        </li>
        <li>
          <HelpText text={texts.requests} />
        </li>
        <li>
          <HelpText text={texts.askU} />
        </li>
      </ul>
      <p>
        <HelpText text={texts.rights} />
      </p>
    </>
  ),
};
