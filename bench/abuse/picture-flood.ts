// Twenty uploads at once of a small file with 49 megapixels, and one person who signs in meanwhile.
import sharp from 'sharp';

const UPLOADS = 20;
/** The server's memory at its highest. */
const MAX_MEBIBYTES = 600;

interface PictureFlood {
  accepted: number;
  refused: number;
  peakMebibytes: number;
  complaints: string[];
}

/** `cookies`: administrators; each session may have a few uploads at once. `signIn` resolves to the status. */
export async function floodPictures(
  url: string,
  cookies: string[],
  signIn: () => Promise<number>,
): Promise<PictureFlood> {
  const picture = await sharp({ create: { width: 8000, height: 6125, channels: 3, background: '#7a8b45' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  const upload = async (cookie: string) => {
    const body = new FormData();
    body.set('entityType', 'category');
    body.set('entityId', '1');
    body.set('image', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'a.png');
    const answer = await fetch(`${url}/api/uploads`, { method: 'POST', headers: { cookie }, body });
    return { status: answer.status, comeBack: answer.headers.has('retry-after') };
  };
  const uploads = Promise.all(
    Array.from({ length: UPLOADS }, (_, n) => upload(cookies[n % cookies.length]!)),
  );
  const [answers, signedIn] = await Promise.all([uploads, signIn()]);
  const accepted = answers.filter(({ status }) => status === 201).length;
  const refused = answers.filter(({ status, comeBack }) => status === 503 && comeBack).length;
  const peakMebibytes = await peakMemory(url);
  const complaints: string[] = [];
  if (accepted === 0 || accepted + refused < UPLOADS)
    complaints.push(`Pictures were answered ${answers.map(({ status }) => status).join()}.`);
  if (signedIn !== 200) complaints.push(`A sign-in beside the pictures was answered ${signedIn}.`);
  if (peakMebibytes > MAX_MEBIBYTES) complaints.push(`Pictures took ${peakMebibytes} MiB.`);
  return { accepted, refused, peakMebibytes, complaints };
}

async function peakMemory(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Math.round(Number(/^process_peak_resident_memory_bytes (\d+)$/m.exec(metrics)?.[1] ?? 0) / 2 ** 20);
}
