import ts from 'typescript';
import type { ClientTypes } from './clientTypes';

/** The name of an action or a call in the sources, and the type of its data. */
export interface Carried {
  name: string;
  carries: ts.Type;
}

/** The types of everything declared at the top of a file, destructured or not, and of their members. */
function* topTypes(
  checker: ts.TypeChecker,
  file: ts.SourceFile,
): Generator<[type: ts.Type, declaration: ts.VariableDeclaration]> {
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const declaration of statement.declarationList.declarations) {
      const type = checker.getTypeAtLocation(declaration.name);
      yield [type, declaration];
      if (type.getCallSignatures().length > 0 || type.getProperty('length')) continue;
      for (const member of checker.getPropertiesOfType(type))
        yield [checker.getTypeOfSymbol(member), declaration];
    }
  }
}

/** The name of an action, from its type or from the call that made its creator. */
function actionName(
  checker: ts.TypeChecker,
  creator: ts.Type,
  declaration: ts.VariableDeclaration,
): string {
  const type = creator.getProperty('type');
  const literal = type && checker.getTypeOfSymbol(type);
  if (literal?.isStringLiteral()) return literal.value;
  const { initializer, name } = declaration;
  const [first] = initializer && ts.isCallExpression(initializer) ? initializer.arguments : [];
  return first && ts.isStringLiteral(first)
    ? first.text
    : name.getText(declaration.getSourceFile());
}

/**
 * RTK Query's own exports, which are skipped because those actions only contain arguments and
 * responses of calls.
 */
const isUtility = ({ initializer }: ts.VariableDeclaration) =>
  initializer !== undefined &&
  ts.isPropertyAccessExpression(initializer) &&
  initializer.name.text === 'util';

/** Every action that the files have a creator of, with the type of its payload. */
export function declaredActions({ checker }: ClientTypes, files: readonly ts.SourceFile[]) {
  const found: Carried[] = [];
  const note = (type: ts.Type, declaration: ts.VariableDeclaration) => {
    const [signature] = type.getCallSignatures();
    if (!signature || !type.getProperty('match') || !type.getProperty('type')) return;
    const payload = signature.getReturnType().getProperty('payload');
    if (!payload) return;
    const name = actionName(checker, type, declaration);
    found.push({ name, carries: checker.getTypeOfSymbol(payload) });
  };
  for (const file of files)
    for (const [type, declaration] of topTypes(checker, file)) {
      if (isUtility(declaration)) continue;
      note(type, declaration);
      // A slice holds its creators one floor below.
      const actions = type.getProperty('caseReducers') && type.getProperty('actions');
      if (!actions) continue;
      for (const creator of checker.getPropertiesOfType(checker.getTypeOfSymbol(actions)))
        note(checker.getTypeOfSymbol(creator), declaration);
    }
  return found;
}

/** Every call of the API, with the types of its argument and of its response as it is cached. */
export function declaredCalls({ checker }: ClientTypes, files: readonly ts.SourceFile[]) {
  const found: (Carried & { response: ts.Type })[] = [];
  for (const file of files)
    for (const [type] of topTypes(checker, file)) {
      const endpoints = type.getProperty('reducerPath') && type.getProperty('endpoints');
      if (!endpoints) continue;
      for (const endpoint of checker.getPropertiesOfType(checker.getTypeOfSymbol(endpoints))) {
        const types = checker.getTypeOfSymbol(endpoint).getProperty('Types');
        const part = (name: string) => {
          const member = types && checker.getTypeOfSymbol(types).getProperty(name);
          if (!member) throw new Error(`${endpoint.name} has no type ${name}.`);
          return checker.getTypeOfSymbol(member);
        };
        found.push({
          name: endpoint.name,
          carries: part('QueryArg'),
          response: part('ResultType'),
        });
      }
    }
  return found;
}
