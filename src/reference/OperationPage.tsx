import {useEffect, useMemo, type ReactNode} from 'react';
import PageLayout, {type PageLayoutProps} from '../components/PageLayout';
import {useStaticLinks} from '../components/useStaticLinks';

/** What a page of the reference needs; made by plugin.ts. */
export interface OperationPageData extends Omit<PageLayoutProps, 'children' | 'className'> {
  /** The content below the title. */
  html: string;
}

/**
 * A page of the reference. The content is finished HTML: React neither renders
 * nor hydrates what is inside.
 */
export default function OperationPage({operation}: {operation: OperationPageData}): ReactNode {
  const {html, ...page} = operation;
  useStaticLinks(html);
  // The same object at every render: for a new one React writes the content again, and what the reader has opened closes.
  const content = useMemo(() => ({__html: html}), [html]);
  useEffect(() => {
    // Of no use to other pages. The page is whole without it; the next operation tries again.
    import(/* webpackChunkName: "operation" */ './browser/operationBehaviour').then(
      ({begin}) => begin(),
      (error: unknown) => console.warn(error),
    );
  }, [html]);
  return (
    <PageLayout className="operation-page" {...page}>
      <div
        className="operation"
        data-part="content"
        data-page={JSON.stringify(page)}
        suppressHydrationWarning
        dangerouslySetInnerHTML={content}
      />
    </PageLayout>
  );
}
