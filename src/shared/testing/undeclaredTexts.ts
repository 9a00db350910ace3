import ts from 'typescript';
import { declaredRule, type Rule } from '#contract/sessionLog/fieldRules';
import type { ClientTypes } from './clientTypes';

const OPEN = ts.TypeFlags.Any | ts.TypeFlags.Unknown;
const isHidden = (rule: Rule | undefined) =>
  rule === undefined || rule === 'hidden' || rule === 'bare';

interface Place {
  /** How one gets there, for people. */
  path: string;
  /** The declared rule of the text at this path, or undefined. */
  rule: Rule | undefined;
}

/**
 * Finds the undeclared texts within a type of plain data, as paths. A final `{}` means the keys of
 * an undeclared table, `?` means a value of any type.
 */
export function undeclaredTexts(
  { checker, program }: Pick<ClientTypes, 'checker' | 'program'>,
  type: ts.Type,
  start: Place,
  /** Members of the type itself to leave out. */
  left: readonly string[] = [],
): string[] {
  const found = new Set<string>();
  const seen = new Map<ts.Type, Set<Rule | undefined>>();

  /** A File, a Date: no plain data, and written as its kind alone. */
  const isBuiltIn = ({ symbol }: ts.Type) =>
    (symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.Class)) !== 0 &&
    (symbol.declarations ?? []).some((each) =>
      program.isSourceFileDefaultLibrary(each.getSourceFile()),
    );

  function checkTable(values: ts.Type, { path, rule }: Place, isNumbered: boolean): void {
    const table = typeof rule === 'object' ? rule : undefined;
    if (!table && !isNumbered) found.add(`${path}{}`);
    checkType(values, { path: `${path}[]`, rule: table ? table.values : rule });
  }

  function checkMembers(object: ts.Type, place: Place, without: readonly string[] = []): void {
    const { path } = place;
    for (const { keyType, type: values } of checker.getIndexInfosOfType(object))
      checkTable(values, place, (keyType.flags & ts.TypeFlags.NumberLike) !== 0);
    for (const member of checker.getPropertiesOfType(object)) {
      if (without.includes(member.name)) continue;
      const memberPath = path === '' ? member.name : `${path}.${member.name}`;
      checkType(checker.getTypeOfSymbol(member), {
        path: memberPath,
        rule: declaredRule(member.name),
      });
    }
  }

  function checkType(each: ts.Type, place: Place, without: readonly string[] = []): void {
    if (each.isUnion()) {
      for (const part of each.types) checkType(part, place, without);
      return;
    }
    const parts = each.isIntersection() ? each.types : [each];
    if (parts.some(({ flags }) => (flags & ts.TypeFlags.StringLike) !== 0)) {
      const rule = typeof place.rule === 'object' ? place.rule.leaf : place.rule;
      if (isHidden(rule)) found.add(place.path);
      return;
    }
    if ((each.flags & OPEN) !== 0) found.add(`${place.path}?`);
    if ((each.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) === 0) return;
    if (each.getCallSignatures().length > 0) return;
    const rules = seen.get(each) ?? new Set();
    if (rules.has(place.rule)) return;
    seen.set(each, rules.add(place.rule));
    if (checker.isArrayType(each) || checker.isTupleType(each))
      for (const item of checker.getTypeArguments(each as ts.TypeReference)) checkType(item, place);
    else if (each.isIntersection() || !isBuiltIn(each)) checkMembers(each, place, without);
  }

  checkType(type, start, left);
  return [...found];
}
