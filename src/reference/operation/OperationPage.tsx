import type {ReactNode} from 'react';
import type {PageOperation} from '../../api/pageOperation';
import PageLayout, {type PageLayoutProps} from '../../components/PageLayout/PageLayout';
import OperationContent from './OperationContent.static';
import './operation.css';
import {OPERATION} from '../../markers/markers';

/** What the page of an operation is made of (routes/node/plugin.ts). */
export interface OperationPageData {
  page: Omit<PageLayoutProps, 'children' | 'className'>;
  /** Absent in the browser's production bundle: there the content is in the page. */
  operation?: PageOperation;
}

/** The page of an API operation. */
export default function OperationPage({data: {page, operation}}: {data: OperationPageData}): ReactNode {
  return (
    <PageLayout className="operation-page" {...page}>
      <OperationContent path={page.path} name="content" className={OPERATION} data={page} operation={operation} />
    </PageLayout>
  );
}
