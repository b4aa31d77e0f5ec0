import { createContext, useContext } from 'react';
import type { DeskPage } from '#engine/web/domain.ts';

export interface OpenRecord {
  right: DeskPage['right'];
  /** The page whose list it stands in, and what that is called. */
  page: string;
  pageName: string;
  id: number;
}

export const RecordContext = createContext<OpenRecord | null>(null);

/** Which record the page is about. */
export function useRecord(): OpenRecord {
  const open = useContext(RecordContext);
  if (open === null) throw new Error('Only the page of a record may ask which record is open');
  return open;
}
