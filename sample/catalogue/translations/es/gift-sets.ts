import type { WrittenTranslations } from '#sample/catalogue/sample-types.ts';

export const giftSets: WrittenTranslations['giftSets'] = {
  'gift-set-1': {
    name: 'La mesa larga',
    description:
      'Para quien pone dos cubiertos de más por si acaso. Ocho cosas que se convierten en una velada entera: aceite para el pan, jamón con la primera copa, paccheri o un risotto en medio, queso con miel después, crema gianduja a cucharadas. Preparada sobre el mostrador de mármol de Turín, en una caja burdeos que algún día guardará cartas.',
    attributes: {
      Origen: 'Italia, España, Suiza y Grecia',
      Contenido:
        'Aceite Taggiasca 500 ml, jamón ibérico 100 g, Balsámico de ocho barricas 250 ml, queso alpino de verano 350 g, paccheri gigantes 500 g, arroz Carnaroli 1 kg, miel de tomillo 400 g, crema gianduja 250 g',
    },
    storage: 'Jamón y queso en frío al recibirlos.',
  },
  'gift-set-2': {
    name: 'La despensa del domingo',
    description:
      'Todo lo que pide una mañana lenta, en un cajón con asas de cuerda. Dos mieles, una clara y otra oscura; albaricoques, higos y castañas de la misma cocina francesa; crema de avellana, galletas de anillo y largos grissini del horno de Turín; saba para el yogur y chocolate a la taza para repetir. Nada necesita nevera, así que viaja a cualquier parte.',
    attributes: {
      Origen: 'Italia, Francia, Grecia y Austria',
      Contenido:
        'Miel de tomillo 400 g, miel de castaño 350 g, confitura de albaricoque 320 g, confitura de higos y nueces 220 g, crema de castañas 250 g, crema gianduja 250 g, galletas de avellana 300 g, grissini 250 g, saba 230 g, chocolate a la taza 250 g',
    },
    storage: 'A temperatura ambiente.',
  },
  'gift-set-3': {
    name: 'El primer aperitivo',
    description:
      'Las seis y media, una ventana abierta, alguien que busca el sacacorchos. Lo demás está en esta caja redonda: sardinas, mejillones y pulpo que se abren de un tirón, un salami que se corta como mantequilla, paté para las tostadas, alcaparras para esparcir por encima de todo, un aceite de limón que lo ilumina y grissini para señalar. Solo faltan hielo y gente.',
    attributes: {
      Origen: 'Italia, Portugal y Grecia',
      Contenido:
        'Sardinas 2 × 125 g, mejillones en escabeche 115 g, pulpo 110 g, paté de sardina 65 g, salami al Nebbiolo 250 g, grissini 250 g, alcaparras de la isla 180 g, aceite molido con limón 250 ml',
    },
    storage: 'El salami en frío al recibirlo.',
  },
  'olive-oil-discovery': {
    name: 'Descubrir el aceite de oliva',
    description:
      'Cuatro aceites de tres países, elegidos por un maestro de almazara que el suyo lo bebe a cucharadas. Su Taggiasca es el suave; el Koroneiki de Citera, el que alza la voz; el Cornicabra de los montes de Toledo, el oscuro y lento; y el aceite de limón es para después. Con un vaso azul de cata y una página que enseña a oír la diferencia.',
    attributes: {
      Origen: 'Italia, Grecia y España',
      Contenido:
        'Aceite Taggiasca 500 ml, aceite Koroneiki 500 ml, aceite Cornicabra 500 ml, aceite molido con limón 250 ml, vaso de cata',
      Variedad: 'Taggiasca, Koroneiki, Cornicabra',
    },
    storage: 'En lugar fresco y oscuro, por debajo de 20 °C.',
  },
  'balsamic-tasting-flight': {
    name: 'Cata de balsámicos',
    description:
      'Un desván en cinco pasos. Se empieza por el condimento blanco, pálido y con manzana, se sigue con la botella de diario y luego con la saba, que nunca fue vinagre. El de ocho barricas va cuarto y el tradicional de doce años, último, por gotas, desde la cucharilla de porcelana de la tapa. El estuche de nogal lo hace el tonelero que repara las barricas.',
    attributes: {
      Origen: 'Módena, Italia',
      Contenido:
        'Condimento de uva blanca 250 ml, Balsámico de mesa para cada día 500 ml, saba 230 g, Balsámico de ocho barricas 250 ml, Balsámico tradicional 12 años 100 ml, cucharilla de porcelana',
      Maduración: 'De 60 días a 12 años como mínimo',
      Maridaje: 'Parmesano, fresas, carnes asadas',
    },
    storage: 'A temperatura ambiente, no necesita frío.',
  },
  'alpine-cheese-board': {
    name: 'Tabla de quesos alpinos',
    description:
      'Un rebaño, un verano, tres grados de curación. La tomme de flores de heno tiene diez semanas y es tierna; la raclette, cuatro meses y lista para el fuego; el queso de verano, año y medio, quebradizo y lleno de cristales. Llegan en frío sobre una tabla redonda de abeto, de los árboles que derribó el viento en el propio alpe, con un cuchillo corto y una cinta de fieltro rojo.',
    attributes: {
      Origen: 'Gsteig, Berna, Suiza',
      Contenido:
        'Queso alpino de verano 350 g, tomme de flores de heno 600 g, raclette 700 g, tabla de abeto, cuchillo de queso',
      Leche: 'Leche cruda de vaca',
    },
    storage: 'En frío al recibirla.',
  },
  'pasta-night-pantry': {
    name: 'La despensa de las noches de pasta',
    description:
      'Cinco formatos para cinco noches, alineados como libros: spaghettoni, paccheri, linguine a la tinta de calamar, nidos al huevo y fusilli enrollados en hierro. Al lado, una botella de aceite de Liguria, alcaparras en sal y un paño de lino para las manos. Con un poco de ajo y el agua de la olla salen unos veinticinco platos. El vino, que lo traiga otro.',
    attributes: {
      Origen: 'Italia y Grecia',
      Contenido:
        'Spaghettoni 500 g, paccheri gigantes 500 g, linguine a la tinta de calamar 400 g, tagliatelle al huevo 250 g, fusilli enrollados a mano 500 g, aceite Taggiasca 500 ml, alcaparras de la isla 180 g, paño de lino',
    },
    storage: 'En lugar fresco y seco.',
  },
  'chocolate-atelier': {
    name: 'Atelier del chocolate',
    description:
      'Tres cajones, para abrir en días distintos si hay voluntad. En el de arriba, dos docenas de bombones de pipas de calabaza; en el del medio, cuatro tabletas, negras y con leche, para catar unas frente a otras; en el de abajo, tiras de naranja y una lata de virutas para beber. Hecho desde el haba por cinco personas en una antigua cerrajería, y allí mismo embalado.',
    attributes: {
      Origen: 'Graz, Estiria, Austria',
      Contenido:
        'Bombones de pipas de calabaza 2 × 132 g, chocolate negro 2 × 70 g, chocolate con leche de heno 2 × 70 g, piel de naranja 150 g, chocolate a la taza 250 g',
      Cacao: 'Del 50 % al 72 %',
    },
    storage: 'En lugar fresco y seco, entre 16 y 18 °C.',
  },
  'atlantic-tin-collection': {
    name: 'Colección de conservas del Atlántico',
    description:
      'Doce latas y un tarro de sal: una semana de comidas excelentes o una noche larga con pan. Cuatro de sardinas, porque son las primeras en acabarse; dos de caballa, dos de pulpo, dos de mejillones y dos del pequeño paté picante. El estuche lleva impresos los azulejos de la fachada de la conservera, y las latas estarán mejor el año que viene, si aún siguen ahí.',
    attributes: {
      Origen: 'Matosinhos, Portugal',
      Contenido:
        'Sardinas 4 × 125 g, caballa ahumada 2 × 120 g, pulpo 2 × 110 g, mejillones 2 × 115 g, paté de sardina 2 × 65 g, flor de sal 150 g',
    },
    storage: 'En lugar fresco y seco.',
  },
};
