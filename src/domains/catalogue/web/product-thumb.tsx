import { Picture } from '#engine/web/ui/pictures/picture.tsx';

interface ProductThumbProps {
  product: { imageUrl: string | null; imagePreview: string | null };
  /** How wide it is drawn at most. */
  sizes: string;
}

/** A product's picture beside a line of a cart or an order; the line names the product. */
export function ProductThumb({ product, sizes }: ProductThumbProps) {
  return (
    <Picture
      src={product.imageUrl}
      preview={product.imagePreview}
      alt=""
      width={800}
      height={1000}
      sizes={sizes}
      className="aspect-4/5 rounded-lg"
    />
  );
}
