/** Stands in for `prop-types`, whose checks run in development only; React 19 ignores them altogether. */
interface Checker {
  (...options: unknown[]): Checker;
  isRequired: Checker;
}

const type = (() => type) as Checker;
type.isRequired = type;

export default new Proxy({}, {get: () => type});
