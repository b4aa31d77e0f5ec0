import { useQueryClient } from '@tanstack/react-query';
import { ImageUp } from 'lucide-react';
import { useId, useState, type ChangeEvent } from 'react';
import { MAX_IMAGE_BYTES, type Uploaded } from '#shared/uploads/upload.ts';
import { serverMessage } from '#web/api/api-error.ts';
import { uploadPicture } from '#web/api/upload-picture.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { buttonClasses } from '#web/ui/button.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { ownProductsQuery } from './desk.queries.ts';

interface PictureUploadProps {
  entityType: 'product' | 'producer';
  entityId: number;
  label: string;
}

/** Chooses a picture and sends it at once; the server judges it. */
export function PictureUpload({ entityType, entityId, label }: PictureUploadProps) {
  const { t } = useTranslation('producer-desk');
  const id = useId();
  const queryClient = useQueryClient();
  const [uploaded, setUploaded] = useState<Uploaded[]>([]);
  const [busy, setBusy] = useState(false);

  const send = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const image = input.files?.[0];
    if (image === undefined) return;
    setBusy(true);
    try {
      if (image.size > MAX_IMAGE_BYTES) throw new Error(t('upload.tooLarge'));
      const picture = await uploadPicture({ entityType, entityId, image });
      setUploaded((before) => [...before, picture]);
      await queryClient.invalidateQueries({ queryKey: ownProductsQuery.queryKey });
      showToast({ title: t('upload.doneTitle'), description: t('upload.doneText'), tone: 'success' });
    } catch (error) {
      showToast({
        title: t('upload.failed'),
        description: serverMessage(error) ?? (error as Error).message,
        tone: 'destructive',
      });
    } finally {
      setBusy(false);
      input.value = '';
    }
  };

  return (
    <div className="flex flex-wrap items-center gap-3">
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        className="peer sr-only"
        disabled={busy}
        onChange={(event) => void send(event)}
      />
      <label
        htmlFor={id}
        className={`${buttonClasses('secondary', 'md')} cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent`}
      >
        <ImageUp aria-hidden="true" />
        {busy ? t('upload.busy') : label}
      </label>
      {uploaded.map((picture) => (
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
