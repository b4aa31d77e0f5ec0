import { useDeskPages } from '#engine/web/lists/desk-pages.ts';
import { useRecord } from './record-context.ts';

/** What other domains know of the record that is open, for those who may see it. */
export function RecordBeside() {
  const { right, page } = useRecord();
  const sections = useDeskPages(right).filter(
    ({ beside }) => beside?.page === page && beside.place === 'record',
  );
  return sections.map(({ name, component: Section }) => <Section key={name} />);
}
