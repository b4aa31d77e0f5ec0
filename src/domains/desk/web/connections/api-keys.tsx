import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { KEY_SCOPES, newKeySchema, type ApiKey, type MadeKey } from '#engine/model/api-key.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { apiRequest, apiWrite } from '#engine/web/api/client.ts';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { useChange } from '#engine/web/forms/use-change.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { SortedTable } from '#engine/web/lists/data-table.tsx';
import { ConfirmDialog } from '#engine/web/ui/overlays/confirm-dialog.tsx';
import { PasswordField, TextField } from '#engine/web/forms/form-fields.tsx';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { SubmitButton } from '#engine/web/forms/submit-button.tsx';
import { useSubmit } from '#engine/web/forms/use-submit.ts';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { RadioList } from '#engine/web/ui/forms/radio-list.tsx';
import { RowAction, SectionHead } from './section-head.tsx';
import { MakeOnce } from './make-once.tsx';

/** The keys of an account: what each may do, when it was last used, and its end. */
export function ApiKeys() {
  const { t } = useTranslation('connections');
  // Asked again whenever it is shown: programs use keys while nobody looks.
  const keys = useQuery({ ...apiQuery('/api/keys'), staleTime: 0 });
  return (
    <section aria-labelledby="api-keys">
      <SectionHead
        id="api-keys"
        title={t('keys.title')}
        action={<NewKey />}
        text={
          <>
            {t('keys.text')}{' '}
            <a href="/api/docs" className="underline">
              {t('keys.docs')}
            </a>
          </>
        }
      />
      <Loaded query={keys} skeleton={<Skeleton className="h-40 w-full rounded-lg" />}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState
              size="sm"
              headingLevel={3}
              icon={<KeyRound aria-hidden="true" />}
              title={t('keys.none')}
            />
          ) : (
            <KeyTable keys={rows} />
          )
        }
      </Loaded>
    </section>
  );
}

function KeyTable({ keys }: { keys: ApiKey[] }) {
  const { t } = useTranslation('connections');
  return (
    <SortedTable
      caption={t('keys.title')}
      rows={keys}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          value: ({ name }) => name,
          header: t('keys.name'),
          primary: true,
          freeText: true,
          cell: ({ name }) => name,
        },
        {
          key: 'prefix',
          header: t('keys.key'),
          cell: ({ prefix }) => <code className="whitespace-nowrap">{prefix}…</code>,
        },
        { key: 'scope', header: t('keys.scope'), cell: ({ scope }) => t(`keys.scopes.${scope}`) },
        {
          key: 'made',
          value: ({ createdAt }) => createdAt,
          header: t('keys.made'),
          cell: ({ createdAt }) => <Moment at={createdAt} format="dateTime" />,
        },
        {
          key: 'used',
          value: ({ lastUsedAt }) => lastUsedAt,
          header: t('keys.used'),
          cell: ({ lastUsedAt }) =>
            lastUsedAt === null ? t('keys.never') : <Moment at={lastUsedAt} format="dateTime" />,
        },
        {
          key: 'revoke',
          header: t('actions'),
          headerHidden: true,
          align: 'end',
          cell: (key) =>
            key.revokedAt === null ? <Revoke apiKey={key} /> : <Badge>{t('keys.revoked')}</Badge>,
        },
      ]}
    />
  );
}

function Revoke({ apiKey: { id, name } }: { apiKey: ApiKey }) {
  const { t } = useTranslation('connections');
  const change = useChange({
    send: () => apiRequest('DELETE /api/keys/:id', { params: { id } }),
    refreshes: '/api/keys',
    done: () => ({ title: t('keys.revokedTitle'), description: name }),
    failed: { title: t('failed') },
  });
  return (
    <ConfirmDialog
      title={t('keys.revokeTitle')}
      description={t('keys.revokeText', { name })}
      closeLabel={t('close')}
      keepLabel={t('keys.keep')}
      confirmLabel={t('keys.revoke')}
      change={change}
      trigger={<RowAction aria-label={t('keys.revokeOf', { name })}>{t('keys.revoke')}</RowAction>}
    />
  );
}

/** Makes a key and shows it, once. */
const NewKey = () => (
  <MakeOnce<MadeKey>
    of="keys"
    refreshes="/api/keys"
    form={(onMade) => <NewKeyForm onMade={onMade} />}
    shown={({ token, key }) => ({ secret: token, label: key.name })}
  />
);

function NewKeyForm({ onMade }: { onMade: (made: MadeKey) => void }) {
  const { t } = useTranslation('connections');
  const form = useForm({
    resolver: zodResolver(newKeySchema),
    defaultValues: { name: '', scope: 'read' as const, password: '' },
  });
  const submit = useSubmit(form, apiWrite('POST /api/keys'), {
    done: onMade,
    failed: { title: t('keys.failed') },
  });
  return (
    <Form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TextField
        form={form}
        name="name"
        label={t('keys.name')}
        hint={t('keys.nameHint')}
        maxLength={60}
        autoComplete="off"
      />
      <RadioList
        legend={t('keys.scope')}
        input={form.register('scope')}
        options={KEY_SCOPES.map((scope) => ({
          value: scope,
          label: t(`keys.scopes.${scope}`),
          description: t(`keys.scopeTexts.${scope}`),
        }))}
      />
      <PasswordField
        form={form}
        name="password"
        label={t('keys.password')}
        hint={t('keys.passwordHint')}
        autoComplete="current-password"
      />
      <FormMessage form={form} />
      <SubmitButton form={form}>{t('keys.make')}</SubmitButton>
    </Form>
  );
}
