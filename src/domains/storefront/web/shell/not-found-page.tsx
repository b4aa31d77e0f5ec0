import { Link } from '@tanstack/react-router';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { Mark } from '#engine/web/ui/pictures/wordmark.tsx';
import { Container } from '#engine/web/ui/content/container.tsx';
import { useCurrentLinks } from './shell-links.ts';
import { usePreLaunch } from './use-pre-launch.ts';

export function NotFoundPage() {
  const { t } = useTranslation('shell');
  const preLaunch = usePreLaunch();
  const currentLinks = useCurrentLinks();
  return (
    <Container>
      <EmptyState
        headingLevel={1}
        icon={<Mark />}
        title={t('notFound.title')}
        description={t('notFound.text')}
        actions={
          <>
            {!preLaunch && (
              <Button asChild>
                <Link to="/shop" activeOptions={currentLinks}>
                  {t('notFound.shop')}
                </Link>
              </Button>
            )}
            <Button asChild variant="secondary">
              <Link to="/">{t('notFound.home')}</Link>
            </Button>
          </>
        }
      />
    </Container>
  );
}
