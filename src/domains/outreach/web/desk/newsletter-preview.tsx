import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Language } from '#engine/model/languages.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { Checkbox } from '#engine/web/ui/forms/checkbox.tsx';
import { Field } from '#engine/web/ui/forms/field.tsx';
import { Select } from '#engine/web/ui/forms/select.tsx';
import { LanguageOptions } from '#engine/web/lists/language-options.tsx';

/** The mail as it would arrive now: in each language, light or dark, on a desk or a phone. */
export function NewsletterPreview({ id }: { id: number }) {
  const { t } = useTranslation('admin');
  const [language, setLanguage] = useState<Language>('en');
  const [isDark, setIsDark] = useState(false);
  const [isPhone, setIsPhone] = useState(false);
  const theme = isDark ? ('dark' as const) : ('light' as const);
  const preview = useQuery({
    ...apiQuery('/api/admin/newsletter/issues/:id/preview', { params: { id }, query: { language, theme } }),
    // What can be bought changes.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  return (
    <section aria-label={t('newsletter.preview')}>
      <div className="mb-3 flex flex-wrap items-end gap-x-6 gap-y-3">
        <Field label={t('newsletter.language')} className="w-44">
          <Select value={language} onChange={(event) => setLanguage(event.currentTarget.value as Language)}>
            <LanguageOptions />
          </Select>
        </Field>
        <Checkbox
          label={t('newsletter.dark')}
          checked={isDark}
          onChange={(event) => setIsDark(event.currentTarget.checked)}
        />
        <Checkbox
          label={t('newsletter.phone')}
          checked={isPhone}
          onChange={(event) => setIsPhone(event.currentTarget.checked)}
        />
      </div>
      <Loaded query={preview} skeleton={<Skeleton className="h-96 w-full rounded-lg" />}>
        {({ subject, html }) => (
          <iframe
            title={subject}
            // Nothing in a mail runs, and its links lead nowhere from here.
            sandbox=""
            srcDoc={html}
            className={cx(
              'mx-auto block h-120 rounded-lg border border-line bg-white',
              isPhone ? 'w-full max-w-[24.375rem]' : 'w-full',
            )}
          />
        )}
      </Loaded>
    </section>
  );
}
