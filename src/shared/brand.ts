/** Name, tagline and contact data of the shop: the only place they stand. */
export const BRAND = {
  name: 'Madia',
  mailFrom: 'hello@madia.example',
  supportEmail: 'support@madia.example',
  adminEmail: 'admin@madia.example',
  phone: '+1 (555) 010-0142',
  address: '14 Granary Lane, Portland, ME 04101',
  founded: 2022,
  copyrightYear: 2025,
  /** Shown where a product's producer is unknown. */
  houseProducer: 'Madia Selection',
} as const;
