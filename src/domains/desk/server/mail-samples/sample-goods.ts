export const OIL = {
  name: 'Taggiasca Extra Virgin Olive Oil',
  slug: 'taggiasca-extra-virgin-olive-oil',
  producerName: 'Frantoio Ripalunga',
  picture: '/pictures/products/taggiasca-extra-virgin-olive-oil-1.jpg',
};
export const HONEY = {
  name: 'Lime Blossom Honey',
  slug: 'lime-blossom-honey',
  producerName: 'Hof Birkengrund',
  picture: '/pictures/products/wild-thyme-honey-1.jpg',
};

export const LINES = [
  { name: OIL.name, quantity: 5, picture: OIL.picture },
  { name: HONEY.name, quantity: 2, picture: HONEY.picture },
];
