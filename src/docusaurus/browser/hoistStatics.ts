/** Stands in for `hoist-non-react-statics`: react-router's `withRouter` copies static members with it, and no component here has any. */
export default function hoistStatics<T>(target: T): T {
  return target;
}
