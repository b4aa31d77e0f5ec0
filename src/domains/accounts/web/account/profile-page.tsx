import { Link, useNavigate } from '@tanstack/react-router';
import { House, LogOut } from 'lucide-react';
import type { CurrentUser } from '#engine/model/current-user.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Card } from '#engine/web/ui/content/card.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { Container } from '#engine/web/ui/content/container.tsx';
import { SectionHeading } from '#engine/web/ui/content/section.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#engine/web/ui/navigation/tabs.tsx';
import { AddressBook } from '#domains/accounts/web/addresses/address-book.tsx';
import { AccountSettings } from './account-settings.tsx';
import { ConfirmAddressNotice } from './confirm-address-notice.tsx';
import { BuyerProfileForm, ProducerProfileForm } from './profile-forms.tsx';
import { useCurrentUser } from '#engine/web/session/current-user.ts';
import { useSignOut } from '#engine/web/session/sign-out.ts';

export function ProfilePage() {
  const { t } = useTranslation('accounts');
  const { user, profile } = useCurrentUser();
  if (user === null) return null;
  return (
    <Container width="narrow" className="py-8 sm:py-14">
      <SectionHeading level={1} title={t('profile.title')} intro={t('profile.intro')} />
      <ConfirmAddressNotice className="mb-6" />
      <Tabs defaultValue="information">
        <TabList label={t('profile.tabs')}>
          <Tab value="information">{t('profile.informationTab')}</Tab>
          {user.role === 'BUYER' && <Tab value="addresses">{t('addresses.tab')}</Tab>}
          <Tab value="account">{t('profile.accountTab')}</Tab>
        </TabList>
        <TabPanel value="information">
          <ProfileForm key={user.id} user={user} profile={profile} />
        </TabPanel>
        {user.role === 'BUYER' && (
          <TabPanel value="addresses">
            <AddressBook />
          </TabPanel>
        )}
        <TabPanel value="account">
          <AccountSettings user={user} profile={profile} />
        </TabPanel>
      </Tabs>
      <ProfileFooter />
    </Container>
  );
}

function ProfileForm({ user, profile }: CurrentUser) {
  if (user.role === 'ADMIN') return <AdministratorNote />;
  return (
    <Card padding="lg">
      {user.role === 'BUYER' ? (
        <BuyerProfileForm profile={profile?.role === 'BUYER' ? profile : undefined} />
      ) : (
        <ProducerProfileForm profile={profile?.role === 'PRODUCER' ? profile : undefined} />
      )}
    </Card>
  );
}

function AdministratorNote() {
  const { t } = useTranslation('accounts');
  return (
    <Card padding="lg">
      <EmptyState
        size="sm"
        headingLevel={2}
        title={t('profile.adminTitle')}
        description={t('profile.adminText')}
        actions={
          <Button asChild variant="secondary">
            <Link to="/admin">{t('profile.toAdmin')}</Link>
          </Button>
        }
      />
    </Card>
  );
}

function ProfileFooter() {
  const { t } = useTranslation('accounts');
  const { signOut, isPending } = useSignOut();
  const navigate = useNavigate();
  const leave = async () => {
    if (await signOut()) await navigate({ to: '/' });
  };
  return (
    <div className="mt-10 flex flex-wrap justify-between gap-3 border-t border-line pt-7">
      <Button variant="secondary" disabled={isPending} onClick={() => void leave()}>
        <LogOut aria-hidden="true" className="size-4.5" />
        {t('profile.logOut')}
      </Button>
      <Button asChild variant="ghost">
        <Link to="/">
          <House aria-hidden="true" className="size-4.5" />
          {t('profile.home')}
        </Link>
      </Button>
    </div>
  );
}
