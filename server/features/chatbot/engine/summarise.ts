import { yieldToMain } from '#server/platform/yieldToMain';
import { leadSentences } from './leadSentences';
import { isProse, withoutHeading } from './prose';
import type { Passage, Source } from './source';
import { splitSentences } from './splitSentences';
import { termsOf } from './words/terms';

/**
 * The probability of following a link between sentences instead of restarting; as in the paper
 * cited below.
 */
const DAMPING = 0.85;
const ROUNDS = 30;
/**
 * The time grows quadratically with the number of sentences, so only the beginning of a longer
 * paper counts.
 */
const MOST_SENTENCES = 400;

interface Node extends Passage {
  position: number;
  terms: ReadonlySet<string>;
}

/** The number of shared words, normalised by the lengths of both sentences. */
function similarity(one: Node, other: Node): number {
  let shared = 0;
  for (const term of one.terms) if (other.terms.has(term)) shared += 1;
  return shared / (Math.log(one.terms.size) + Math.log(other.terms.size));
}

async function rankNodes(nodes: readonly Node[]): Promise<number[]> {
  const weights: number[][] = [];
  for (const one of nodes) {
    weights.push(nodes.map((other) => (one === other ? 0 : similarity(one, other))));
    await yieldToMain();
  }
  const sums = weights.map((row) => row.reduce((sum, weight) => sum + weight, 0));
  let ranks: number[] = nodes.map(() => 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    const shares = ranks.map((rank, index) => (sums[index] ? rank / (sums[index] ?? 1) : 0));
    ranks = weights.map(
      (row) =>
        1 -
        DAMPING +
        DAMPING * row.reduce((sum, weight, index) => sum + weight * (shares[index] ?? 0), 0),
    );
    await yieldToMain();
  }
  return ranks;
}

async function readNodes(source: Source): Promise<Node[]> {
  const nodes: Node[] = [];
  for (const { page, text } of source.pages) {
    for (const sentence of splitSentences(text).map(withoutHeading)) {
      if (!isProse(sentence)) continue;
      const terms = new Set(termsOf(sentence));
      nodes.push({ source, page, text: sentence, position: nodes.length, terms });
      if (nodes.length === MOST_SENTENCES) return nodes;
    }
    await yieldToMain();
  }
  return nodes;
}

/**
 * Summarises a document in its own sentences: the first of its abstract or first paragraph, or else
 * the most central ones, in document order.
 *
 * TextRank: R. Mihalcea and P. Tarau, "TextRank: Bringing Order into Texts", EMNLP 2004, section 4,
 * with its sentence similarity (their equation for sentence extraction) and damping factor.
 */
export async function summarise(source: Source, count: number): Promise<Passage[]> {
  const lead = leadSentences(source, count);
  if (lead.length > 0) return lead;
  const nodes = await readNodes(source);
  const ranks = await rankNodes(nodes);
  return nodes
    .map((node, index) => ({ node, rank: ranks[index] ?? 0 }))
    .sort((one, other) => other.rank - one.rank)
    .slice(0, count)
    .map(({ node }) => node)
    .sort((one, other) => one.position - other.position)
    .map(({ page, text }) => ({ source, page, text }));
}
