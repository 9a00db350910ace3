/** A node of an executed plan. */
export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

/** A result row of `EXPLAIN (ANALYZE, FORMAT JSON)`. */
export interface ExplainRow {
  'QUERY PLAN': { Plan: PlanNode }[];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Returns the nodes of an explained query, parents before children. */
export const planNodes = (rows: readonly ExplainRow[]): PlanNode[] =>
  rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan)));

/** The total number of rows a node processed, including those it filtered out. */
export const rowsHandled = (node: PlanNode): number =>
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];

/** The largest number of rows that any of the nodes processed. */
export const mostRows = (nodes: readonly PlanNode[]): number => Math.max(...nodes.map(rowsHandled));

/** The number of rows of a table that the nodes read, including those filtered out. */
export const rowsRead = (nodes: readonly PlanNode[], table: string): number =>
  nodes
    .filter((node) => node['Relation Name'] === table)
    .map(rowsHandled)
    .reduce((sum, rows) => sum + rows, 0);

/** The names of the indexes used, once per use. */
export const indexesUsed = (nodes: readonly PlanNode[]): string[] =>
  nodes.flatMap((node) => node['Index Name'] ?? []);

/** The tables that were scanned sequentially. */
export const tablesScanned = (nodes: readonly PlanNode[]): string[] =>
  nodes
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .flatMap((node) => node['Relation Name'] ?? []);
