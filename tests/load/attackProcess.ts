import { once } from 'node:events';
import { attack, sendInput, type Attacker, type InputReport } from './attack';
import { createHostileInputs, type HostileInput, type Targets } from './hostileInputs';

/** The instructions for the process. */
export interface AttackPlan {
  port: number;
  attackers: readonly Attacker[];
  targets: Targets;
  forMs: number;
}

/**
 * The messages of the process: that its inputs are ready and were sent once, and finally their
 * outcomes.
 */
export type AttackMessage = { kind: 'ready' } | { kind: 'done'; reports: InputReport[] };

const WARM_UP_MS = 5_000;

const say = (message: AttackMessage) => process.send?.(message);

/**
 * Sends every input once. A server that has just started compiles its code at the first call of
 * each kind, which would dominate the measurement.
 */
async function warmUp({ port, attackers }: AttackPlan, inputs: readonly HostileInput[]) {
  const sent = inputs.map(async (input, place) => {
    const attacker = attackers[place % attackers.length];
    if (attacker) await sendInput(port, attacker, input);
  });
  // Anything slower runs during the attack.
  await Promise.race([Promise.all(sent), once(AbortSignal.timeout(WARM_UP_MS), 'abort')]);
}

process.once('message', (plan: AttackPlan) => {
  const run = async () => {
    const inputs = await createHostileInputs(plan.targets);
    await warmUp(plan, inputs);
    say({ kind: 'ready' });
    const reports = await attack(plan.port, plan.attackers, inputs, plan.forMs);
    say({ kind: 'done', reports });
  };
  run().then(
    () => process.disconnect(),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      process.exit(1);
    },
  );
});
