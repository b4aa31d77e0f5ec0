import { CreditCard, DoorOpen, PackageCheck, ShieldCheck, type LucideIcon } from 'lucide-react';
import type { GroupBuy } from '#domains/group-buys/model/group-view.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';

/** What whoever was sent the link wants to know before joining. */
export function GroupFacts({ group }: { group: GroupBuy }) {
  const { t } = useTranslation('group');
  const facts: [icon: LucideIcon, key: string][] = [
    [ShieldCheck, 'promise'],
    [CreditCard, 'paid'],
    [PackageCheck, group.delivery],
    [DoorOpen, 'leave'],
  ];
  return (
    <section aria-labelledby="group-facts">
      <h2 id="group-facts" className="text-2xl">
        {t('facts.title')}
      </h2>
      <ul className="mt-5 grid gap-5 sm:grid-cols-2">
        {facts.map(([Icon, key]) => (
          <li key={key} className="flex gap-3">
            <Icon aria-hidden="true" strokeWidth={1.5} className="mt-0.5 size-6 shrink-0 text-accent-ink" />
            <div>
              <p className="font-semibold">{t(`facts.${key}.title`)}</p>
              <p className="text-sm text-muted">{t(`facts.${key}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
