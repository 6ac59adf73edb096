/** A file that wasn't read, and why, for people. */
export interface UnreadFile {
  /** What it is, if not a file: a folder, or what the packages of a file need in turn. */
  kind?: 'folder' | 'indirect';
  name: string;
  message: string;
}
