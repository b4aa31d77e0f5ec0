import { ImageUp } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ChangeEvent } from 'react';
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

  const send = (image: File) =>
    upload.mutate(image, { onSuccess: (picture) => setUploaded((before) => [...before, picture]) });

  return (
    <div className="flex flex-wrap items-center gap-3">
      <ImageInput
        label={upload.isPending ? t('upload.busy') : label}
        disabled={upload.isPending}
        onChoose={send}
      />
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

interface ImageInputProps {
  label: string;
  disabled?: boolean;
  onChoose: (image: File) => void;
}

/** A button that chooses a picture from the device, or takes one with its camera. */
function ImageInput({ label, disabled, onChoose }: ImageInputProps) {
  const { t } = useTranslation('producer-desk');
  const id = useId();
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const image = input.files?.[0];
    if (image === undefined) return;
    if (image.size > MAX_IMAGE_BYTES)
      showToast({ title: t('upload.failed'), description: t('upload.tooLarge'), tone: 'destructive' });
    else onChoose(image);
    // The same file may be chosen again.
    input.value = '';
  };
  return (
    // A box of its own: browsers scroll to what has the focus, and without one that would be the end of the dialog.
    <span className="relative inline-flex">
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        className="peer sr-only"
        disabled={disabled}
        onChange={choose}
      />
      <label
        htmlFor={id}
        className={`${buttonClasses('secondary', 'md')} cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent`}
      >
        <ImageUp aria-hidden="true" />
        {label}
      </label>
    </span>
  );
}

/** Twice what it is shown at: phones have finer screens. */
const PREVIEW_PX = 128;

/** Fills the square with the middle of the picture. What no browser reads stays empty: the server says what is wrong with it. */
async function drawCover(canvas: HTMLCanvasElement, image: File): Promise<void> {
  const picture = await createImageBitmap(image).catch(() => null);
  if (picture === null) return;
  const side = Math.min(picture.width, picture.height);
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
  canvas.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, PREVIEW_PX, PREVIEW_PX);
  picture.close();
}

interface FirstPictureProps {
  /** Null: none is chosen yet. */
  image: File | null;
  onChoose: (image: File) => void;
}

/** The picture of something that is not saved yet: it is sent once there is something that it belongs to. */
export function FirstPicture({ image, onChoose }: FirstPictureProps) {
  const { t } = useTranslation('producer-desk');
  const preview = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (image !== null && preview.current !== null) void drawCover(preview.current, image);
  }, [image]);
  return (
    <div className="flex flex-wrap items-center gap-3">
      {image !== null && (
        <canvas
          ref={preview}
          width={PREVIEW_PX}
          height={PREVIEW_PX}
          role="img"
          aria-label={t('upload.chosen')}
          className="size-16 rounded-md bg-sunken"
        />
      )}
      <ImageInput label={t(image === null ? 'form.upload' : 'upload.another')} onChoose={onChoose} />
    </div>
  );
}

/** The picture of the producer's public page. */
export function ProfilePicture({ producerId }: { producerId: number }) {
  const { t } = useTranslation('producer-desk');
  return <PictureUpload entityType="producer" entityId={producerId} label={t('profilePicture')} />;
}
