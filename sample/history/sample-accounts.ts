import { sampleProducers } from '#sample/catalogue/producers.ts';
import { demoBuyer } from './sample-buyers.ts';

/** Whom a newcomer may sign in as. */
export interface SampleAccount {
  username: string;
  role: 'BUYER' | 'PRODUCER';
  /** As the shop shows it. */
  name: string;
}

export const sampleAccounts: SampleAccount[] = [
  { username: demoBuyer.username, role: 'BUYER', name: `${demoBuyer.firstName} ${demoBuyer.lastName}` },
  ...sampleProducers.map(({ slug, companyName }) => ({
    username: slug,
    role: 'PRODUCER' as const,
    name: companyName,
  })),
];

/** At the domain of the producer's own page. */
export function emailOfProducer({ website }: { website: string }): string {
  return `hello@${new URL(website).hostname}`;
}
