import { ScanLine } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { jarsSeen } from './packed-units.ts';

/** What browsers that read codes offer; not every one does. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
type DetectorClass = new (options: { formats: string[] }) => Detector;

const FORMATS = ['qr_code', 'data_matrix', 'code_128', 'ean_13'];
/** Often enough for a hand that moves a jar. */
const LOOK_EVERY_MS = 250;

const detectorClass = () => (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

/** A button that reads codes by the camera. Where the browser cannot, there is none: the field beside it is the other way. */
export function ScanCode({ onCode }: { onCode: (text: string) => void }) {
  const { t } = useTranslation('producer-desk');
  const [isOpen, setOpen] = useState(false);
  const [isRefused, setRefused] = useState(false);
  if (detectorClass() === undefined) return null;
  const toggle = () => {
    // Who has allowed the camera since is not asked to load the page again.
    setRefused(false);
    setOpen(!isOpen || isRefused);
  };
  return (
    <>
      <Button size="sm" variant="secondary" onClick={toggle}>
        <ScanLine aria-hidden="true" />
        {isOpen && !isRefused ? t('packing.stopScanning') : t('packing.scan')}
      </Button>
      {isOpen && !isRefused && <Camera onCode={onCode} onRefused={() => setRefused(true)} />}
      {isRefused && <p className="basis-full text-xs text-muted">{t('packing.noCamera')}</p>}
    </>
  );
}

function Camera({ onCode, onRefused }: { onCode: (text: string) => void; onRefused: () => void }) {
  const { t } = useTranslation('producer-desk');
  const video = useRef<HTMLVideoElement>(null);
  const told = useRef({ onCode, onRefused });
  useEffect(() => {
    told.current = { onCode, onRefused };
  });
  useEffect(() => {
    const ending = new AbortController();
    void look(video.current!, ending.signal, (text) => told.current.onCode(text)).catch(() =>
      told.current.onRefused(),
    );
    return () => ending.abort();
  }, []);
  return (
    <video
      ref={video}
      muted
      playsInline
      aria-label={t('packing.camera')}
      className="aspect-video w-full basis-full rounded-lg bg-sunken object-cover"
    />
  );
}

/** Looks until it is told to end. */
async function look(
  video: HTMLVideoElement,
  ending: AbortSignal,
  tell: (text: string) => void,
): Promise<void> {
  const Detector = detectorClass()!;
  const detector = new Detector({ formats: FORMATS });
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (ending.aborted) return stop();
  ending.addEventListener('abort', stop);
  video.srcObject = stream;
  await video.play();
  const isNew = jarsSeen();
  while (!ending.aborted) {
    const [found] = await detector.detect(video).catch(() => []);
    if (isNew(found?.rawValue)) tell(found!.rawValue);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}
