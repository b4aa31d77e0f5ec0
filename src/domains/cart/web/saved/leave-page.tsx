import { Link, useSearch } from '@tanstack/react-router';
import { BellOff, CircleCheckBig, Link2Off } from 'lucide-react';
import { apiRequest } from '#engine/web/api/client.ts';
import { failureOf } from '#engine/web/forms/failure.ts';
import { useChange } from '#engine/web/forms/use-change.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { Container } from '#engine/web/ui/content/container.tsx';
import { readLeaveParts } from './leave-parts.ts';

/** A person presses the button: programs that open every link of a mail to look at it must not leave in their name. */
export function LeaveAlertsPage() {
  const { t } = useTranslation('saved');
  const { user = 0, token = '' } = readLeaveParts(useSearch({ strict: false }));
  const leave = useChange({
    send: () => apiRequest('POST /api/saved-products/unsubscribe', { body: { user, token } }),
    failed: ({ status }) => (status === 400 ? undefined : { title: t('leave.errorTitle') }),
  });
  const isInvalid = !user || !token || (leave.error !== null && failureOf(leave.error).status === 400);
  const state = isInvalid ? 'invalid' : leave.isSuccess ? 'done' : 'asked';
  return (
    <Container>
      <div aria-live="polite">
        {state === 'asked' ? (
          <EmptyState
            headingLevel={1}
            icon={<BellOff />}
            title={t('leave.promptTitle')}
            description={t('leave.promptText')}
            actions={
              <Button size="lg" loading={leave.isPending} onClick={() => leave.mutate()}>
                {leave.isPending ? t('leave.pending') : t('leave.button')}
              </Button>
            }
          />
        ) : (
          <EmptyState
            headingLevel={1}
            icon={state === 'done' ? <CircleCheckBig /> : <Link2Off />}
            title={state === 'done' ? t('leave.title') : t('leave.invalidTitle')}
            description={state === 'done' ? t('leave.text') : t('leave.invalidText')}
            actions={
              <Button asChild variant="secondary">
                <Link to="/shop">{t('leave.shop')}</Link>
              </Button>
            }
          />
        )}
      </div>
    </Container>
  );
}
