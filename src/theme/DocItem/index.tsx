import type {ComponentType, ReactNode} from 'react';
import type {Props} from '@theme/DocItem';
import PageLayout from '@site/src/components/PageLayout/PageLayout';

/** A page of the docs in the layout that it shares with the reference. */
export default function DocItem({content: Content}: Props): ReactNode {
  const {metadata, toc, frontMatter} = Content;
  // A static part takes the path of its page (src/prerender/node/recma.ts).
  const Page = Content as ComponentType<{path: string}>;
  // A page of many short entries (the glossary) lists its groups only.
  const deepest = frontMatter.toc_max_heading_level ?? 6;
  return (
    <PageLayout
      className={'service' in frontMatter && toc.some(({id}) => id === 'first-request') ? 'service-page' : undefined}
      title={metadata.title}
      description={metadata.description}
      toc={toc.filter(({level}) => level <= deepest)}
      previous={metadata.previous}
      next={metadata.next}
      path={metadata.permalink}
      source={metadata.source.replace('@site/', '')}
      changedAt={metadata.lastUpdatedAt ?? undefined}
    >
      <Page path={metadata.permalink} />
    </PageLayout>
  );
}
