import {
  startChatCompletions,
  type ChatCompletionsServer,
} from '#server/testing/services/chatCompletionsServer';
import { clinicsPdf, openChatbot } from '../support/chatbot';
import { expectRendersWell, SCREENS } from '../support/looks';
import { makePerson } from '../support/people';
import { expect, test as base } from '../support/quadTest';
import { START_LIMIT_MS, startQuad, type QuadServer } from '../support/servers/quadServer';
import { signIn } from '../support/signIn';

const test = base.extend<Record<never, never>, { model: ChatCompletionsServer; quad: QuadServer }>({
  model: [
    async ({}, use) => {
      const model = await startChatCompletions();
      await use(model);
      await model.close();
    },
    { scope: 'worker' },
  ],
  quad: [
    async ({ model }, use) => {
      const quad = await startQuad({
        env: { ASSISTANT_URL: model.url, ASSISTANT_MODEL: 'small', ASSISTANT_KEY: 'k-secret' },
      });
      await use(quad);
      await quad.stop();
    },
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],
});

const FIRST = 'It reaches ninety one percent.';
const SECOND = 'Personalisation closes the gap.';
const PROVED = `${FIRST} [1.2|"reaches an accuracy of ninety one percent on the held out clinics"] ${SECOND} [1.2|"Personalisation closes most of the remaining gap"]`;
const QUESTION = 'What accuracy does the shared model reach on the held out clinics?';

for (const screen of SCREENS) {
  test(
    `a model's sentences appear before its answer is whole, and passages if it breaks off: ${screen}`,
    { tag: '@looks' },
    async ({ model, quad, visit }) => {
      test.slow();
      const { page } = await visit({ viewport: screen });
      await signIn(page, await makePerson(quad, 'reader'));
      const chat = await openChatbot(page);
      const typing = chat.log.getByText('🤖 AI Expert is typing...');
      await chat.choose(await clinicsPdf());
      await chat.send();
      await expect(chat.log.getByText('What is this document about?')).toBeVisible();

      const ends: (() => void)[] = [];
      const hold = () => new Promise<void>((resolve) => ends.push(resolve));
      model.respondWith({ text: PROVED, held: hold() });
      await chat.ask(QUESTION);
      await expect(chat.log.getByText(FIRST)).toBeInViewport({ ratio: 1 });
      await expect(typing).toBeVisible();
      await expectRendersWell(page, 'answer-begun', screen);
      ends.pop()?.();
      await expect(typing).toBeHidden();
      await expect(chat.log.getByText(FIRST)).toHaveCount(1);
      await expect(chat.log.getByText(SECOND)).toHaveCount(1);
      await expectRendersWell(page, 'answer-whole', screen);

      model.respondWith({ text: `${PROVED} It also`, held: hold(), ending: null });
      await chat.ask('And which gap does personalisation close?');
      await expect(chat.log.getByText(SECOND)).toHaveCount(2);
      ends.pop()?.();
      await expect(typing).toBeHidden();
      await expect(chat.log.getByText(SECOND)).toHaveCount(1);
      await expect(chat.log.getByText(/Personalisation closes most/).last()).toBeVisible();
      await expectRendersWell(page, 'answer-broken-off', screen);
    },
  );
}
