import { attack, type Attacker, type InputReport } from './attack';
import { createHostileInputs, type Targets } from './hostileInputs';

/** What the process is told to do. */
export interface AttackPlan {
  port: number;
  attackers: readonly Attacker[];
  targets: Targets;
  forMs: number;
}

/** What it reports: that its inputs are made, and in the end how they were answered. */
export type AttackMessage = { kind: 'ready' } | { kind: 'done'; reports: InputReport[] };

const say = (message: AttackMessage) => process.send?.(message);

process.once('message', (plan: AttackPlan) => {
  const run = async () => {
    const inputs = await createHostileInputs(plan.targets);
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
