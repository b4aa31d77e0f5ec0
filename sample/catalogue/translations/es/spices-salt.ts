import type { SampleTranslations } from '#sample/catalogue/sample-types.ts';

export const spicesSalt: SampleTranslations['products'] = {
  'la-mancha-saffron-threads': {
    name: 'Azafrán de La Mancha en hebra',
    description:
      'Trescientas flores, cogidas antes del alba y mondadas esa misma tarde, para dos gramos. Solo las puntas rojas, tostadas sobre seda a la brasa, tan secas que suenan en el vidrio. Una docena majada en agua tibia, diez minutos de espera, y un arroz para cuatro se vuelve de oro y huele a heno, miel y hierro. En la etiqueta van el año y la familia.',
    attributes: {
      Origen: 'Consuegra, Castilla-La Mancha, España',
      Temporada: 'Octubre, antes del alba',
      Elaboración: 'Tostado sobre seda a la brasa',
      'Peso neto': '2 g',
      Maridaje: 'Arroz, mejillones, leche de almendras',
    },
    ingredients: 'Hebras de azafrán.',
    storage: 'En lugar oscuro y seco, con la tapa cerrada.',
  },
  'sweet-smoked-paprika': {
    name: 'Pimentón dulce ahumado',
    description:
      'Los pimientos rojos pasan dos semanas sobre un suelo de listones, encima de un fuego bajo de roble, volteados a mano cada día hasta hacerse cuero. Molido tres veces a la piedra, el polvo es fino como el talco, rojo teja, y huele a hoguera y tomate seco. Dulce, no picante. Una cucharadita en el aceite antes de la cebolla cambia una olla de lentejas, o una bandeja de patatas.',
    attributes: {
      Origen: 'Castilla-La Mancha, España',
      Elaboración: 'Ahumado 14 días con roble, molido a la piedra',
      'Peso neto': '75 g',
      Maridaje: 'Patatas, pulpo, lentejas',
    },
    ingredients: 'Pimientos rojos ahumados.',
    storage: 'En lugar oscuro y seco, con la tapa cerrada.',
  },
  'dried-nora-peppers': {
    name: 'Ñoras secas',
    description:
      'Pimientos pequeños y redondos, secados al sol en esteras de esparto hasta que toman el color del ladrillo viejo y suenan con sus semillas. No aportan picante, solo fondo: dulces, terrosas, cercanas a la pasa y al cacao. Veinte minutos en remojo, se raspa la carne de la piel y va al arroz, al guiso de pescado o al romesco. La ristra trae unas catorce y luce junto a los fogones.',
    attributes: {
      Origen: 'Castilla-La Mancha, España',
      Variedad: 'Ñora',
      Elaboración: 'Secadas enteras al sol',
      'Peso neto': '60 g',
      Maridaje: 'Arroz bomba, guiso de pescado, romesco',
    },
    ingredients: 'Ñoras secas.',
    storage: 'En lugar aireado y seco.',
  },
  'hand-raked-flor-de-sal': {
    name: 'Flor de sal recogida a mano',
    description:
      'En las tardes de verano sin viento se forma en las salinas de Aveiro una piel de cristales, fina como el primer hielo. Se levanta con un rastrillo de madera antes de que se hunda, se escurre al sol y no se lava nunca. Las escamas son húmedas, huecas y frágiles; crujen, luego se disuelven, y saben más a mar que a sal. Para el último toque: tomates, chuletón, caramelo, un huevo tierno.',
    attributes: {
      Origen: 'Aveiro, Portugal',
      Temporada: 'De julio a septiembre',
      Elaboración: 'Recogida con rastrillo a mano, escurrida al sol',
      'Peso neto': '150 g',
      Maridaje: 'Tomates, chuletón, huevos tiernos',
    },
    ingredients: 'Sal marina.',
    storage: 'En lugar seco, con el corcho puesto.',
  },
  'seaweed-sea-salt': {
    name: 'Sal marina con algas',
    description:
      'Sal gruesa de la salina, mezclada con tres algas recogidas en mareas vivas y secadas en el tejado de la conservera: dulse, nori y lechuga de mar. Las motas verdes se ablandan sobre la comida caliente y sueltan el olor de una poza entre rocas. Hace por una patata cocida lo que la mantequilla, y por la mantequilla lo que nada más hace. Pruébela también en el borde de un vaso de cerveza fría.',
    attributes: {
      Origen: 'Aveiro, Portugal',
      'Peso neto': '120 g',
      Maridaje: 'Patatas cocidas, mantequilla, pescado blanco',
    },
    ingredients: 'Sal marina, dulse, nori, lechuga de mar. Puede contener trazas de crustáceos y moluscos.',
    storage: 'En lugar seco, con la tapa cerrada.',
  },
  'wild-mountain-oregano': {
    name: 'Orégano silvestre de montaña',
    description:
      'Segado con hoz por encima de la ermita en el momento en que se abren las flores, cuando el aceite de las hojas es más fuerte, y colgado boca abajo a oscuras tres semanas. Viene en manojo, con sus tallos. Frotado entre las palmas sobre una ensalada, se entera toda la habitación: cálido, alcanforado, un poco como el pino. A su lado, el seco de tarro sabe a papel.',
    attributes: {
      Origen: 'Citera, Grecia',
      Temporada: 'Finales de junio, en flor',
      Elaboración: 'Silvestre, secado a oscuras',
      'Peso neto': '40 g',
      Maridaje: 'Tomates, feta, cordero a la brasa',
    },
    ingredients: 'Orégano silvestre.',
    storage: 'En lugar oscuro y seco.',
  },
  'salted-island-capers': {
    name: 'Alcaparras de la isla en sal',
    description:
      'Brotan de los muros del puerto y se cogen a las seis de la mañana, aún cerradas, no mayores que un grano de pimienta. En sal marina, no en vinagre, guardan su propio sabor a mostaza, pétalo de rosa y aceituna verde. Se enjuagan, se remojan diez minutos, se secan bien. Después, a la mantequilla para la raya, a una ensalada de tomate, o fritas hasta que se abren como flores.',
    attributes: {
      Origen: 'Citera, Grecia',
      Temporada: 'Mayo y junio, a mano',
      'Peso neto': '180 g',
      Maridaje: 'Mantequilla avellanada, raya, ensalada de tomate',
    },
    ingredients: 'Alcaparras, sal marina.',
    storage: 'En lugar fresco y oscuro; enjuagar antes de usar.',
  },
};
