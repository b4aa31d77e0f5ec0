import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { PictureUpload } from './picture-upload.tsx';

/** The picture of the producer's public page. */
export function ProfilePicture({ producerId }: { producerId: number }) {
  const { t } = useTranslation('producer-desk');
  return <PictureUpload entityType="producer" entityId={producerId} label={t('profilePicture')} />;
}
