import { useEffect, useRef, useState } from 'react';
import { cx } from '#engine/web/ui/basics/class-names.ts';

type PictureProps = {
  src: string | null | undefined;
  /** Empty for decoration. */
  alt: string;
  /** Of the JPEG, in pixels; they reserve its space before it arrives. */
  width: number;
  height: number;
  sizes?: string | undefined;
  /** Widths of the files that exist, where they are not the usual ones. */
  widths?: readonly number[] | undefined;
  /** First row and heroes: fetched at once and first. */
  priority?: boolean | undefined;
  /** Data URL of a tiny version, shown blurred until the picture covers it. */
  preview?: string | null | undefined;
  /** Of the frame: aspect ratio, radius. */
  className?: string | undefined;
  imageClassName?: string | undefined;
};

/** The picture fills its frame; without a fixed frame it takes its own proportions. */
export function Picture(props: PictureProps) {
  return (
    <span className={cx('picture', isDrawn(props) && 'still-life', props.className)}>
      <PictureContent key={props.src} {...props} />
    </span>
  );
}

/** A frame that waits without a preview is not empty either. */
function isDrawn({ preview, priority }: Pick<PictureProps, 'preview' | 'priority'>): boolean {
  return !preview && !priority;
}

function PictureContent({
  src,
  alt,
  width,
  height,
  sizes,
  widths,
  priority,
  preview,
  imageClassName,
}: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [state, setState] = useState<'shown' | 'waiting' | 'broken'>(
    // What lies elsewhere is shown once the server has fetched it.
    src?.startsWith('/') ? 'shown' : 'broken',
  );

  // The server's page shows the picture at once; the fade is only for what is still under way when React starts.
  useEffect(() => {
    const element = image.current;
    if (!element) return;
    if (element.complete) setState(element.naturalWidth > 0 ? 'shown' : 'broken');
    else if (!priority) setState('waiting');
  }, [priority]);

  if (!src || state === 'broken') {
    return (
      <span
        className={cx('relative block size-full', !isDrawn({ preview, priority }) && 'still-life')}
        style={{ aspectRatio: `${width} / ${height}` }}
      >
        {alt && (
          <span role="img" aria-label={alt} className="absolute inset-0">
            <span className="sr-only">{alt}</span>
          </span>
        )}
      </span>
    );
  }

  const sources = pictureSources(src, widths);
  const img = (
    <img
      ref={image}
      src={src}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      {...(priority ? { loading: 'eager', fetchPriority: 'high' } : { loading: 'lazy' })}
      onLoad={() => setState('shown')}
      onError={() => setState('broken')}
      className={cx(
        'relative block h-full w-full object-cover transition-[opacity,scale] duration-500 ease-soft',
        state === 'waiting' && 'opacity-0',
        imageClassName,
      )}
    />
  );
  return (
    <>
      {preview && (
        <span
          aria-hidden="true"
          className="absolute inset-0 scale-110 bg-cover bg-center blur-lg"
          style={{ backgroundImage: `url("${preview}")` }}
        />
      )}
      {sources.length > 0 ? (
        <picture className="contents">
          {sources.map(({ type, srcSet }) => (
            <source key={type} type={type} srcSet={srcSet} sizes={sizes ?? '100vw'} />
          ))}
          {img}
        </picture>
      ) : (
        img
      )}
    </>
  );
}

/** Own pictures lie beside their JPEG at several widths in AVIF: name.jpg, name-400.avif, name-800.avif, … */
const OWN_PICTURE = /^\/(pictures|uploads)\/.+\.jpg$/;

/** The repository's pictures are made large enough to look closely; uploads are as large as a page shows them. */
const WIDTHS = { pictures: [400, 800, 1600], uploads: [400, 800] };

type PictureSource = { type: string; srcSet: string };

/** What a browser that knows AVIF may choose from instead of the JPEG; nothing for URLs elsewhere. */
export function pictureSources(src: string, widths?: readonly number[]): PictureSource[] {
  const folder = OWN_PICTURE.exec(src)?.[1];
  if (folder !== 'pictures' && folder !== 'uploads') return [];
  const stem = src.slice(0, -'.jpg'.length);
  const srcSet = (widths ?? WIDTHS[folder]).map((width) => `${stem}-${width}.avif ${width}w`).join(', ');
  return [{ type: 'image/avif', srcSet }];
}
