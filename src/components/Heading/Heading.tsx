import type {ReactNode} from 'react';

interface HeadingProps {
  level: 1 | 2 | 3 | 4;
  /** Absent: the heading has no link to itself. */
  id?: string;
  className?: string;
  children: ReactNode;
}

/** A heading with a link to itself for pointers. Hidden from screen readers, which would read the heading's name twice; the contents of the page have the same links. */
export default function Heading({level, id, className, children}: HeadingProps): ReactNode {
  const Tag = `h${level}` as const;
  if (level === 1 || !id) return <Tag className={className}>{children}</Tag>;
  return (
    <Tag className={className ? `anchor ${className}` : 'anchor'} id={id}>
      {children}
      <a className="hash-link" href={`#${id}`} aria-hidden="true" tabIndex={-1}>
        {/* Any text would be copied with the heading. The sheet draws the sign. */ ''}
      </a>
    </Tag>
  );
}
