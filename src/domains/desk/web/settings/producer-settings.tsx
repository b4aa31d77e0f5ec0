import { Link } from '@tanstack/react-router';
import { ArrowRight, Banknote, KeyRound, Store, UserRound, Users } from 'lucide-react';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { DeskLink } from '#engine/web/lists/desk-link.tsx';
import { Card } from '#engine/web/ui/content/card.tsx';
import { useSettingsSeen } from '#domains/desk/web/first-steps/first-steps.queries.ts';

/** By the page of the desk where it is set. */
const PLACES = [
  { page: 'page', Icon: Store },
  { page: 'payouts', Icon: Banknote },
  { page: 'team', Icon: Users },
  { page: 'connections', Icon: KeyRound },
] as const;

const ROW = 'flex min-h-16 items-center gap-4 px-5 py-3';

/** What the owner of a producer decides, each with what it is about and the way there. */
export function ProducerSettings() {
  const { t } = useTranslation('producer-desk');
  useSettingsSeen('PRODUCER');
  return (
    <div className="flex max-w-narrow flex-col gap-4">
      <p className="text-muted">{t('settings.intro')}</p>
      {PLACES.map(({ page, Icon }) => (
        <Card key={page} asChild interactive padding="none">
          <DeskLink right="PRODUCER" page={page} className={ROW}>
            <Icon aria-hidden="true" className="size-5 shrink-0 text-muted" />
            <Words of={page} />
          </DeskLink>
        </Card>
      ))}
      <Card asChild interactive padding="none">
        <Link to="/profile" className={ROW}>
          <UserRound aria-hidden="true" className="size-5 shrink-0 text-muted" />
          <Words of="account" />
        </Link>
      </Card>
    </div>
  );
}

function Words({ of }: { of: (typeof PLACES)[number]['page'] | 'account' }) {
  const { t } = useTranslation('producer-desk');
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{t(`settings.${of}.title`)}</span>
        <span className="block text-sm text-muted">{t(`settings.${of}.text`)}</span>
      </span>
      <ArrowRight aria-hidden="true" className="size-4.5 shrink-0 text-muted" />
    </>
  );
}
