import { useEffect, useRef, useState } from 'react';
import { serverMessage } from '#engine/web/api/api-error.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { sendReturnPhoto, type ReturnAccess } from '#domains/returns/web/returns.queries.ts';

export interface PhotoToSend {
  /** Its place in the order they were chosen in. */
  key: number;
  file: File;
  /** Null until it is drawn, or where the browser cannot read it. */
  preview: string | null;
  /** From 0 to 1. */
  sent: number;
  /** Once the server has accepted it. */
  id: number | null;
  /** Why it was not. */
  error: string | null;
}

export interface ReturnPhotos {
  photos: readonly PhotoToSend[];
  add: (files: readonly File[]) => void;
  retry: (photo: PhotoToSend) => void;
  remove: (key: number) => void;
}

/** Photos that are sent as soon as they are taken, so that the form itself goes fast. `onChange`: others are there now. */
export function useReturnPhotos(access: ReturnAccess, onChange: () => void): ReturnPhotos {
  const { t } = useTranslation('returns');
  const [photos, setPhotos] = useState<readonly PhotoToSend[]>([]);
  const uploads = useRef(new Map<number, AbortController>());
  const taken = useRef(0);
  useEffect(() => {
    const underWay = uploads.current;
    return () => underWay.forEach((upload) => upload.abort());
  }, []);

  const change = (key: number, news: Partial<PhotoToSend>) =>
    setPhotos((before) => before.map((photo) => (photo.key === key ? { ...photo, ...news } : photo)));

  const upload = async ({ key, file }: PhotoToSend) => {
    const { signal } = uploads.current.set(key, new AbortController()).get(key)!;
    try {
      const { image, preview } = await preparePhoto(file);
      change(key, { preview });
      const onProgress = (sent: number) => change(key, { sent });
      const { id } = await sendReturnPhoto(access, { image, onProgress, signal });
      change(key, { id });
    } catch (error) {
      if (!signal.aborted) change(key, { error: serverMessage(error) ?? t('photos.failed') });
    }
  };

  return {
    photos,
    add: (files) => {
      onChange();
      const added = files.map((file) => {
        taken.current += 1;
        return { key: taken.current, file, preview: null, sent: 0, id: null, error: null };
      });
      setPhotos((before) => [...before, ...added]);
      for (const photo of added) void upload(photo);
    },
    retry: (photo) => {
      onChange();
      change(photo.key, { sent: 0, error: null });
      void upload(photo);
    },
    remove: (key) => {
      onChange();
      uploads.current.get(key)?.abort();
      setPhotos((before) => before.filter((photo) => photo.key !== key));
    },
  };
}

/** Enough to see a crack in a jar; a camera's own picture is ten times as heavy and takes minutes on a bad line. */
const LONGEST_SIDE = 2000;
const PREVIEW_SIDE = 320;
const JPEG_QUALITY = 0.85;

interface PreparedPhoto {
  /** What is sent. */
  image: Blob;
  /** Data URL of a small version; null where the browser cannot read the picture. */
  preview: string | null;
}

/** Makes a photo small enough to send. What the browser cannot read goes as it is: the server judges it. */
async function preparePhoto(file: File): Promise<PreparedPhoto> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    return { image: file, preview: null };
  }
  const preview = draw(bitmap, PREVIEW_SIDE).toDataURL('image/jpeg', JPEG_QUALITY);
  const isSmall = Math.max(bitmap.width, bitmap.height) <= LONGEST_SIDE;
  const image = isSmall ? null : await jpegOf(draw(bitmap, LONGEST_SIDE));
  bitmap.close();
  return { image: image ?? file, preview };
}

function draw(bitmap: ImageBitmap, longestSide: number): HTMLCanvasElement {
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')!.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function jpegOf(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
}
