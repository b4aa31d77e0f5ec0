import { fork } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import { AppError } from '#engine/server/http/app-error.ts';
import type { PictureAnswer, PictureOrder } from './picture-process.ts';
import type { PictureFault, PictureSizes, PreparedPicture } from './resize-picture.ts';

/** Beside this file, in the sources and in dist/. */
const PROGRAM = join(
  import.meta.dirname,
  import.meta.filename.endsWith('.ts') ? 'picture-process.ts' : 'picture-process.js',
);
/** Whatever takes longer on a slow machine was made to take long. */
const PATIENCE_MS = 60_000;

const REFUSALS: Record<PictureFault, string> = {
  unreadable: 'errors:notAPicture',
  'too many pixels': 'errors:pictureTooManyPixels',
};

/** Makes the sizes pages use, in a process of its own. It holds neither settings nor secrets. */
export async function preparePicture(bytes: Buffer, sizes: PictureSizes): Promise<PreparedPicture> {
  const child = fork(PROGRAM, {
    env: {},
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    timeout: PATIENCE_MS,
    killSignal: 'SIGKILL',
  });
  const complaint = text(child.stderr!);
  const { promise, resolve, reject } = Promise.withResolvers<PictureAnswer>();
  child.once('message', (answer) => {
    resolve(answer as PictureAnswer);
    child.kill('SIGKILL');
  });
  child.once('error', reject);
  child.once('close', (exitCode) => {
    // A signal ended it: the decoder crashed, or took too long, or the machine had no memory left.
    if (exitCode === null) resolve('unreadable');
    else void complaint.then((said) => reject(new Error(`The picture process ended (${exitCode}): ${said}`)));
  });
  // It may be gone before it has read everything; 'close' says why.
  child.send({ bytes, sizes } satisfies PictureOrder, () => {});
  const answer = await promise;
  if (typeof answer !== 'string') return answer;
  throw new AppError('invalid', REFUSALS[answer], { fields: { image: REFUSALS[answer] } });
}
