/** Tells hosts that only exist inside a network from those that anyone can reach. Browser-safe. */

/** Names of hosts that only exist inside a network, and addresses. */
const INSIDE =
  /(?:^|\.)(?:internal|corp|home|lan|local|localdomain|intranet|private|localhost|invalid|test|example)$|^\[|^\d+(?:\.\d+){3}$/;

/** @returns whether the host is one that nobody outside a network can reach */
export function isInside(host: string): boolean {
  const name = host.replace(/:\d+$/, '').replace(/\.$/, '').toLowerCase();
  return INSIDE.test(name) || !name.includes('.');
}
