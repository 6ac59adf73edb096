/** Finds the package that a dependency means, where a file names it without its full identity. */

/** Entries of a file by name and version. */
export class ByName<Entry> {
  private readonly entries = new Map<string, Map<string | undefined, Entry[]>>();

  /** Adds an entry under its name; one that was left out isn't found. */
  add(name: string, version: string | undefined, entry: Entry | undefined): void {
    if (entry === undefined) return;
    const versions = this.entries.get(name) ?? new Map<string | undefined, Entry[]>();
    this.entries.set(name, versions);
    const known = versions.get(version);
    if (!known) versions.set(version, [entry]);
    else if (!known.includes(entry)) known.push(entry);
  }

  all(name: string): Entry[] {
    return [...(this.entries.get(name)?.values() ?? [])].flat();
  }

  /** @returns the only entry of that name, and version if one is given; undefined if there are several or none */
  find(name: string, version?: string): Entry | undefined {
    const versions = this.entries.get(name);
    if (!versions) return undefined;
    const [first, ...others] = version === undefined ? versions.values() : [versions.get(version) ?? []];
    return first?.length === 1 && others.length === 0 ? first[0] : undefined;
  }
}
