// For commands: where an extension stores the pictures, it has to run for them.
import { asDomain } from '#domains/extensions/server/as-domain.ts';
import { answersInCommand } from '#domains/extensions/server/handles/answers.ts';
import { openExtensions } from '#domains/extensions/server/open-extensions.ts';
import type { Config } from '#engine/server/config.ts';
import { composeDomains } from '#engine/server/domain.ts';
import { extensionsOf, requirePictureSources } from '#engine/server/files/open-picture-store.ts';
import { PicturesAway } from '#engine/server/files/picture-store.ts';
import { StartupError } from '#engine/server/startup-error.ts';

/** Opens the extensions where one of them stores pictures, and ends them when the work is done. */
export async function withPictureSources<Result>(
  config: Config,
  work: () => Promise<Result>,
): Promise<Result> {
  const list = extensionsOf(config).length === 0 ? [] : await openExtensions(config);
  try {
    if (list.length > 0) composeDomains(list.map(asDomain));
    requirePictureSources(config);
    for (const extension of list)
      extension.host.serve(answersInCommand(extension), (line) =>
        process.stderr.write(`extension ${extension.described.name}: ${line}\n`),
      );
    return await work();
  } catch (error) {
    if (!(error instanceof PicturesAway)) throw error;
    throw new StartupError(
      `Pictures cannot be reached (${error.message}). Look whether their place is there.`,
    );
  } finally {
    for (const { host } of list) host.stop();
  }
}
