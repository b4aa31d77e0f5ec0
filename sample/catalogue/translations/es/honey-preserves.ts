import type { SampleTranslations } from '#sample/catalogue/sample-types.ts';

export const honeyPreserves: SampleTranslations['products'] = {
  'wild-thyme-honey': {
    name: 'Miel de tomillo silvestre',
    description:
      'En julio solo el tomillo florece en los cabos, así que las abejas no tienen elección, y la miel tampoco. Es espesa, ambarina y resinosa, con hierbas cálidas, piel de naranja y un cosquilleo de pimienta en la garganta. Extraída en frío, colada en paño y nada más. Sobre yogur de oveja con nueces es un desayuno; sobre queso frito bien caliente, una cena.',
    attributes: {
      Origen: 'Citera, Grecia',
      Temporada: 'Julio y agosto',
      Elaboración: 'Extraída en frío, sin calentar',
      'Peso neto': '400 g',
      Maridaje: 'Yogur de oveja, nueces, queso frito',
    },
    ingredients: 'Miel de tomillo.',
    storage: 'A temperatura ambiente; puede cristalizar.',
  },
  'cut-thyme-honeycomb': {
    name: 'Panal de miel de tomillo',
    description:
      'Un cuadrado cortado del cuadro, con sus celdas selladas, tal como lo dejaron las abejas. Al morder, cada celda cede con un pequeño chasquido, corre la miel de tomillo y queda la cera para mascar. Solo se puede prescindir de unos pocos cuadros al año. En una tabla con queso azul, y que cada cual parta una esquina.',
    attributes: {
      Origen: 'Citera, Grecia',
      Temporada: 'Agosto, una vez al año',
      'Peso neto': '300 g',
      Maridaje: 'Queso azul, brioche tostado, peras',
    },
    ingredients: 'Miel de tomillo en panal natural.',
    storage: 'A temperatura ambiente, con la tapa cerrada.',
  },
  'chestnut-forest-honey': {
    name: 'Miel de bosque de castaños',
    description:
      'Oscura como un té cargado y dulce lo imprescindible. Cuando a finales de junio florecen los castaños, doscientas colmenas esperan junto a la pista del bosque, y durante diez días no entra otra cosa. Huele a cuero y corteza caliente y deja un amargor agradable, como la piel de la nuez. Apenas cristaliza y se entiende bien con lo salado.',
    attributes: {
      Origen: 'Ardèche, Francia',
      Temporada: 'De finales de junio a julio',
      Elaboración: 'Extraída en frío, sin calentar',
      'Peso neto': '350 g',
      Maridaje: 'Queso de cabra, pato asado, té negro',
    },
    ingredients: 'Miel de castaño.',
    storage: 'A temperatura ambiente; puede cristalizar.',
  },
  'ardeche-chestnut-cream': {
    name: 'Crema de castañas de Ardèche',
    description:
      'Castañas de los bancales, peladas dos veces, cocidas a fuego lento y pasadas por tamiz hasta que no queda un grumo, y luego cocidas con azúcar de caña y una vaina de vainilla abierta. La cuchara se tiene de pie. Como un tercio del fruto se seca antes sobre brasas de sus propias cáscaras, tras el dulzor hay un soplo de humo. En crepes, bajo nata montada o directa de la lata.',
    attributes: {
      Origen: 'Ardèche, Francia',
      'Peso neto': '250 g',
      Maridaje: 'Crepes, nata montada, merengue',
    },
    ingredients: 'Castañas (58 %), azúcar de caña, vainilla.',
    storage:
      'En lugar fresco y seco; en frío después de abrir. Consumir en los 10 días siguientes a la apertura.',
  },
  'bergeron-apricot-preserve': {
    name: 'Confitura de albaricoque Bergeron',
    description:
      'El Bergeron es el albaricoque que mancha los dedos: mejillas rojas, ácido, una semana tardío. Las mitades van al perol de cobre el mismo día de la recogida, con la mitad de su peso en azúcar y unas almendras del hueso para el amargor, y salen aún enteras. La textura es suelta, el color el de un sol bajo de tarde. En una tarta, y la tarta no pide más.',
    attributes: {
      Origen: 'Valle del Ródano, Francia',
      Variedad: 'Bergeron',
      Temporada: 'Julio',
      'Peso neto': '320 g',
    },
    ingredients: 'Albaricoques (65 %), azúcar de caña, zumo de limón.',
    storage:
      'En lugar fresco y seco; en frío después de abrir. Consumir en las 4 semanas siguientes a la apertura.',
  },
  'black-fig-and-walnut-preserve': {
    name: 'Confitura de higos negros y nueces',
    description:
      'Higos de septiembre, tan maduros que se abren de camino a la cocina, reducidos con vino tinto, una hoja de laurel y nueces nuevas cascadas esa mañana. Las pepitas estallan, las nueces siguen crujientes y el vino tiene a raya el dulzor. Está hecha para el queso, y lo sabe. Una cucharadita convierte también en salsa el jugo de un magret de pato.',
    attributes: {
      Origen: 'Ardèche, Francia',
      Temporada: 'Septiembre',
      'Peso neto': '220 g',
      Maridaje: 'Queso azul, magret de pato',
    },
    ingredients: 'Higos negros (60 %), azúcar de caña, nueces (9 %), vino tinto, laurel.',
    storage:
      'En lugar fresco y seco; en frío después de abrir. Consumir en las 4 semanas siguientes a la apertura.',
  },
  'damson-chutney': {
    name: 'Chutney de ciruela damascena',
    description:
      'El seto del camino da unas ciruelas negras y pequeñas, tan agrias que ni los pájaros las quieren. Guisadas cinco horas con cebolla, vinagre de sidra, azúcar moreno y macis, se deshacen en algo oscuro, vivo y pegajoso. Se guarda un invierno antes de etiquetar, hasta que se redondean las aristas. Sin él, un bocadillo de queso parece ya a medio hacer.',
    attributes: {
      Origen: 'Muker, Yorkshire del Norte, Reino Unido',
      Temporada: 'Septiembre',
      'Peso neto': '280 g',
      Maridaje: 'Cheddar, pastel de cerdo, ternera fría',
    },
    ingredients: 'Ciruelas damascenas (48 %), cebolla, azúcar moreno, vinagre de sidra, macis, sal.',
    storage:
      'En lugar fresco y seco; en frío después de abrir. Consumir en las 8 semanas siguientes a la apertura.',
  },
};
