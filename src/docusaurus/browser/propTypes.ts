/** Stands in for `prop-types`, whose checks run in development only; React 19 ignores them altogether. */
interface Checker {
  (...options: unknown[]): Checker;
  isRequired: Checker;
}

const type = (() => type) as Checker;
type.isRequired = type;

export {
  type as any,
  type as array,
  type as arrayOf,
  type as bool,
  type as func,
  type as instanceOf,
  type as node,
  type as number,
  type as object,
  type as oneOf,
  type as oneOfType,
  type as shape,
  type as string,
};
export default new Proxy({}, {get: () => type});
