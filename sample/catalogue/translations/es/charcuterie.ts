import type { SampleTranslations } from '#sample/catalogue/sample-types.ts';

export const charcuterie: SampleTranslations['products'] = {
  'acorn-fed-iberico-ham-hand-sliced': {
    name: 'Jamón ibérico de bellota, cortado a cuchillo',
    description:
      'Cortado a cuchillo, nunca a máquina, en lonchas de un solo bocado. Cuarenta meses en una casa de piedra han vuelto la carne rubí y la grasa tan tierna que brilla a temperatura ambiente. Se funde antes de masticar: bellota, avellana, seta seca, una línea limpia de sal. Conviene abrir el sobre veinte minutos antes y servirlo en plato templado.',
    attributes: {
      Origen: 'Aracena, Andalucía, España',
      Maduración: '40 meses',
      'Peso neto': '100 g',
      Maridaje: 'Jerez seco, pan con tomate',
    },
    ingredients: 'Jamón ibérico de bellota, sal marina.',
    storage:
      'En frío entre 2 y 8 °C; abrir 20 minutos antes de servir. Consumir en los 2 días siguientes a la apertura.',
  },
  'acorn-fed-iberico-chorizo': {
    name: 'Chorizo ibérico de bellota',
    description:
      'Paleta y panceta, picadas gruesas a cuchillo, con pimentón dulce y ahumado, ajo y sal, toda una noche para hacerse amigos. Después se dobla en herradura y cuelga cuatro meses allí donde al atardecer llega el humo de encina. Al corte es rojo teja con vetas blancas, suave de picante, y deja en los dedos un aceite naranja que vale la pena chuparse.',
    attributes: {
      Origen: 'Aracena, Andalucía, España',
      Maduración: '4 meses',
      'Peso neto': '350 g',
      Maridaje: 'Huevos fritos, vino tinto joven',
    },
    ingredients: 'Carne de cerdo ibérico de bellota, pimentón, ajo, sal marina.',
    storage:
      'En lugar fresco y seco; en frío una vez cortado. Consumir en las 3 semanas siguientes al corte.',
  },
  'cured-iberico-loin': {
    name: 'Lomo ibérico curado',
    description:
      'El lomo entero, perfilado a mano, adobado con ajo, orégano y un poco de pimentón y curado cinco meses en su tripa. Al corte, cada loncha es un óvalo rosado con vetas de mármol. Es más magro y más firme que el jamón, con almendra tostada en el centro y humo en el borde. Cortado como papel y sin nada más.',
    attributes: {
      Origen: 'Aracena, Andalucía, España',
      Maduración: '5 meses',
      'Peso neto': '400 g',
      Maridaje: 'Almendras, manzanilla, melón',
    },
    ingredients: 'Lomo ibérico de bellota, sal marina, ajo, pimentón, orégano.',
    storage: 'En frío entre 2 y 8 °C, envuelto en un paño. Consumir en las 3 semanas siguientes al corte.',
  },
  'black-pepper-salchichon': {
    name: 'Salchichón ibérico a la pimienta negra',
    description:
      'Este no lleva pimentón, así que habla primero el cerdo. Paleta magra y tocino firme, picados una sola vez, con pimienta negra partida, nuez moscada y una copa de jerez, colgados hasta que una flor blanca cubre la tripa. Rosado, prieto y con un punto ácido: es el que en la merienda se corta el primero y nunca llega al pan.',
    attributes: {
      Origen: 'Aracena, Andalucía, España',
      Maduración: '3 meses',
      'Peso neto': '300 g',
    },
    ingredients: 'Carne de cerdo ibérico, sal marina, pimienta negra, nuez moscada, jerez.',
    storage:
      'En lugar fresco y seco; en frío una vez cortado. Consumir en las 3 semanas siguientes al corte.',
  },
  'bone-in-iberico-shoulder': {
    name: 'Paleta ibérica con hueso',
    description:
      'Una paleta entera, con su pezuña, de veintiséis meses. Es más pequeña que un jamón y se acaba antes, más dulce junto al hueso, y de la medida justa para una fiesta o una Navidad larga. Se pone en el jamonero, se retira solo la grasa necesaria y esa misma grasa vuelve a cubrir el corte cuando se ha ido el último invitado. El hueso da un caldo noble.',
    attributes: {
      Origen: 'Aracena, Andalucía, España',
      Maduración: '26 meses',
      'Peso neto': '4,5 kg',
    },
    ingredients: 'Paleta ibérica de bellota, sal marina.',
    storage: 'Colgada o en jamonero, fresca y aireada. Consumir en las 5 semanas siguientes al corte.',
  },
  'nebbiolo-salami': {
    name: 'Salami al Nebbiolo',
    description:
      'Un salami corto y rollizo, de una bodega bajo los soportales. La carne macera en Nebbiolo reducido con laurel, clavo y una tira de naranja, y luego se embute a mano y se ata con cordel rojo y blanco. Seis semanas más tarde las rodajas son oscuras como el vino y tan tiernas que se untan. Huele a taberna en noviembre, en el mejor sentido.',
    attributes: {
      Origen: 'Turín, Piamonte, Italia',
      Maduración: '6 semanas',
      'Peso neto': '250 g',
      Maridaje: 'Grissini, cebollitas en vinagre, Nebbiolo',
    },
    ingredients: 'Carne de cerdo, vino Nebbiolo, sal marina, pimienta, laurel, clavo, piel de naranja.',
    storage: 'En frío entre 2 y 8 °C. Consumir en los 10 días siguientes al corte.',
  },
};
