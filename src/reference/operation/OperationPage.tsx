import {useEffect, type ReactNode} from 'react';
import type {PageOperation} from '../../api/pageOperation';
import PageLayout, {type PageLayoutProps} from '../../components/PageLayout/PageLayout';
import OperationContent from './OperationContent.static';
import './operation.css';

/** What the page of an operation is made of (routes/node/plugin.ts). */
export interface OperationPageData {
  page: Omit<PageLayoutProps, 'children' | 'className'>;
  /** Absent in the browser's production bundle: there the content is in the page. */
  operation?: PageOperation;
}

/** The page of an API operation. */
export default function OperationPage({data: {page, operation}}: {data: OperationPageData}): ReactNode {
  useEffect(() => {
    // Defines the custom elements of the content. The page is complete without them, so the next operation tries again.
    import(/* webpackChunkName: "operation" */ './Operation.browser').catch((error: unknown) => console.warn(error));
  }, [page.path]);
  return (
    <PageLayout className="operation-page" {...page}>
      <OperationContent path={page.path} name="content" className="operation" data={page} operation={operation} />
    </PageLayout>
  );
}
