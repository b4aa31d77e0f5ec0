import type { Language } from '#engine/model/languages.ts';

type InLanguages = Record<Exclude<Language, 'en'>, string>;

/** Sizes and kinds of one product that share a page and a ladder: products of one producer, on one table. */
interface SampleFamily {
  producerSlug: string;
  name: string;
  names: InLanguages;
  members: { slug: string; label: string; labels: InLanguages; countsAs: number }[];
}

const same = (text: string): InLanguages => ({ de: text, fr: text, it: text, es: text });

export const sampleFamilies: SampleFamily[] = [
  {
    producerSlug: 'frantoio-ripalunga',
    name: 'Ripalunga Oils in Small Bottles',
    names: {
      de: 'Ripalunga-Öle in kleinen Flaschen',
      fr: 'Huiles Ripalunga en petites bouteilles',
      it: 'Oli Ripalunga in bottiglie piccole',
      es: 'Aceites Ripalunga en botellas pequeñas',
    },
    members: [
      { slug: 'lemon-pressed-olive-oil', label: '250 ml', labels: same('250 ml'), countsAs: 1 },
      { slug: 'three-grove-tasting-trio', label: '3 × 100 ml', labels: same('3 × 100 ml'), countsAs: 3 },
    ],
  },
  {
    producerSlug: 'acetaia-corte-velata',
    name: 'Corte Velata Condiments',
    names: {
      de: 'Würzessige von Corte Velata',
      fr: 'Condiments Corte Velata',
      it: 'Condimenti Corte Velata',
      es: 'Condimentos Corte Velata',
    },
    members: [
      {
        slug: 'white-grape-condiment',
        label: 'White grape',
        labels: { de: 'Weiße Traube', fr: 'Raisin blanc', it: 'Uva bianca', es: 'Uva blanca' },
        countsAs: 1,
      },
      { slug: 'saba-cooked-grape-must', label: 'Saba', labels: same('Saba'), countsAs: 1 },
    ],
  },
  {
    producerSlug: 'anemonisi-cooperative',
    name: 'Wild Thyme Honey',
    names: {
      de: 'Honig vom wilden Thymian',
      fr: 'Miel de thym sauvage',
      it: 'Miele di timo selvatico',
      es: 'Miel de tomillo silvestre',
    },
    members: [
      {
        slug: 'wild-thyme-honey',
        label: 'Jar, 400 g',
        labels: { de: 'Glas, 400 g', fr: 'Pot, 400 g', it: 'Vasetto, 400 g', es: 'Tarro, 400 g' },
        countsAs: 1,
      },
      {
        slug: 'cut-thyme-honeycomb',
        label: 'Comb, 300 g',
        labels: { de: 'Wabe, 300 g', fr: 'Rayon, 300 g', it: 'Favo, 300 g', es: 'Panal, 300 g' },
        countsAs: 1,
      },
    ],
  },
  {
    producerSlug: 'pastificio-ventocaldo',
    name: 'Ventocaldo Pasta',
    names: { de: 'Ventocaldo-Pasta', fr: 'Pâtes Ventocaldo', it: 'Pasta Ventocaldo', es: 'Pasta Ventocaldo' },
    members: [
      {
        slug: 'squid-ink-linguine',
        label: 'Linguine, 400 g',
        labels: same('Linguine, 400 g'),
        countsAs: 1,
      },
      { slug: 'hand-rolled-fusilli', label: 'Fusilli, 500 g', labels: same('Fusilli, 500 g'), countsAs: 1 },
    ],
  },
];
