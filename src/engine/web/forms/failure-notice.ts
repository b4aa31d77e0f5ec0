import type { Translate } from '#engine/web/i18n/page-i18n.ts';
import type { Failure } from './failure.ts';

interface Words {
  /** Left out where another notification says it already: then the form alone does. */
  title?: string | undefined;
  text?: string | undefined;
}

/**
 * How a form says that it failed. Words: the title over the server's own words, and the text where it has none; nothing
 * where all of them stand beside their fields. A function: what it returns, in any case, with the server's words in place
 * of a missing text; undefined where it has dealt with the failure itself.
 */
export type Failed = Words | ((failure: Failure) => Words | undefined);

interface FailureNotice {
  toast: { title: string; description: string } | undefined;
  /** What stays in the form when the notification has gone. */
  message: string | undefined;
}

export function failureNotice(t: Translate, failure: Failure, failed: Failed): FailureNotice | undefined {
  const isPlaced = failure.fields.length > 0 && failure.message === undefined;
  const explained = failureText(t, failure);
  const words = typeof failed === 'function' ? failed(failure) : !isPlaced && standard(failed, explained);
  if (!words) return undefined;
  const description = words.text ?? explained ?? failure.summary ?? t('validation:form.unreachable');
  return {
    toast: words.title === undefined ? undefined : { title: words.title, description },
    message: isPlaced ? undefined : (explained ?? description),
  };
}

function standard({ title, text }: Words, explained: string | undefined): Words {
  return { title, text: explained ?? text };
}

/** Why nothing was done, and what to do now; undefined where only the form itself can say. Needs the texts of `validation`. */
function failureText(t: Translate, { kind, message }: Failure): string | undefined {
  if (kind === 'signed-out') return t('validation:form.signedOut');
  if (kind === 'forbidden') return t('validation:form.forbidden');
  return message;
}
