import { Link } from '@tanstack/react-router';
import { UsersRound } from 'lucide-react';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';

export function GroupNotFound() {
  const { t } = useTranslation('group');
  return (
    <EmptyState
      headingLevel={1}
      icon={<UsersRound aria-hidden="true" />}
      title={t('notFound.title')}
      description={t('notFound.text')}
      actions={
        <Button asChild>
          <Link to="/shop">{t('notFound.shop')}</Link>
        </Button>
      }
    />
  );
}
