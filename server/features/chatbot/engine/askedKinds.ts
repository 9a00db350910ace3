/** The kinds of things that questions ask for. */
export type AskedKind =
  | 'person'
  | 'number'
  | 'time'
  | 'place'
  | 'way'
  | 'reason'
  | 'difference'
  | 'default'
  | 'definition';

interface KindPattern {
  /** Matches questions. */
  asked: RegExp;
  /** Matches sentences that say such a thing. */
  said: RegExp;
}

const NUMBER_WORDS =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|twenty|thirty|forty|fifty|sixty|hundred|thousand|million|half|third|quarter|twice|once|no limit|unlimited';

const PATTERNS: Readonly<Record<Exclude<AskedKind, 'definition'>, KindPattern>> = {
  person: {
    asked:
      /\bwho(?:m|se)?\b|\b(?:which|what) (?:person|people|authors?|company|organi[sz]ations?|institutions?|developers?)\b/i,
    said: /\p{Lu}[\p{L}.’'-]{1,30} (?:\p{Lu}\. ?){0,3}\p{Lu}\p{L}|\b(?:written|wrote|created?|developed|introduced|designed|invented|maintained|founded|funded|authors?|supported) by\b/u,
  },
  number: {
    asked:
      /\bhow (?:many|much|long|large|big|far|often|old|fast|high|deep|wide|tall|heavy|hot|cold)\b|\bwhat (?:percentage|percent|share|fraction|proportion|year|number|accuracy|score|rate|size|price|version|value|maximum|minimum)\b|\bwhich (?:year|version|number)\b|\b(?:maximum|minimum) (?:number|size|length)\b/i,
    said: new RegExp(`\\p{N}|\\b(?:${NUMBER_WORDS})\\b`, 'iu'),
  },
  time: {
    asked: /\bwhen\b|\b(?:what|which) (?:year|date|day|month|time)\b|\bhow long ago\b/i,
    said: /\b(?:1[5-9]|20)\d\d\b|\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b|\b(?:after|before|during|until|since|once|when|whenever|if|as soon as)\b/,
  },
  place: {
    asked:
      /\bwhere\b|\b(?:which|what) (?:folder|director(?:y|ies)|file|city|country|place|site|region|menu)\b/i,
    said: /(?:^|[\s("‘“])[~.]?\/?[\w.-]{1,40}\/[\w.-]|\.\w{1,5}\b|\b(?:director(?:y|ies)|folder|file|located|stored|website|repository|menu)\b|\b(?:in|at|near|from) (?:the )?\p{Lu}/u,
  },
  way: {
    asked:
      /\bhow (?:do|does|can|could|should|would|to|is|are|did|was|were|must|might)\b|\b(?:what|which) (?:command|option|function|key|keys|keystroke|method|way|flag|keyword|variable|setting|syntax)\b/i,
    said: /\b(?:use|uses|used|using|call|calls|called|press|type|typing|set|setting|run|enter|click|choose|select|specify|add|give|pass|invoke|write|define|provides?|by \p{L}{2,20}ing)\b|(?:^|\s)[\p{Dash}]{1,2}\p{L}|\w\(|[‘'`][^‘’'`]{1,30}[’'`]/iu,
  },
  reason: {
    asked:
      /\bwhy\b|\breasons?\b|\bpurpose\b|\bwhat (?:causes?|caused|is the point)\b|\bwhat for\b/i,
    said: /\b(?:because|since|so that|so as to|in order to|therefore|thus|hence|due to|owing to|to avoid|to prevent|to make|reasons?|otherwise|as a result|caused? by|allows?|makes? it|ensures?|for this)\b/i,
  },
  difference: {
    asked:
      /\bdiffer(?:s|ences?|ent)?\b|\bversus\b|\bvs\b|\bcompared (?:to|with)\b|\binstead of\b|\bunlike\b/i,
    said: /\b(?:differ\w{0,8}|whereas|while|unlike|but|instead|rather than|in contrast|however|on the other hand|compared|than|same|similar|except)\b/i,
  },
  default: {
    asked:
      /\b(?:default|normally|usually|by itself|automatically|if (?:I|you|one) (?:don['’]t|do not))\b/i,
    said: /\b(?:defaults?|unless|otherwise|normally|usually|automatically|if (?:no|not|omitted|unset|absent))\b/i,
  },
};

const KINDS = Object.entries(PATTERNS) as [Exclude<AskedKind, 'definition'>, KindPattern][];

const ASKS_FOR_DEFINITION =
  /^\W{0,5}(?:(?:so|and|please|ok|now)\W{1,3})?(?:what['’]s|(?:what|who) (?:is|are|was|were)|define|explain)\b|\bmeans?\b|\bmeaning of\b|\bstands? for\b|\bdefinition\b/i;

/** Longer texts are no questions with a kind. */
const LONGEST = 500;

/** The kinds of things that a question asks for; none for most statements. */
export function kindsOf(question: string): ReadonlySet<AskedKind> {
  const kinds = new Set<AskedKind>();
  if (question.length > LONGEST) return kinds;
  for (const [kind, { asked }] of KINDS) if (asked.test(question)) kinds.add(kind);
  if (ASKS_FOR_DEFINITION.test(question)) kinds.add('definition');
  return kinds;
}

const says = (kind: AskedKind, text: string) =>
  kind !== 'definition' && PATTERNS[kind].said.test(text);

/** The share of the kinds, without definitions, that a text says; 0 if the question has none. */
export function kindsSaid(kinds: ReadonlySet<AskedKind>, text: string): number {
  const asked = [...kinds].filter((kind) => kind !== 'definition');
  return asked.length === 0 ? 0 : asked.filter((kind) => says(kind, text)).length / asked.length;
}
