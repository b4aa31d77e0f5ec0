import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** They take many seconds, most of them waiting or in processes of their own; last, they would leave a core idle. */
const LONG = [
  'src/domains/catalogue/server/files/reading-files',
  'src/domains/catalogue/server/pictures/uploads.routes',
  'tests/api/backup',
  'tests/api/checkout-concurrency',
  'tests/api/crash',
  'tests/api/database-silent',
  'tests/once/backup-command',
  'tests/once/picture-flood',
  'tests/once/refused-starts',
  'tests/once/role-endpoint',
  'tests/once/what-changes-forget',
  'src/domains/payments/server/interleavings',
  'src/domains/returns/server/settle-return',
];

/**
 * Without the times of an earlier run Vitest begins with the largest files, which are not the longest. Project by project:
 * a worker that meets a file of another one ends, and the next has everything to load again.
 */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const byProject = Map.groupBy(await super.sort(files), ({ project }) => project);
    return [...byProject.values()].flatMap((ofProject) => [
      ...ofProject.filter(isLong),
      ...ofProject.filter((file) => !isLong(file)),
    ]);
  }
}

const isLong = ({ moduleId }: TestSpecification) => LONG.some((file) => moduleId.includes(`${file}.test`));
