import type {ReactNode} from 'react';
import type {Props} from '@theme/DocItem';
import MDXContent from '@theme/MDXContent';
import PageLayout from '@site/src/components/PageLayout';

/** A page of the docs in the layout that it shares with the reference. */
export default function DocItem({content: Content}: Props): ReactNode {
  const {metadata, toc} = Content;
  return (
    <PageLayout
      title={metadata.title}
      description={metadata.description}
      className={`docs-doc-id-${metadata.id}`}
      toc={toc}
      previous={metadata.previous}
      next={metadata.next}
      path={metadata.permalink}
      source={metadata.source.replace('@site/', '')}
      changedAt={metadata.lastUpdatedAt ?? undefined}>
      <MDXContent>
        <Content />
      </MDXContent>
    </PageLayout>
  );
}
