import { UsersRound } from 'lucide-react';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { MissingPage } from '#engine/web/ui/content/missing-page.tsx';

export function GroupNotFound() {
  const { t } = useTranslation('group');
  return (
    <MissingPage
      icon={<UsersRound aria-hidden="true" />}
      title={t('notFound.title')}
      description={t('notFound.text')}
      back={{ to: '/shop', text: t('notFound.shop') }}
    />
  );
}
