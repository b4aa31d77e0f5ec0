import type { SampleTranslations } from '#sample/catalogue/sample-types.ts';

export const chocolateBakery: SampleTranslations['products'] = {
  'dark-chocolate-72-percent': {
    name: 'Chocolate negro 72 %',
    description:
      'Habas de una sola finca del valle de Sambirano, con un tueste ligero para que la fruta sobreviva. Tres días en molino de granito, después azúcar de caña y nada más: ni vainilla ni lecitina. Se parte con un chasquido limpio y abre ácido, como frambuesas y grosellas, antes de que por debajo llegue el cacao. Una onza pide fundirse contra el paladar, sin masticar.',
    attributes: {
      Origen: 'Cacao de Sambirano, Madagascar',
      Cacao: '72 %',
      'Peso neto': '70 g',
      Maridaje: 'Café expreso, ron añejo, frambuesas',
    },
    ingredients: 'Habas de cacao, azúcar de caña. Puede contener trazas de leche y frutos de cáscara.',
    storage: 'En lugar fresco y seco, entre 16 y 18 °C.',
  },
  'hay-milk-chocolate-50-percent': {
    name: 'Chocolate con leche de heno 50 %',
    description:
      'Chocolate con leche para quien lo dejó de niño. La mitad de la tableta es cacao de Ecuador; buena parte del resto, leche de vacas que comen hierba y heno y nada fermentado. Es lento y redondo, con caramelo, galleta y, en los lotes de finales de verano, trébol. Unos granos de sal lo mantienen honrado. Cincuenta por ciento, y desaparece en unos cuatro minutos.',
    attributes: {
      Origen: 'Cacao de Manabí, Ecuador; leche de Estiria, Austria',
      Cacao: '50 %',
      'Peso neto': '70 g',
    },
    ingredients:
      'Habas de cacao, azúcar de caña, leche de heno en polvo, manteca de cacao, sal. Puede contener trazas de frutos de cáscara.',
    storage: 'En lugar fresco y seco, entre 16 y 18 °C.',
  },
  'pumpkin-seed-pralines': {
    name: 'Bombones de pipas de calabaza',
    description:
      'Doce cúpulas negras con un relleno tan verde que los invitados dicen pistacho. Son pipas de calabaza de Estiria, tostadas hasta que crujen, molidas con azúcar y un hilo de su propio aceite. La cobertura se quiebra, el praliné es tierno con un poco de grano dejado a propósito, y el sabor va del fruto seco al caramelo y a algo casi salado. Una pipa en cada uno, para que no haya dudas.',
    attributes: {
      Origen: 'Graz, Estiria, Austria',
      Cacao: '64 %',
      Contenido: '12 bombones',
      'Peso neto': '132 g',
    },
    ingredients:
      'Chocolate negro, pipas de calabaza (31 %), azúcar de caña, aceite de pipas de calabaza, sal. Puede contener trazas de leche y frutos de cáscara.',
    storage: 'En lugar fresco y seco, entre 16 y 18 °C.',
  },
  'orange-peel-in-dark-chocolate': {
    name: 'Piel de naranja con chocolate negro',
    description:
      'Piel gruesa de naranjas de invierno, escaldada tres veces y confitada durante nueve días, un poco más de almíbar cada mañana, hasta que queda translúcida y se dobla sin pegarse. Después, medio abrigo de chocolate negro y una punta naranja para cogerla. Tierna, amarga, fragante, y acabada antes de lo previsto. La caja, mejor detrás de algo alto.',
    attributes: {
      Origen: 'Graz, Estiria, Austria',
      Cacao: '68 %',
      'Peso neto': '150 g',
    },
    ingredients:
      'Piel de naranja confitada (56 %), habas de cacao, azúcar de caña. Puede contener trazas de leche y frutos de cáscara.',
    storage: 'En lugar fresco y seco, entre 16 y 18 °C.',
  },
  'drinking-chocolate-flakes': {
    name: 'Virutas de chocolate a la taza',
    description:
      'No es polvo, sino chocolate de verdad rallado del bloque. Cuatro cucharadas en una taza de leche caliente, un minuto de varilla, y queda espeso y brillante, con la canela y el maíz tostado de las habas mexicanas. Con agua es más oscuro, más antiguo y muy bueno después de esquiar. La lata de color cobre da para diez tazas, o para un fin de semana de lluvia.',
    attributes: {
      Origen: 'Cacao de Tabasco, México',
      Cacao: '66 %',
      'Peso neto': '250 g',
    },
    ingredients:
      'Habas de cacao, azúcar de caña, manteca de cacao. Puede contener trazas de leche y frutos de cáscara.',
    storage: 'En lugar fresco y seco, con la tapa cerrada.',
  },
  'piedmont-gianduja-cream': {
    name: 'Crema gianduja del Piamonte',
    description:
      'Más de la mitad del tarro es avellana, tostada el miércoles y molida el jueves con cacao y azúcar de caña. No lleva aceite de palma ni leche, así que cuaja algo más firme de lo esperado y se ablanda sobre el pan caliente. Sabe primero a avellana y después a chocolate, en ese orden. El aceite en la superficie es buena señal: basta con remover.',
    attributes: {
      Origen: 'Langhe, Piamonte, Italia',
      'Peso neto': '250 g',
    },
    ingredients: 'Avellanas (55 %), azúcar de caña, cacao, manteca de cacao. Puede contener trazas de leche.',
    storage:
      'A temperatura ambiente, remover antes de usar. Consumir en las 8 semanas siguientes a la apertura.',
  },
  'hand-stretched-grissini': {
    name: 'Grissini estirados a mano',
    description:
      'Una tira de masa, dos manos y un solo tirón tan ancho como los brazos del panadero. Rebozados en harina de maíz gruesa y cocidos directamente sobre piedra, salen nudosos y dorados, quebradizos por la punta fina y algo tiernos por la gruesa. Saben a aceite de oliva y corteza tostada. Envueltos en jamón, o simplemente un manojo en la mesa, y a escuchar.',
    attributes: {
      Origen: 'Turín, Piamonte, Italia',
      Elaboración: 'Estirados a mano, cocidos sobre piedra',
      'Peso neto': '250 g',
      Maridaje: 'Jamón, quesos tiernos, vermut',
    },
    ingredients: 'Harina de trigo, aceite de oliva (9 %), harina de maíz, levadura, sal.',
    storage: 'En lugar fresco y seco.',
  },
  'cornmeal-hazelnut-biscuits': {
    name: 'Galletas de maíz y avellana',
    description:
      'Formadas con manga en anillos estriados, como en cada obrador entre Turín y Cuneo, todos seguros de que los demás lo hacen mal. El maíz amarillo molido fino las hace arenosas, la mantequilla las hace quebradizas y la avellana picada hace difícil parar. Están para mojar: en el café de las ocho, en el vino dulce de las diez de la noche. La lata roja merece quedarse.',
    attributes: {
      Origen: 'Turín, Piamonte, Italia',
      'Peso neto': '300 g',
      Maridaje: 'Café expreso, Moscato dulce, sabayón',
    },
    ingredients:
      'Harina de trigo, mantequilla, harina de maíz (22 %), azúcar, avellanas (12 %), yema de huevo, ralladura de limón.',
    storage: 'En lugar seco, con la tapa cerrada.',
  },
  'dales-oatcakes': {
    name: 'Galletas de avena de los Dales',
    description:
      'Avena troceada, avena media, mantequilla del mismo rebaño, sal. Se extienden sin mimo y se cuecen cada viernes en plancha de hierro hasta que se rizan los bordes. Son secas como es debido, con sabor a fruto seco y apenas dulces, y lo bastante resistentes para llevar una loncha de mantequilla fría y otra más gruesa de queso sin partirse a medio camino. Catorce por rollo.',
    attributes: {
      Origen: 'Muker, Yorkshire del Norte, Reino Unido',
      'Peso neto': '200 g',
      Maridaje: 'Queso azul, pescado ahumado, chutney de ciruela damascena',
    },
    ingredients: 'Avena (81 %), mantequilla, sal, bicarbonato sódico.',
    storage: 'En lugar fresco y seco.',
  },
};
