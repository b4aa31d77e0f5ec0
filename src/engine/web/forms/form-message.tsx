import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import type { AnyForm } from './any-form.ts';

type FormMessageProps = {
  form: AnyForm;
  /** Over the reason of a refusal. Other failures have none: whether it was done is not known. */
  refusedTitle?: string | undefined;
  className?: string | undefined;
};

/** Why the form as a whole was not accepted; stays until it is sent again. Its place is above the button. */
export function FormMessage({ form, refusedTitle, className }: FormMessageProps) {
  const { t } = useTranslation('validation');
  const { said, unsaid } = form.formState.errors.root ?? {};
  const error = unsaid ?? said;
  if (error?.message === undefined) return null;
  return (
    <Notice
      tone="danger"
      title={error.type === 'refused' ? refusedTitle : undefined}
      // What is `said` has been read out with the notification.
      announce={error === unsaid}
      className={className}
      actions={
        error.type === 'signed-out' && (
          // In another tab, so that what was typed here stays.
          <a
            href="/login"
            target="_blank"
            rel="noreferrer"
            className="font-medium underline underline-offset-4"
          >
            {t('form.signIn')}
          </a>
        )
      }
    >
      {error.message}
    </Notice>
  );
}
