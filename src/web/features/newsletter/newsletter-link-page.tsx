import { Link, useSearch } from '@tanstack/react-router';
import { CircleCheckBig, Link2Off, Mail } from 'lucide-react';
import { useState } from 'react';
import { apiRequest } from '#web/api/client.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/basics/button.tsx';
import { Container } from '#web/ui/content/section.tsx';
import { EmptyState } from '#web/ui/content/empty-state.tsx';
import { readLinkParts } from './link-parts.ts';

type Stage = 'prompt' | 'pending' | 'done' | 'invalid';

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
  const [stage, setStage] = useState<Stage>(email && token ? 'prompt' : 'invalid');

  const follow = async () => {
    setStage('pending');
    try {
      await apiRequest(`POST /api/newsletter/${action}`, { body: { email, token } });
      setStage('done');
    } catch {
      setStage('invalid');
    }
  };

  const shop = (
    <Button asChild variant="secondary">
      <Link to="/">{t(`${action}.shop`)}</Link>
    </Button>
  );
  return (
    <Container>
      <div aria-live="polite">
        {(stage === 'prompt' || stage === 'pending') && (
          <EmptyState
            headingLevel={1}
            icon={<Mail />}
            title={t(`${action}.promptTitle`)}
            description={t(`${action}.promptText`)}
            actions={
              <Button size="lg" loading={stage === 'pending'} onClick={() => void follow()}>
                {stage === 'pending' ? t(`${action}.pending`) : t(`${action}.button`)}
              </Button>
            }
          />
        )}
        {stage === 'done' && (
          <EmptyState
            headingLevel={1}
            icon={<CircleCheckBig />}
            title={t(`${action}.title`)}
            description={t(`${action}.text`)}
            actions={shop}
          />
        )}
        {stage === 'invalid' && (
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
