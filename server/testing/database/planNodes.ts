/** A step of a plan, after it was run. */
export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

/** What `EXPLAIN (ANALYZE, FORMAT JSON)` answers. */
export interface ExplainRow {
  'QUERY PLAN': { Plan: PlanNode }[];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** The steps of an explained query, each before those it rests on. */
export const planNodes = (rows: readonly ExplainRow[]): PlanNode[] =>
  rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan)));

/** How many rows a step handled in all, those it threw away included. */
export const rowsHandled = (node: PlanNode): number =>
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];

/** The most rows that any of the steps handled. */
export const mostRows = (nodes: readonly PlanNode[]): number => Math.max(...nodes.map(rowsHandled));

/** How many rows of a table the steps read, those thrown away included. */
export const rowsRead = (nodes: readonly PlanNode[], table: string): number =>
  nodes
    .filter((node) => node['Relation Name'] === table)
    .map(rowsHandled)
    .reduce((sum, rows) => sum + rows, 0);

/** The names of the indexes that were used, once for each use. */
export const indexesUsed = (nodes: readonly PlanNode[]): string[] =>
  nodes.flatMap((node) => node['Index Name'] ?? []);

/** The tables that were read from end to end. */
export const tablesScanned = (nodes: readonly PlanNode[]): string[] =>
  nodes
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .flatMap((node) => node['Relation Name'] ?? []);
