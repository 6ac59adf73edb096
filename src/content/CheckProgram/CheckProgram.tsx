import type {ReactNode} from 'react';

interface CheckProgramProps {
  version: string;
  sha256: string;
  /** In kB. */
  size: number;
}

/** The check as a command: where it is, and how to tell that it's the one that we published. */
export default function CheckProgram({version, sha256, size}: CheckProgramProps): ReactNode {
  return (
    <p>
      <a href="/programs/check.mjs">check.mjs</a> {version}, {size} kB, has the SHA-256 <code>{sha256}</code>. It needs
      Node.js 20 or later and nothing else.
    </p>
  );
}
