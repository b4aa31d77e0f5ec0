const SEAT = {
  street: '14 Granary Lane',
  city: 'Portland',
  state: 'ME',
  zip: '04101',
  country: 'US',
} as const;

/** Name, tagline and contact data of the shop: the only place they stand. */
export const BRAND = {
  name: 'Madia',
  mailFrom: 'hello@madia.example',
  supportEmail: 'support@madia.example',
  adminEmail: 'admin@madia.example',
  phone: '+1 (555) 010-0142',
  seat: SEAT,
  address: `${SEAT.street}, ${SEAT.city}, ${SEAT.state} ${SEAT.zip}`,
  founded: 2022,
  copyrightYear: 2025,
  /** Shown where a product's producer is unknown. */
  houseProducer: 'Madia Selection',
} as const;
