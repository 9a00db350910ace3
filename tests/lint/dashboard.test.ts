import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createMetrics, observeProcess } from '#server/platform/metrics/metrics';
import { observeJobs } from '#server/platform/metrics/observeJobs';

const root = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

interface Dashboard {
  panels: { id: number; title: string; targets: { expr: string }[] }[];
}
const { panels } = JSON.parse(read('deploy/grafana/quad.json')) as Dashboard;

/**
 * Returns the names of metrics in an expression: words that are neither functions nor in brackets.
 */
function metricsIn(expression: string): string[] {
  const bare = expression.replace(/\{[^}]*\}|\[[^\]]*\]/g, '').replace(/\bby \([^)]*\)/g, '');
  return [...bare.matchAll(/\b([a-z]+_[a-z0-9_]+)\b(?!\s*\()/g)].map(([, name = '']) => name);
}

/** Reads the names and labels in `/metrics`, including those that a histogram adds. */
async function readMetrics() {
  const metrics = createMetrics();
  observeProcess(metrics);
  observeJobs(metrics, () => Promise.resolve({ waiting: 0, dead: 0 }));
  const text = await metrics.registry.metrics();
  const declared = [...text.matchAll(/^# TYPE (\S+) (\S+)/gm)].map(([, name = '', type]) => ({
    name,
    type,
  }));
  const names = declared.flatMap(({ name, type }) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  );
  return {
    names,
    own: declared.map(({ name }) => name).filter((name) => name.startsWith('quad_')),
  };
}

const expressions = panels.flatMap(({ title, targets }) =>
  targets.map(({ expr }): [string, string] => [title, expr]),
);

test('the dashboard has panels, each with a unique id', () => {
  expect(panels.length).toBeGreaterThan(8);
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
});

test.each(expressions)(
  'the panel "%s" uses metrics that the server exposes: %s',
  async (_, expr) => {
    const { names } = await readMetrics();
    const asked = metricsIn(expr);
    expect(asked).not.toEqual([]);
    expect(asked.filter((name) => !names.includes(name))).toEqual([]);
  },
);

test('every metric of our own is on the dashboard and explained in docs/operations.md', async () => {
  const { own } = await readMetrics();
  const asked = expressions.flatMap(([, expr]) => metricsIn(expr));
  const manual = read('docs/operations.md');
  expect(own.length).toBeGreaterThan(5);
  for (const name of own) {
    expect(asked.map((each) => each.replace(/_(bucket|sum|count)$/, ''))).toContain(name);
    expect(manual).toContain(`\`${name}\``);
  }
});
