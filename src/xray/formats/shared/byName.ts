/** Finds the package that a dependency means, where a file names it without its full identity. */

/** Entries of a file by name and version. */
export class ByName<Entry> {
  private readonly entries = new Map<string, {version?: string; entry: Entry}[]>();

  /** Adds an entry under its name; one that was left out isn't found. */
  add(name: string, version: string | undefined, entry: Entry | undefined): void {
    if (entry === undefined) return;
    const known = this.entries.get(name);
    if (known) known.push({version, entry});
    else this.entries.set(name, [{version, entry}]);
  }

  /** @returns the only entry of that name, and version if one is given; undefined if there are several or none */
  find(name: string, version?: string): Entry | undefined {
    const known = this.entries.get(name)?.filter((item) => version === undefined || item.version === version);
    return known?.length === 1 ? known[0]!.entry : undefined;
  }
}
