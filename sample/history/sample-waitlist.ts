import type { waitlist } from '#engine/server/db/operations.schema.ts';

type Waiting = Pick<
  typeof waitlist.$inferInsert,
  'name' | 'email' | 'role' | 'companyName' | 'message' | 'language'
>;

/** People who wait for the shop to open, or to sell in it; the first has waited longest. */
export const sampleWaitlist: Waiting[] = [
  { name: 'Greta Lindholm', email: 'greta@waiting.example', role: 'BUYER', language: 'en' },
  {
    name: 'Emil Sandvik',
    email: 'emil@waiting.example',
    role: 'PRODUCER',
    companyName: 'Sandvik Røkeri',
    message: 'We smoke trout and char over juniper in the Hardangerfjord, about two tons a year.',
    language: 'en',
  },
  { name: 'Renate Kolb', email: 'renate@waiting.example', role: 'BUYER', language: 'de' },
  {
    name: 'Bernard Lafitte',
    email: 'bernard@waiting.example',
    role: 'PRODUCER',
    companyName: 'Les Ruchers de la Combe',
    message: 'Miel de sapin et de lavande, une centaine de ruches dans la Drôme.',
    language: 'fr',
  },
  { name: 'Ottavia Serra', email: 'ottavia@waiting.example', role: 'BUYER', language: 'it' },
  { name: 'Kenji Morita', email: 'kenji@waiting.example', role: 'BUYER', language: 'en' },
  {
    name: 'Pilar Azcona',
    email: 'pilar@waiting.example',
    role: 'PRODUCER',
    companyName: 'Conservas Azcona',
    message: 'Pimientos del piquillo asados a leña y espárragos de nuestra huerta.',
    language: 'es',
  },
  { name: 'Yasmin Haddad', email: 'yasmin@waiting.example', role: 'BUYER', language: 'fr' },
];
