/** A format that the lockfile check reads: what tells it, what reads it, and what is known of files near it. */
import type {Collector} from './shared/collect';
import type {XmlElement} from './shared/xml';

/** A file that isn't read, and what to use in its place. */
export interface NearbyFile {
  name?: RegExp;
  /** How its text betrays it. */
  content?: RegExp;
  /** How its JSON betrays it. */
  json?: (value: unknown) => boolean;
  /** What it looks like, why it isn't read, and the file or command to use instead. */
  message: string;
}

/** How a text becomes what the file says. Libraries are loaded with the first file that needs them. */
type Reader =
  | {syntax: 'json'; is: (value: unknown) => boolean; read: (value: unknown) => Collector}
  | {syntax: 'toml'; is: (value: unknown) => boolean; read: (value: unknown) => Collector}
  | {syntax: 'xml'; is: (root: XmlElement) => boolean; read: (root: XmlElement) => Collector}
  | {
      syntax: 'text';
      /** Tells the format by its content, because files are renamed and pasted; the name is a weak hint. */
      sign: (text: string, name: string | undefined) => boolean;
      /** True if the text may also begin like JSON or XML. */
      likeJson?: true;
      read: (text: string) => Collector | Promise<Collector>;
    };

export type Format = Reader & {
  /** Names the format in exports: `package-lock`. */
  id: string;
  /** The language of its packages, for the guide; absent: any. */
  language?: string;
  /** As readers know it: `package-lock.json`, `CycloneDX (JSON)`. */
  title: string;
  /** Tools that write it, for the guide: `npm 5 and newer`. */
  tools: string;
  /** Names of its files: those are read of a folder, and it's the hint for a text whose content doesn't tell. Undefined: it has no usual name. */
  fileName: RegExp | undefined;
  /** Paths of files that only their folder tells. */
  filePath?: RegExp;
  /** What the file leaves open, for the guide; a sentence. */
  note?: string;
  /** Files of the same tools that we don't read. */
  nearby?: readonly NearbyFile[];
};
