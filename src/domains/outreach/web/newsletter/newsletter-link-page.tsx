import { Link, useSearch } from '@tanstack/react-router';
import { CircleCheckBig, Link2Off, Mail } from 'lucide-react';
import { apiRequest } from '#engine/web/api/client.ts';
import { failureOf, type Failure } from '#engine/web/forms/failure.ts';
import { useChange } from '#engine/web/forms/use-change.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Container } from '#engine/web/ui/content/container.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { readLinkParts } from './link-parts.ts';

export function NewsletterConfirmPage() {
  return <NewsletterLinkPage action="confirm" />;
}

export function NewsletterUnsubscribePage() {
  return <NewsletterLinkPage action="unsubscribe" />;
}

/**
 * Where the links of our letters lead. A person presses the button: programs that open every link of a mail to look at
 * it must not confirm or leave in somebody's name.
 */
function NewsletterLinkPage({ action }: { action: 'confirm' | 'unsubscribe' }) {
  const { t } = useTranslation('newsletter');
  const { email = '', token = '' } = readLinkParts(useSearch({ strict: false }));
  const follow = useChange({
    send: () => apiRequest(`POST /api/newsletter/${action}`, { body: { email, token } }),
    failed: (failure) => (isBadLink(failure) ? undefined : { title: t('notices.errorTitle') }),
  });
  const isInvalid = !email || !token || (follow.error !== null && isBadLink(failureOf(follow.error)));

  const shop = (
    <Button asChild variant="secondary">
      <Link to="/">{t(`${action}.shop`)}</Link>
    </Button>
  );
  return (
    <Container>
      <div aria-live="polite">
        {!isInvalid && !follow.isSuccess && (
          <EmptyState
            headingLevel={1}
            icon={<Mail />}
            title={t(`${action}.promptTitle`)}
            description={t(`${action}.promptText`)}
            actions={
              <Button size="lg" loading={follow.isPending} onClick={() => follow.mutate()}>
                {follow.isPending ? t(`${action}.pending`) : t(`${action}.button`)}
              </Button>
            }
          />
        )}
        {follow.isSuccess && (
          <EmptyState
            headingLevel={1}
            icon={<CircleCheckBig />}
            title={t(`${action}.title`)}
            description={t(`${action}.text`)}
            actions={shop}
          />
        )}
        {isInvalid && (
          <EmptyState
            headingLevel={1}
            icon={<Link2Off />}
            title={t(`${action}.invalidTitle`)}
            description={t(`${action}.invalidText`)}
            actions={shop}
          />
        )}
      </div>
    </Container>
  );
}

const isBadLink = ({ status }: Failure) => status === 400;
