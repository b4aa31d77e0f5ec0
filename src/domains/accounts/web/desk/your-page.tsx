import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import { useDeferredValue } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { Producer } from '#domains/catalogue/model/producers/producer.ts';
import { ProfilePicture } from '#domains/catalogue/web/desk/product-form/picture-upload.tsx';
import { ProducerPreview } from '#domains/catalogue/web/producers/producer-page.tsx';
import { producerPageSchema } from '#domains/accounts/model/profile.ts';
import { CompanyFields } from '#domains/accounts/web/company-fields.tsx';
import type { ProducerProfile } from '#engine/model/current-user.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { LongTextField, TextField } from '#engine/web/forms/form-fields.tsx';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { SubmitButton } from '#engine/web/forms/submit-button.tsx';
import { useSubmit } from '#engine/web/forms/use-submit.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { currentUserQuery, useCurrentUser } from '#engine/web/session/current-user.ts';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';

/** Everything that the public page of a producer shows, and beside it how it will look. */
export function YourPage() {
  const { profile } = useCurrentUser();
  if (profile?.role !== 'PRODUCER') return <Skeleton className="h-96 w-full rounded-lg" />;
  return <PageForm key={profile.id} profile={profile} />;
}

/** What stands in the fields. */
type Typed = Readonly<Record<string, string | undefined>>;

/** One certification a line. */
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function PageForm({ profile }: { profile: ProducerProfile }) {
  const { t } = useTranslation('producer-desk');
  const queryClient = useQueryClient();
  const form = useForm({
    // What is typed as lines is sent as a list.
    resolver: zodResolver(producerPageSchema.omit({ certifications: true }).loose()),
    defaultValues: {
      companyName: profile.companyName,
      businessType: profile.businessType,
      location: profile.location,
      phoneNumber: profile.phoneNumber ?? '',
      website: profile.website ?? '',
      description: profile.description,
      founded: profile.founded === null ? '' : String(profile.founded),
      shippingPolicy: profile.shippingPolicy ?? '',
      returnPolicy: profile.returnPolicy ?? '',
      certificationLines: profile.certifications.join('\n'),
    },
  });
  const save = useSubmit(
    form,
    ({ certificationLines, ...body }) =>
      apiRequest('PUT /api/profile/producer', {
        body: { ...body, certifications: linesOf(String(certificationLines ?? '')) },
      }),
    {
      done: (current) => {
        queryClient.setQueryData(currentUserQuery.queryKey, current);
        showToast({ tone: 'success', title: t('page.saved'), description: t('page.savedText') });
      },
      failed: { title: t('page.failed') },
    },
  );
  // The page is drawn after what is typed.
  const typed = useDeferredValue(useWatch({ control: form.control }) as Typed);
  return (
    <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <div className="flex flex-col gap-6">
        <p className="text-sm text-muted">{t('page.intro')}</p>
        <ProfilePicture producerId={profile.id} />
        <Form noValidate onSubmit={save} className="flex flex-col gap-5">
          <CompanyFields form={form} nameHint={profile.verified ? t('page.renameHint') : undefined} />
          <TextField form={form} name="founded" label={t('page.founded')} optional inputMode="numeric" />
          <LongTextField
            form={form}
            name="certificationLines"
            label={t('page.certifications')}
            hint={t('page.certificationsHint')}
            optional
          />
          <LongTextField form={form} name="shippingPolicy" label={t('page.shippingPolicy')} optional />
          <LongTextField form={form} name="returnPolicy" label={t('page.returnPolicy')} optional />
          <FormMessage form={form} />
          <SubmitButton form={form} className="self-start">
            {t('page.save')}
          </SubmitButton>
        </Form>
      </div>
      <section aria-labelledby="page-preview">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
          <h2 id="page-preview" className="text-xl">
            {t('page.preview')}
          </h2>
          {profile.verified && (
            <Button asChild size="sm" variant="secondary">
              <Link to="/producers/$slug" params={{ slug: profile.slug }} target="_blank">
                <ExternalLink aria-hidden="true" className="size-4" />
                {t('page.open')}
              </Link>
            </Button>
          )}
        </div>
        <Preview typed={typed} profile={profile} />
      </section>
    </div>
  );
}

function Preview({ typed, profile }: { typed: Typed; profile: ProducerProfile }) {
  const founded = Number(typed.founded);
  const producer: Producer = {
    id: profile.id,
    slug: profile.slug,
    name: typed.companyName ?? '',
    businessType: typed.businessType ?? '',
    location: typed.location ?? '',
    since: Number.isSafeInteger(founded) && founded > 0 ? founded : null,
    description: typed.description ?? '',
    imageUrl: profile.bannerImage ?? profile.logo,
    website: typed.website || null,
    certificates: [],
    certifications: linesOf(typed.certificationLines ?? ''),
    shippingPolicy: typed.shippingPolicy || null,
    returnPolicy: typed.returnPolicy || null,
  };
  return <ProducerPreview producer={producer} />;
}
