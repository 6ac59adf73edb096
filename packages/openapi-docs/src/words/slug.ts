/** The last part of the address of an operation's page. Search needs it in the browser too: keep it free of imports. */

/** `lookupPackageV2` → `lookup-package-v2`. */
export function slugOf(operationId: string): string {
  return operationId
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
}
