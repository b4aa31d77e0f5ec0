import { useQuery } from '@tanstack/react-query';
import type { StaffMember } from '#domains/staff/model/staff.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { useChange } from '#engine/web/forms/use-change.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { RecordLink } from '#engine/web/records/record-link.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { ExportLink } from '#engine/web/lists/list-menus.tsx';
import { SortedTable } from '#engine/web/lists/data-table.tsx';
import { ConfirmDialog } from '#engine/web/ui/overlays/confirm-dialog.tsx';
import { PLACES, type Place } from './places.ts';
import { ChangeRights, Invite } from './staff-forms.tsx';

export const StaffPage = () => <Members place="ADMIN" />;
export const TeamPage = () => <Members place="PRODUCER" />;

/** Who works for the shop, or for a producer: what each may do, who is invited, and who goes. */
function Members({ place }: { place: Place }) {
  const { t } = useTranslation('staff');
  const { path, title } = PLACES[place];
  const members = useQuery(apiQuery(path));
  return (
    <section aria-labelledby="staff">
      <div className="mb-5 flex flex-wrap items-start justify-between gap-4">
        <div className="max-w-prose">
          <h2 id="staff" className="font-display text-2xl">
            {t(title)}
          </h2>
          <p className="mt-1.5 text-sm text-muted">{t('intro')}</p>
        </div>
        <span className="flex items-center gap-2">
          <ExportLink path={PLACES[place].path} />
          <Invite place={place} />
        </span>
      </div>
      <Loaded query={members} skeleton={<Skeleton className="h-40 w-full rounded-lg" />}>
        {(rows) => <MemberTable place={place} members={rows} />}
      </Loaded>
    </section>
  );
}

function MemberTable({ place, members }: { place: Place; members: StaffMember[] }) {
  const { t } = useTranslation('staff');
  return (
    <SortedTable
      caption={t(PLACES[place].title)}
      rows={members}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          value: ({ name }) => name,
          header: t('name'),
          primary: true,
          freeText: true,
          cell: ({ id, name }) =>
            place === 'ADMIN' ? (
              <RecordLink right="ADMIN" page="users" id={typeof id === 'number' ? id : null}>
                {name}
              </RecordLink>
            ) : (
              name
            ),
        },
        {
          key: 'email',
          value: ({ email }) => email,
          header: t('email'),
          // Somebody invited has no name yet but their address.
          cell: ({ name, email }) => <span className="wrap-anywhere">{name === email ? '–' : email}</span>,
        },
        {
          key: 'rights',
          header: t('rightsLabel'),
          cell: ({ rights }) => (
            <span className="flex flex-wrap gap-1">
              {rights.map((right) => (
                <Badge key={right}>{t(`rights.${right}`)}</Badge>
              ))}
            </span>
          ),
        },
        {
          key: 'twoFactor',
          value: ({ twoFactor }) => String(twoFactor),
          header: t('twoFactor'),
          cell: ({ twoFactor }) =>
            twoFactor === null ? (
              '–'
            ) : (
              <>
                {/* A phone shows no heads of columns. */}
                <span aria-hidden="true" className="mr-1 sm:hidden">
                  {t('twoFactor')}
                </span>
                {t(twoFactor ? 'on' : 'off')}
              </>
            ),
        },
        {
          key: 'since',
          value: ({ joinedAt }) => joinedAt,
          header: t('since'),
          cell: ({ joinedAt }) =>
            joinedAt === null ? (
              <Badge tone="warning">{t('waiting')}</Badge>
            ) : (
              <Moment at={joinedAt} format="date" />
            ),
        },
        {
          key: 'change',
          header: t('change'),
          headerHidden: true,
          align: 'end',
          cell: (member) => (
            <span className="flex flex-wrap justify-end gap-2 sm:flex-nowrap">
              <ChangeRights place={place} member={member} />
              <LetGo place={place} member={member} />
            </span>
          ),
        },
      ]}
    />
  );
}

function LetGo({ place, member: { id, name, joinedAt } }: { place: Place; member: StaffMember }) {
  const { t } = useTranslation('staff');
  const { path } = PLACES[place];
  const word = joinedAt === null ? 'withdraw' : 'remove';
  const change = useChange({
    send: () => apiRequest(`DELETE ${path}/:member`, { params: { member: String(id) } }),
    refreshes: path,
    done: () => ({ title: t('removed', { name }) }),
    failed: { title: t(word) },
  });
  return (
    <ConfirmDialog
      title={t(`${word}Title`, { name })}
      description={t(`${word}Text`, { name })}
      closeLabel={t('keep')}
      keepLabel={t('keep')}
      confirmLabel={t(word)}
      change={change}
      trigger={
        <Button size="sm" variant="ghost" aria-label={`${t(word)}: ${name}`}>
          {t(word)}
        </Button>
      }
    />
  );
}
