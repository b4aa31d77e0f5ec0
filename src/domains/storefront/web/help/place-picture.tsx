import { cx } from '#engine/web/ui/basics/class-names.ts';
import { Picture } from '#engine/web/ui/pictures/picture.tsx';

/** A painted place of one of the producers; decoration, so it is silent for screen readers. */
export function PlacePicture({
  producer,
  sizes,
  priority,
  className,
}: {
  producer: string;
  sizes: string;
  priority?: boolean;
  className?: string;
}) {
  return (
    <Picture
      src={`/pictures/producers/${producer}.jpg`}
      alt=""
      width={800}
      height={533}
      sizes={sizes}
      priority={priority}
      className={cx('aspect-3/2 rounded-lg', className)}
    />
  );
}
