import { ImageUp } from 'lucide-react';
import { useId, useState, type ChangeEvent } from 'react';
import { MAX_IMAGE_BYTES, type Uploaded } from '#engine/model/upload.ts';
import { uploadPicture } from '#engine/web/api/send-form.ts';
import { useChange } from '#engine/web/forms/use-change.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { buttonClasses } from '#engine/web/ui/basics/button.tsx';
import { Picture } from '#engine/web/ui/pictures/picture.tsx';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';
import { DESK } from '#engine/web/lists/admin.queries.ts';

interface PictureUploadProps {
  entityType: 'product' | 'producer' | 'category';
  entityId: number;
  label: string;
  /** The start of the paths that show it. */
  refreshes?: string;
  /** False: what is refreshed shows it here already. */
  showsUploaded?: boolean;
}

/** Chooses a picture and sends it at once; the server judges it. */
export function PictureUpload({
  entityType,
  entityId,
  label,
  refreshes = DESK,
  showsUploaded = true,
}: PictureUploadProps) {
  const { t } = useTranslation('producer-desk');
  const id = useId();
  const [uploaded, setUploaded] = useState<Uploaded[]>([]);
  const upload = useChange({
    send: (image: File) => uploadPicture({ entityType, entityId, image }),
    refreshes,
    done: () => ({
      title: t('upload.doneTitle'),
      // Only a producer has a page of their own.
      description: entityType === 'producer' ? t('upload.doneText') : undefined,
    }),
    failed: { title: t('upload.failed') },
  });

  const send = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const image = input.files?.[0];
    if (image === undefined) return;
    if (image.size > MAX_IMAGE_BYTES)
      showToast({ title: t('upload.failed'), description: t('upload.tooLarge'), tone: 'destructive' });
    else upload.mutate(image, { onSuccess: (picture) => setUploaded((before) => [...before, picture]) });
    // The same file may be chosen again.
    input.value = '';
  };

  return (
    <div className="flex flex-wrap items-center gap-3">
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        className="peer sr-only"
        disabled={upload.isPending}
        onChange={send}
      />
      <label
        htmlFor={id}
        className={`${buttonClasses('secondary', 'md')} cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent`}
      >
        <ImageUp aria-hidden="true" />
        {upload.isPending ? t('upload.busy') : label}
      </label>
      {(showsUploaded ? uploaded : []).map((picture) => (
        <Picture
          key={picture.url}
          src={picture.url}
          preview={picture.preview}
          alt={t('upload.preview')}
          width={picture.width}
          height={picture.height}
          sizes="64px"
          className="size-16 rounded-md"
        />
      ))}
    </div>
  );
}

/** The picture of the producer's public page. */
export function ProfilePicture({ producerId }: { producerId: number }) {
  const { t } = useTranslation('producer-desk');
  return <PictureUpload entityType="producer" entityId={producerId} label={t('profilePicture')} />;
}
