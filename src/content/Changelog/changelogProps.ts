/** Changes of one API that ask the same of a client. */
export interface ChangeGroup {
  heading: string;
  /** Markdown, a change each. */
  changes: readonly string[];
}

export interface ServiceChanges {
  anchor: string;
  title: string;
  groups: readonly ChangeGroup[];
}

export interface ChangelogEntry {
  id: string;
  /** YYYY-MM-DD */
  date: string;
  title: string;
  /** Markdown, a paragraph each. */
  notes: readonly string[];
  services: readonly ServiceChanges[];
}
