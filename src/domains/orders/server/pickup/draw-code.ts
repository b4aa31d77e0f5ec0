import { create } from 'qrcode';

/** As one path: dark on white in both themes, because some cameras read nothing else. */
export function drawCode(text: string): { size: number; path: string } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size, data } = modules;
  const squares = Array.from(data, (isDark, at) =>
    isDark ? `M${at % size} ${Math.floor(at / size)}h1v1h-1z` : '',
  );
  return { size, path: squares.join('') };
}
