import type { SampleTranslations } from '#sample/catalogue/sample-types.ts';

export const seafoodTins: SampleTranslations['products'] = {
  'sardines-in-olive-oil': {
    name: 'Sardinas en aceite de oliva',
    description:
      'Desembarcadas al alba entre julio y octubre, cuando están más gordas, y en la lata antes de la noche. Cuatro o cinco piezas, panza arriba, una hoja de laurel debajo y aceite de oliva caliente encima. Se voltean y se guardan al menos seis meses, hasta que la espina se ablanda y la carne se suelta en lascas de plata y pardo. Con pan tostado, limón y el aceite. Sobre todo el aceite.',
    attributes: {
      Origen: 'Matosinhos, Portugal',
      Temporada: 'De julio a octubre, pesca de cerco',
      Maduración: 'Al menos 6 meses en la lata',
      'Peso neto': '125 g',
    },
    ingredients: 'Sardinas, aceite de oliva, sal marina, laurel.',
    storage:
      'En lugar fresco y seco; en frío después de abrir. Consumir en los 2 días siguientes a la apertura.',
  },
  'smoked-mackerel-fillets': {
    name: 'Filetes de caballa ahumada',
    description:
      'Pelados a mano, colgados una hora sobre brasas de haya y puestos en la lata todavía calientes. Los filetes conservan sus rayas de bronce y su jugo; el humo es ligero, más una estufa de leña dos habitaciones más allá que una hoguera. Se desmigan en una ensalada de patata con eneldo y mostaza, o sobre pan negro con rábano picante y una lámina de manzana.',
    attributes: {
      Origen: 'Atlántico nororiental, envasado en Matosinhos, Portugal',
      Elaboración: 'Ahumados con haya, envasados a mano',
      'Peso neto': '120 g',
      Maridaje: 'Ensalada de patata, rábano picante, pan negro',
    },
    ingredients: 'Caballa, aceite de oliva, sal marina, humo de haya.',
    storage:
      'En lugar fresco y seco; en frío después de abrir. Consumir en los 2 días siguientes a la apertura.',
  },
  'octopus-in-garlic-oil': {
    name: 'Pulpo en aceite de ajo',
    description:
      'Pescado con alcatruces de barro, como se hace aquí desde los romanos, y cocido en su propio jugo hasta que lo atraviesa una paja. Cortado grueso, con láminas de ajo que apenas se han dorado. Las ventosas quedan firmes, el interior casi cremoso. Se templa la lata abierta en agua caliente, se vuelca todo sobre patatas cocidas y se espolvorea pimentón.',
    attributes: {
      Origen: 'Costa portuguesa, pescado con alcatruces',
      'Peso neto': '110 g',
      Maridaje: 'Patatas cocidas, pimentón ahumado',
    },
    ingredients: 'Pulpo, aceite de oliva, ajo, sal marina.',
    storage:
      'En lugar fresco y seco; en frío después de abrir. Consumir en los 2 días siguientes a la apertura.',
  },
  'mussels-in-escabeche': {
    name: 'Mejillones en escabeche',
    description:
      'Criados en cuerda en la ría fría, abiertos al vapor, fritos medio minuto y colocados a mano en una flor que nadie ve hasta que se abre la tapa. El escabeche es pimentón, vinagre de vino blanco, clavo, pimienta y laurel. De ocho a diez mejillones grandes, naranjas y carnosos, con la acidez justa para dar sed. Patatas fritas y vermut son los cubiertos de siempre.',
    attributes: {
      Origen: 'Norte de Portugal, criados en cuerda',
      'Peso neto': '115 g',
      Maridaje: 'Patatas fritas, vermut',
    },
    ingredients:
      'Mejillones, aceite de oliva, vinagre de vino blanco, pimentón, clavo, pimienta, laurel, sal marina.',
    storage:
      'En lugar fresco y seco; en frío después de abrir. Consumir en los 2 días siguientes a la apertura.',
  },
  'albacore-belly-in-olive-oil': {
    name: 'Ventresca de bonito del norte en aceite de oliva',
    description:
      'La ventresca es la parte que los pescadores se llevaban a casa. Cortada en tiras de bonito pescado a caña, escalfada sin que llegue a hervir y puesta de pie en vidrio, para ver lo que se compra: marfil, apenas rosada, en láminas que se separan como páginas. Es untuosa y suave y no necesita mayonesa. Sobre tomates maduros con cebolla, y detrás su aceite.',
    attributes: {
      Origen: 'Azores y golfo de Vizcaya, envasada en Matosinhos, Portugal',
      Temporada: 'De junio a septiembre, pesca a caña',
      'Peso neto': '190 g',
      Maridaje: 'Tomates, cebolletas, alubias blancas',
    },
    ingredients: 'Ventresca de bonito del norte (atún blanco), aceite de oliva, sal marina.',
    storage:
      'En lugar fresco y seco; en frío después de abrir. Consumir en los 3 días siguientes a la apertura.',
  },
  'piri-piri-sardine-pate': {
    name: 'Paté de sardina al piri-piri',
    description:
      'Lo que queda al recortar las sardinas, y no por eso peor. Majado con tomate, mantequilla, limón y la guindilla justa para notarla detrás de las orejas, es el tarrito que llega con el pan en todos los restaurantes del puerto. Rosado, fino, salado, picante. Una lata da para seis tostadas, y una discusión por la séptima.',
    attributes: {
      Origen: 'Matosinhos, Portugal',
      'Peso neto': '65 g',
      Maridaje: 'Pan tostado, cerveza fría, rabanitos',
    },
    ingredients: 'Sardinas (60 %), tomate, mantequilla, zumo de limón, guindilla, sal marina.',
    storage:
      'En lugar fresco y seco; en frío después de abrir. Consumir en los 3 días siguientes a la apertura.',
  },
};
