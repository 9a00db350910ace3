import { bareRule, SEALED } from './fieldRules';
import { isPlain, type LoggedAction, type SecretsOf, type Transform } from './transform';

/** Maps all values of an action. A bare payload is mapped by the rule for its action type. */
export function mapAction(
  action: LoggedAction,
  transform: Transform,
  secretsOf: SecretsOf,
): LoggedAction {
  const { payload, ...rest } = action;
  const mapped = transform(rest) as LoggedAction;
  if (!('payload' in action)) return mapped;
  const arg = isPlain(action.meta) ? action.meta.arg : undefined;
  const isSealed =
    isPlain(arg) &&
    typeof arg.endpointName === 'string' &&
    secretsOf(arg.endpointName).secretResult;
  return { ...mapped, payload: transform(payload, isSealed ? SEALED : bareRule(action.type)) };
}
