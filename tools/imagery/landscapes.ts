/** Paints the place of every producer: `node tools/imagery/landscapes.ts [slug ...]` writes .cache/imagery/paintings. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { painted } from './brush/sheet.ts';
import { acetaiaCorteVelata } from './places/acetaia-corte-velata.ts';
import { alpkaesereiSattelgrat } from './places/alpkaeserei-sattelgrat.ts';
import { anemonisiCooperative } from './places/anemonisi-cooperative.ts';
import { bottegaTreChiavi } from './places/bottega-tre-chiavi.ts';
import { conserveiraSeteNos } from './places/conserveira-sete-nos.ts';
import { dehesaPiedraluna } from './places/dehesa-piedraluna.ts';
import { frantoioRipalunga } from './places/frantoio-ripalunga.ts';
import { kakaowerkAmselgrund } from './places/kakaowerk-amselgrund.ts';
import { laRosaTemprana } from './places/la-rosa-temprana.ts';
import { maisonAubrune } from './places/maison-aubrune.ts';
import { pastificioVentocaldo } from './places/pastificio-ventocaldo.ts';
import { skerrowdaleDairy } from './places/skerrowdale-dairy.ts';

const PLACES: Record<string, () => string[]> = {
  'frantoio-ripalunga': frantoioRipalunga,
  'acetaia-corte-velata': acetaiaCorteVelata,
  'pastificio-ventocaldo': pastificioVentocaldo,
  'bottega-tre-chiavi': bottegaTreChiavi,
  'dehesa-piedraluna': dehesaPiedraluna,
  'la-rosa-temprana': laRosaTemprana,
  'alpkaeserei-sattelgrat': alpkaesereiSattelgrat,
  'maison-aubrune': maisonAubrune,
  'conserveira-sete-nos': conserveiraSeteNos,
  'anemonisi-cooperative': anemonisiCooperative,
  'kakaowerk-amselgrund': kakaowerkAmselgrund,
  'skerrowdale-dairy': skerrowdaleDairy,
};

const wanted = process.argv.slice(2);
const target = join(import.meta.dirname, '../../.cache/imagery/paintings');
await mkdir(target, { recursive: true });
for (const [slug, paint] of Object.entries(PLACES)) {
  if (wanted.length > 0 && !wanted.includes(slug)) continue;
  const picture = await painted(paint());
  await picture.png().toFile(join(target, `${slug}.png`));
}
