import { calls } from './calls/index';
import { serverFrames } from './frames';

interface Schema {
  properties?: Record<string, Schema>;
  items?: Schema;
  patternProperties?: Record<string, Schema>;
}

/** Where people are named by a username without the name they chose. */
function namelessPlaces(schema: Schema | null, place: string): string[] {
  const { properties = {}, items, patternProperties = {} } = schema ?? {};
  const names = Object.keys(properties);
  const nameless = names.filter(
    (name) =>
      name.endsWith('username') && !names.includes(name.replace('username', 'display_name')),
  );
  const inside = Object.entries({
    ...properties,
    ...patternProperties,
    ...(items ? { items } : {}),
  });
  return [
    ...nameless.map((name) => `${place}.${name}`),
    ...inside.flatMap(([name, inner]) => namelessPlaces(inner, `${place}.${name}`)),
  ];
}

test('whoever is named in a response or a frame is named by the name they chose too', () => {
  const places = [
    ...Object.entries(calls).flatMap(([name, { response }]) =>
      namelessPlaces(response as Schema | null, name),
    ),
    ...Object.entries(serverFrames).flatMap(([name, schema]) =>
      namelessPlaces(schema as Schema, name),
    ),
  ];
  // An account gets a name after its address is verified.
  expect(places).toEqual(['signup.username']);
});
