import type { Language } from '#engine/model/languages.ts';

export interface SampleBuyer {
  firstName: string;
  lastName: string;
  username: string;
  email: string;
  phoneNumber: string;
  address: string;
  language: Language;
}

const NAMES: Record<Language, string[]> = {
  en: [
    'Clara Whitfield',
    'Marcus Bell',
    'Joanna Pryce',
    'Theo Lindqvist',
    'Priya Raman',
    'Samuel Okafor',
    'Nell Hargreaves',
    'David Castellan',
    'Ruth Abernathy',
    'Owen Gallagher',
    'Mei Tanaka',
    'Hannah Brooks',
  ],
  de: [
    'Katrin Hofer',
    'Jonas Brandt',
    'Annelie Voss',
    'Matthias Kern',
    'Sabine Lechner',
    'Felix Oberhuber',
    'Lena Sommer',
    'Stefan Rieger',
    'Miriam Falk',
    'Tobias Wendt',
    'Ulrike Anders',
    'Paul Neumeier',
  ],
  fr: [
    'Camille Perrault',
    'Julien Marchand',
    'Élodie Garnier',
    'Bastien Roche',
    'Inès Delorme',
    'Mathieu Lacombe',
    'Sophie Vasseur',
    'Hugo Teyssier',
    'Nadia Belkacem',
    'Laurent Chauvin',
    'Margaux Fabre',
    'Antoine Rigaud',
  ],
  it: [
    'Giulia Ferrero',
    'Luca Bonetti',
    'Chiara Montanari',
    'Davide Esposito',
    'Elena Marchetti',
    'Paolo Rinaldi',
    'Francesca Lodi',
    'Andrea Salvi',
    'Silvia Carbone',
    'Matteo Gallo',
    'Irene Pellegrini',
    'Tommaso Vitale',
  ],
  es: [
    'Lucía Navarro',
    'Álvaro Robles',
    'Marta Cifuentes',
    'Diego Santamaría',
    'Carmen Olmedo',
    'Javier Pardo',
    'Elisa Montero',
    'Rubén Castaño',
    'Paula Iglesias',
    'Andrés Quiroga',
    'Beatriz Salas',
    'Tomás Herrero',
  ],
};

const STREETS = [
  'Alder Street',
  'Chestnut Avenue',
  'Harbor Road',
  'Linden Lane',
  'Mill Street',
  'Orchard Drive',
];
const TOWNS = [
  'Portland, ME 04101',
  'Boston, MA 02118',
  'Brooklyn, NY 11215',
  'Philadelphia, PA 19147',
  'Asheville, NC 28801',
  'Chicago, IL 60622',
  'Madison, WI 53703',
  'Austin, TX 78704',
  'Denver, CO 80211',
  'Santa Fe, NM 87501',
  'Seattle, WA 98107',
];

/** Some sixty people in the United States, where the shop delivers, a dozen for each language. Their mails go nowhere. */
export const sampleBuyers: SampleBuyer[] = Object.entries(NAMES).flatMap(([language, names], group) =>
  names.map((name, index) => toBuyer(name, language as Language, group * names.length + index)),
);

/** Whom a newcomer may sign in as. */
export const demoBuyer: SampleBuyer = sampleBuyers[0]!;

function toBuyer(name: string, language: Language, position: number): SampleBuyer {
  const [firstName, lastName] = name.split(' ') as [string, string];
  const username = `${plain(firstName)}.${plain(lastName)}`;
  const house = 12 + ((position * 37) % 480);
  return {
    firstName,
    lastName,
    username,
    email: `${username}@shoppers.example`,
    // Numbers that are given to nobody.
    phoneNumber: `+1 207 555 ${String(100 + position).padStart(4, '0')}`,
    address: `${house} ${STREETS[position % STREETS.length]}, ${TOWNS[position % TOWNS.length]}`,
    language,
  };
}

function plain(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
