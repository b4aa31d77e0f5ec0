import { UNMISTAKABLE } from '#engine/model/unmistakable.ts';

const LENGTH = 8;

export const RETURN_NUMBER = new RegExp(`^RA-[${UNMISTAKABLE}]{${LENGTH}}$`, 'u');

/** `randomIndex(n)`: a whole number from 0 to n − 1, each as likely as the others. */
export function returnNumber(randomIndex: (below: number) => number): string {
  const characters = Array.from({ length: LENGTH }, () => UNMISTAKABLE[randomIndex(UNMISTAKABLE.length)]!);
  return `RA-${characters.join('')}`;
}
