/** Paints the place of every producer: `node sample/imagery/landscapes.ts [slug ...]` writes .cache/imagery/paintings. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { painted } from '#sample/imagery/brush/sheet.ts';
import { acetaiaCorteVelata } from '#sample/imagery/places/acetaia-corte-velata.ts';
import { alpkaesereiSattelgrat } from '#sample/imagery/places/alpkaeserei-sattelgrat.ts';
import { anemonisiCooperative } from '#sample/imagery/places/anemonisi-cooperative.ts';
import { bottegaTreChiavi } from '#sample/imagery/places/bottega-tre-chiavi.ts';
import { conserveiraSeteNos } from '#sample/imagery/places/conserveira-sete-nos.ts';
import { dehesaPiedraluna } from '#sample/imagery/places/dehesa-piedraluna.ts';
import { frantoioRipalunga } from '#sample/imagery/places/frantoio-ripalunga.ts';
import { kakaowerkAmselgrund } from '#sample/imagery/places/kakaowerk-amselgrund.ts';
import { laRosaTemprana } from '#sample/imagery/places/la-rosa-temprana.ts';
import { maisonAubrune } from '#sample/imagery/places/maison-aubrune.ts';
import { pastificioVentocaldo } from '#sample/imagery/places/pastificio-ventocaldo.ts';
import { skerrowdaleDairy } from '#sample/imagery/places/skerrowdale-dairy.ts';

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
