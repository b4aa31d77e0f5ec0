import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { AdminSettings } from '#domains/desk/model/admin.ts';
import { ApiError } from '#engine/web/api/api-error.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { ADMIN } from '#engine/web/lists/admin.queries.ts';
import { deskUrl } from '#engine/web/lists/desk-navigation.ts';
import { useUrlParameters } from '#engine/web/lists/use-tab.ts';
import { isPlainClick } from '#engine/web/ui/basics/plain-click.ts';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { useChange } from '#engine/web/forms/use-change.ts';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Card } from '#engine/web/ui/content/card.tsx';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { useSettingsSeen } from '#domains/desk/web/first-steps/first-steps.queries.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { SettingRow } from './setting-row.tsx';
import { changesOf, type Draft } from './settings-draft.ts';

/** What the owner chooses for the whole shop: rates, terms, the bank account, who it is. */
export function SettingsTab() {
  const { t } = useTranslation('settings');
  const settings = useQuery(apiQuery('/api/admin/settings'));
  useSettingsSeen('ADMIN');
  return (
    <div className="max-w-wide">
      <p className="mb-6 max-w-text text-muted">{t('intro')}</p>
      <Loaded query={settings} skeleton={<Skeleton className="h-96 w-full rounded-lg" />}>
        {(data) => <SettingsForm data={data} />}
      </Loaded>
    </div>
  );
}

function SettingsForm({ data }: { data: AdminSettings }) {
  const { t } = useTranslation('settings');
  const [draft, setDraft] = useState<Draft>({});
  const all = data.groups.flatMap(({ settings }) => settings);
  const changes = changesOf(all, draft);
  const count = Object.keys(changes).length;
  const save = useChange({
    send: (body: Record<string, unknown>) =>
      apiRequest('PATCH /api/admin/settings', { body }).then(() => setDraft({})),
    refreshes: ADMIN,
    done: () => ({ title: t('saved') }),
    failed: (failure) => {
      const names = Object.keys(faultsOf(failure.error)).map((key) =>
        t(`fields.${key}.label`, { defaultValue: key }),
      );
      return {
        title: t('notSaved'),
        text: names.length > 1 ? t('correct', { names: names.join(', ') }) : undefined,
      };
    },
  });
  const faults = faultsOf(save.error);
  return (
    <>
      <Groups names={data.groups.map(({ key }) => key)} />
      <Form
        noValidate
        className="flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          const form = event.currentTarget;
          // To the first that is wrong, once it is marked.
          const showFault = () =>
            requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
          if (count > 0) save.mutate(changes, { onError: showFault });
        }}
      >
        {data.groups.map(({ key: group, settings }) => (
          <Card key={group} asChild padding="none" className="px-5 sm:px-6">
            <section aria-labelledby={`settings-${group}`}>
              <div className="py-5">
                <h2 id={`settings-${group}`} className="scroll-mt-20 text-xl">
                  {t(`groups.${group}.title`, { defaultValue: group })}
                </h2>
                <p className="mt-1 max-w-text text-sm text-muted">
                  {t(`groups.${group}.text`, { defaultValue: '' })}
                </p>
                {group === 'bank' && <AccountMissing settings={all} />}
              </div>
              {settings.map((setting) => (
                <SettingRow
                  key={setting.key}
                  setting={setting}
                  now={draft[setting.key]}
                  error={setting.key in changes || !(setting.key in draft) ? faults[setting.key] : undefined}
                  onChange={(value) => setDraft((before) => ({ ...before, [setting.key]: value }))}
                />
              ))}
            </section>
          </Card>
        ))}
        <LeaveGuard isOpen={count > 0} />
        {count > 0 && (
          <Card
            className="sticky bottom-18 z-10 flex lg:bottom-4 flex-wrap items-center gap-x-6 gap-y-3 shadow-lg"
            padding="sm"
          >
            <p role="status" className="text-sm font-medium">
              {t('unsaved', { count })}
            </p>
            <div className="flex flex-wrap gap-3">
              <Button variant="ghost" disabled={save.isPending} onClick={() => setDraft({})}>
                {t('discard')}
              </Button>
              <Button type="submit" loading={save.isPending}>
                {t('save')}
              </Button>
            </div>
          </Card>
        )}
      </Form>
    </>
  );
}

/** The way to each group of a long page; other pages lead to one by its name in the URL. */
function Groups({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('settings');
  const asked = useUrlParameters().get('group');
  const router = useRouter();
  const show = (group: string) => document.getElementById(`settings-${group}`)?.scrollIntoView();
  useEffect(() => {
    if (asked === null) return undefined;
    show(asked);
    // The router begins each page at its top, once it is drawn: the settings may be there before.
    return router.subscribe('onRendered', () => show(asked));
  }, [asked, router]);
  return (
    <nav aria-label={t('jump')} className="mb-5 flex flex-wrap gap-2">
      {names.map((group) => (
        <Button key={group} asChild size="sm" variant="secondary">
          <a
            href={deskUrl('ADMIN', 'settings', { group })}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              show(group);
            }}
          >
            {t(`groups.${group}.title`, { defaultValue: group })}
          </a>
        </Button>
      ))}
    </nav>
  );
}

/** What is wrong with which setting. */
function faultsOf(error: unknown): Record<string, string> {
  return error instanceof ApiError ? (error.body?.fields ?? {}) : {};
}

/** Why 'By invoice' is not offered, or soon will not be. */
function AccountMissing({ settings }: { settings: AdminSettings['groups'][number]['settings'] }) {
  const { t } = useTranslation('settings');
  const { publicUrl } = useRouter().options.context;
  const has = (name: string) => settings.some(({ key, value }) => key === `bank.${name}` && value !== null);
  if (has('holder') && (has('iban') || has('accountNumber'))) return null;
  const isPublic = publicUrl.startsWith('https:');
  return (
    <Notice tone={isPublic ? 'warning' : 'info'} title={t('account.missing')} className="mt-4">
      {t(isPublic ? 'account.notOffered' : 'account.willNot')}
    </Notice>
  );
}
