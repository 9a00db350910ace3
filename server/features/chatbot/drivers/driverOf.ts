import type { Deps } from '#domain/deps';
import type { AnswerDriver } from './answerDriver';
import { embeddedDriver } from './embeddedDriver';
import { createOpenAiDriver } from './openAiDriver';

/** The configured driver: an external model, or by default the engine of this server. */
export const driverOf = ({ config: { chatbot } }: Pick<Deps, 'config'>): AnswerDriver =>
  chatbot ? createOpenAiDriver(chatbot) : embeddedDriver;
