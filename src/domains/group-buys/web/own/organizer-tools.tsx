import { Link } from '@tanstack/react-router';
import { ListChecks } from 'lucide-react';
import type { OrganizedGroupBuy } from '#domains/group-buys/model/group-view.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { EndGroup } from './end-group.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { sharesToHandOut } from './own-groups.ts';

/** Inviting, closing, calling off, and the list by which one parcel is divided. */
export function OrganizerTools({ group }: { group: OrganizedGroupBuy }) {
  const { t } = useTranslation('group-desk');
  const isOpen = group.status === 'open';
  const isDivided = group.delivery === 'together' && sharesToHandOut(group).length > 0;
  if (!isOpen && !isDivided) return null;
  return (
    <footer className="flex flex-wrap gap-2 border-t border-line px-5 py-3">
      {isOpen && <InviteDialog group={group} />}
      {isDivided && (
        <Button asChild size="sm" variant="secondary">
          <Link
            to="/user-dashboard/group-buys/$slug/list"
            params={{ slug: group.slug }}
            state={{ openedHere: true }}
          >
            <ListChecks aria-hidden="true" className="size-4" />
            {t('list.title')}
          </Link>
        </Button>
      )}
      {isOpen && (
        <span className="flex flex-wrap gap-2 sm:ml-auto">
          <EndGroup group={group} how="close" />
          <EndGroup group={group} how="cancel" />
        </span>
      )}
    </footer>
  );
}
