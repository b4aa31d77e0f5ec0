import { ImageOff, RotateCcw, X } from 'lucide-react';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { IconButton } from '#engine/web/ui/basics/icon-button.tsx';
import type { PhotoToSend } from './use-return-photos.ts';

interface PhotoTileProps {
  photo: PhotoToSend;
  /** As people count. */
  number: number;
  onRetry: () => void;
  onRemove: () => void;
}

/** A photo on its way to the server: how far it is, or why it did not get there. */
export function PhotoTile({ photo, number, onRetry, onRemove }: PhotoTileProps) {
  const { t } = useTranslation('returns');
  const { preview, error, id } = photo;
  const isUnderWay = error === null && id === null;
  return (
    <li className="flex min-w-0 flex-col gap-2">
      <div className="relative aspect-square overflow-hidden rounded-md bg-sunken">
        {preview === null ? (
          <ImageOff aria-hidden="true" className="absolute inset-0 m-auto size-7 text-muted" />
        ) : (
          <img
            src={preview}
            alt={t('photos.photo', { number })}
            className={isUnderWay ? 'size-full object-cover opacity-60' : 'size-full object-cover'}
          />
        )}
        <IconButton
          variant="solid"
          size="sm"
          label={t('photos.remove', { number })}
          onClick={onRemove}
          className="absolute top-1.5 right-1.5"
        >
          <X aria-hidden="true" />
        </IconButton>
        {isUnderWay && <Progress sent={photo.sent} number={number} />}
      </div>
      {error !== null && (
        <div role="status" className="flex flex-col items-start gap-1.5 text-xs">
          <p className="font-medium text-danger wrap-anywhere">{error}</p>
          <Button
            size="sm"
            variant="secondary"
            aria-label={t('photos.retry', { number })}
            className="px-3"
            onClick={onRetry}
          >
            <RotateCcw aria-hidden="true" className="size-4" />
            {t('photos.again')}
          </Button>
        </div>
      )}
    </li>
  );
}

function Progress({ sent, number }: { sent: number; number: number }) {
  const { t } = useTranslation('returns');
  const percent = Math.round(sent * 100);
  return (
    <div className="absolute inset-x-0 bottom-0 bg-surface/85 px-2.5 py-2 text-xs font-medium backdrop-blur-sm">
      <span aria-hidden="true" className="tabular-nums">
        {percent < 100 ? `${percent}%` : t('photos.checking')}
      </span>
      <progress
        value={percent}
        max={100}
        aria-label={t('photos.sending', { number, percent })}
        className="mt-1 block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
      />
    </div>
  );
}
