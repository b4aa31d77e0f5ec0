import type { Role } from '#engine/model/current-user.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Dialog } from '#engine/web/ui/overlays/dialog.tsx';
import { NewAdminForm, NewBuyerForm, NewProducerForm } from './create-user-forms.tsx';

const FORMS = { ADMIN: NewAdminForm, BUYER: NewBuyerForm, PRODUCER: NewProducerForm };

export function CreateUserDialog({ role, onClose }: { role: Role; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const UserForm = FORMS[role];
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t(`users.addTitle.${role}`)}
      closeLabel={t('close')}
    >
      <UserForm onDone={onClose} />
    </Dialog>
  );
}
