import { SpecificationList } from './specification-list.tsx';

/** The attributes a producer gave, in the producer's order. */
export function ProductSpecifications({ attributes }: { attributes: Record<string, string> }) {
  return <SpecificationList rows={Object.entries(attributes)} />;
}
