import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { DOCUMENT_NUMBER } from '#domains/documents/model/document-kinds.ts';
import { DocumentFrame } from './document-frame.tsx';
import { DocumentSheet } from './document-sheet.tsx';
import { documentQuery } from './documents.queries.ts';

const route = getRouteApi('/documents/$number');

/** One document, for those who may see it. */
export function DocumentPage() {
  const { number } = route.useParams();
  const { token = '' } = route.useSearch();
  const isNumber = DOCUMENT_NUMBER.test(number);
  const { data, error, refetch } = useQuery({ ...documentQuery({ number, token }), enabled: isNumber });
  return (
    <DocumentFrame
      document={data}
      error={error}
      isMissing={!isNumber}
      token={token}
      onRetry={() => void refetch()}
    >
      {(document) => <DocumentSheet document={document} />}
    </DocumentFrame>
  );
}
