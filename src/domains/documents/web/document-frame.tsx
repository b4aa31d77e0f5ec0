import { FileDown, FileQuestion } from 'lucide-react';
import type { ReactNode } from 'react';
import { apiUrl } from '#engine/model/api/api-url.ts';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { ApiError } from '#engine/web/api/api-error.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { LoadFailed } from '#engine/web/lists/load-failed.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { PrintFrame } from '#engine/web/ui/content/print-frame.tsx';
import { Container } from '#engine/web/ui/content/container.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import type { Document } from '#domains/documents/model/document.ts';

interface DocumentFrameProps {
  document: Document | undefined;
  /** Why there is none. */
  error: unknown;
  /** Nobody need ask: there is none. */
  isMissing?: boolean;
  token: string;
  onRetry: () => void;
  children: (document: Document) => ReactNode;
}

/** A document on the screen as it is on paper, with what can be done with it. Needs the texts of `documents`. */
export function DocumentFrame({ document, error, isMissing, token, onRetry, children }: DocumentFrameProps) {
  const { t } = useTranslation('documents');
  const isRefused = error instanceof ApiError && error.status < 500 && error.status !== 429;
  if (document === undefined && (isMissing === true || isRefused)) {
    return (
      <Container width="narrow" className="py-8 sm:py-12">
        <EmptyState
          headingLevel={1}
          icon={<FileQuestion aria-hidden="true" />}
          title={t('notFound.title')}
          description={t('notFound.text')}
        />
      </Container>
    );
  }
  const orderId = document?.orderId ?? null;
  return (
    <PrintFrame
      back={
        token === '' || orderId === null
          ? undefined
          : {
              link: { to: '/order/$id', params: { id: String(orderId) }, search: { token } },
              text: t('back'),
            }
      }
      printText={t('print')}
      canPrint={document !== undefined}
      actions={
        document && (
          <>
            <FileLink number={document.number} token={token} format="pdf" />
            {document.goods?.taxIncluded && <FileLink number={document.number} token={token} format="xml" />}
          </>
        )
      }
    >
      {document && children(document)}
      {!document && (error ? <LoadFailed onRetry={onRetry} /> : <ToCome />)}
    </PrintFrame>
  );
}

function FileLink({ number, token, format }: { number: string; token: string; format: 'pdf' | 'xml' }) {
  const { t } = useTranslation('documents');
  const query = token === '' ? {} : { token };
  const path = format === 'pdf' ? '/api/documents/:number.pdf' : '/api/documents/:number.xml';
  return (
    <Button asChild variant="secondary">
      <a href={apiUrl(path, { params: { number }, query })} download={`${number}.${format}`}>
        <FileDown aria-hidden="true" className="size-4.5" />
        {t(format)}
      </a>
    </Button>
  );
}

function ToCome() {
  const { t } = useTranslation('documents');
  return (
    <>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Skeleton className="h-96 w-full rounded-lg" />
    </>
  );
}
