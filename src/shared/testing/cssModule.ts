/** Replaces every CSS module in Jest: `css.anything` is the class name 'anything'. */
export default new Proxy<Record<string, string>>(
  {},
  { get: (_target, name) => (name === '__esModule' ? false : String(name)) },
);
