import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** They take many seconds, most of them waiting or in processes of their own; last, they would leave a core idle. */
const LONG = [
  'tests/api/backup',
  'tests/api/checkout-concurrency',
  'tests/api/crash',
  'tests/api/database-silent',
  'tests/once/picture-flood',
  'tests/once/startup-errors',
  'tests/once/what-changes-forget',
  'src/server/features/payments/interleavings',
  'src/server/features/returns/settle-return',
];

/** Without the times of an earlier run Vitest begins with the largest files, which are not the longest. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) =>
      LONG.some((file) => moduleId.includes(`${file}.test`));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
