/** The formats that the lockfile check reads, folded by language. */
import type {ReactNode} from 'react';
import Table from '../../components/Table/Table';

/** A format, as the list in packages/lockfile-reader/src/formats/formats.ts names it. */
interface LockfileFormat {
  language: string;
  title: string;
  tools: string;
  note: string;
}

/** The formats, with what writes them and what they leave open. */
export default function LockfileFormats({formats}: {formats: readonly LockfileFormat[]}): ReactNode {
  const languages = [...new Set(formats.map(({language}) => language))].sort((a, b) => a.localeCompare(b));
  const list = languages.map((language) => {
    const own = formats.filter((one) => one.language === language);
    return (
      <details key={language}>
        <summary>
          {language}: {own.map(({title}) => title).join(', ')}
        </summary>
        <Table
          head={['File', 'Written by', 'What to know']}
          rows={own.map(({title, tools, note}) => [title, tools, note])}
        />
      </details>
    );
  });
  return <div className="folded">{list}</div>;
}
