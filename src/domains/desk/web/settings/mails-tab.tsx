import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { LANGUAGES, type Language } from '#engine/model/languages.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { useAdminChange } from '#engine/web/lists/admin.queries.ts';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { useUrlFilter, useUrlParameters } from '#engine/web/lists/use-tab.ts';
import { useCurrentUser } from '#engine/web/session/current-user.ts';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { Field } from '#engine/web/ui/forms/field.tsx';
import { Select } from '#engine/web/ui/forms/select.tsx';

/** Every mail that the shop sends, in every language, as it arrives. Which one is shown stands in the URL. */
export function MailsTab() {
  const { t, i18n } = useTranslation('settings');
  const query = useQuery(apiQuery('/api/admin/mails'));
  const inUrl = useUrlParameters();
  const narrow = useUrlFilter();
  const chosen = LANGUAGES.find((one) => one === inUrl.get('language')) ?? (i18n.language as Language);
  const names = new Intl.DisplayNames(i18n.language, { type: 'language' });
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-96 w-full rounded-lg" />}>
      {(mails) => {
        const name = mails.find((mail) => mail.name === inUrl.get('mail'))?.name ?? mails[0]!.name;
        return (
          <>
            <p className="mb-5 max-w-text text-sm text-muted">{t('mails.intro')}</p>
            <div className="mb-5 flex flex-wrap items-end gap-3">
              <Field label={t('mails.mail')} className="min-w-0 flex-1 basis-72">
                <Select value={name} onChange={(event) => narrow({ mail: event.currentTarget.value })}>
                  {mails.map((mail) => (
                    <option key={mail.name} value={mail.name}>
                      {mail.subject}
                    </option>
                  ))}
                </Select>
              </Field>
              <Field label={t('mails.language')} className="basis-44">
                <Select value={chosen} onChange={(event) => narrow({ language: event.currentTarget.value })}>
                  {LANGUAGES.map((language) => (
                    <option key={language} value={language}>
                      {names.of(language)}
                    </option>
                  ))}
                </Select>
              </Field>
              <SendToMe name={name} language={chosen} />
            </div>
            <Sample key={`${name} ${chosen}`} name={name} language={chosen} />
          </>
        );
      }}
    </Loaded>
  );
}

interface SampleProps {
  name: string;
  language: Language;
}

function SendToMe({ name, language }: SampleProps) {
  const { t } = useTranslation('settings');
  const { user } = useCurrentUser();
  const send = useAdminChange<void>(
    () => apiRequest('POST /api/admin/mails/:name/send', { params: { name }, body: { language } }),
    { done: () => t('mails.sent', { email: user?.email ?? '' }) },
  );
  return (
    <Button variant="secondary" loading={send.isPending} onClick={() => send.mutate()}>
      <Send aria-hidden="true" className="size-4.5" />
      {t('mails.send')}
    </Button>
  );
}

/** Nothing in it runs, and no link of it leads anywhere. */
function Sample({ name, language }: SampleProps) {
  const { t } = useTranslation('settings');
  const query = useQuery(apiQuery('/api/admin/mails/:name', { params: { name }, query: { language } }));
  const [isText, setText] = useState(false);
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-96 w-full rounded-lg" />}>
      {({ from, subject, html, text }) => (
        <section aria-label={subject} className="overflow-hidden rounded-lg border border-line bg-surface">
          <header className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-5 py-3">
            <div lang={language} className="min-w-0 text-sm">
              <h2 className="text-lg wrap-anywhere">{subject}</h2>
              <p className="text-muted">{from}</p>
            </div>
            <Button size="sm" variant="ghost" aria-pressed={isText} onClick={() => setText(!isText)}>
              {t('mails.plain')}
            </Button>
          </header>
          {isText ? (
            <pre lang={language} className="p-5 font-sans text-sm whitespace-pre-wrap wrap-anywhere">
              {text}
            </pre>
          ) : (
            <iframe
              title={subject}
              sandbox=""
              srcDoc={html}
              className="block h-[70dvh] min-h-120 w-full bg-white"
            />
          )}
        </section>
      )}
    </Loaded>
  );
}
