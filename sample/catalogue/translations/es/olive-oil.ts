import type { SampleTranslations } from '#sample/catalogue/sample-types.ts';

export const oliveOil: SampleTranslations['products'] = {
  'taggiasca-extra-virgin-olive-oil': {
    name: 'Aceite de oliva virgen extra Taggiasca',
    description:
      'El aceite que dio fama a la almazara, de 1900 olivos en bancales de piedra seca sobre el mar. Cae dorado con un filo verde y sabe a almendra fresca, piñón y un poco de alcachofa, con la pimienta justa al final para recordar que está vivo. Discreto por vocación: acompaña a la albahaca, al pescado blanco y a las alubias templadas sin quitarles la palabra.',
    attributes: {
      Origen: 'Apricale, Liguria, Italia',
      Variedad: 'Taggiasca',
      Temporada: 'De finales de octubre a diciembre, a mano',
      Volumen: '500 ml',
      Maridaje: 'Pesto, pescado al vapor, alubias blancas',
    },
    ingredients: 'Aceite de oliva virgen extra.',
    storage:
      'En lugar fresco y oscuro, por debajo de 20 °C. Consumir en los 3 meses siguientes a la apertura.',
  },
  'novello-first-harvest-oil': {
    name: 'Aceite Novello de primera cosecha',
    description:
      'Cuatro días de recogida, sin filtro y sin reposo. Las primeras aceitunas llegan duras y verdes a finales de octubre y el aceite sale turbio de la almazara, del color de la hierba cortada. Huele a hoja de tomatera y plátano verde, y pica en la garganta. Se vierte sobre pan tostado frotado con ajo, y sobre nada más hasta que la botella va por la mitad.',
    attributes: {
      Origen: 'Apricale, Liguria, Italia',
      Variedad: 'Taggiasca',
      Temporada: 'Última semana de octubre, sin filtrar',
      Volumen: '500 ml',
      Maridaje: 'Tostada con ajo, hinojo crudo, lentejas',
    },
    ingredients: 'Aceite de oliva virgen extra.',
    storage:
      'En lugar fresco y oscuro, por debajo de 20 °C. Consumir en los 2 meses siguientes a la apertura.',
  },
  'taggiasca-family-tin': {
    name: 'Lata familiar de aceite Taggiasca',
    description:
      'Tres litros del mismo aceite Taggiasca en una lata que deja fuera lo único que el aceite teme: la luz. Así lo compran en el pueblo, una lata para la cocina y otra para el primo de la ciudad. Se pasa a una botella pequeña, se aprieta bien el tapón de latón y se asa, se aliña y se hornea con un aceite que ya no se mide por cucharadas.',
    attributes: {
      Origen: 'Apricale, Liguria, Italia',
      Variedad: 'Taggiasca',
      Temporada: 'Noviembre y diciembre, a mano',
      Volumen: '3 l',
    },
    ingredients: 'Aceite de oliva virgen extra.',
    storage:
      'En lugar fresco y oscuro, por debajo de 20 °C. Consumir en los 4 meses siguientes a la apertura.',
  },
  'lemon-pressed-olive-oil': {
    name: 'Aceite de oliva molido con limón',
    description:
      'Aquí no se añade aroma alguno. Limones enteros del huerto cercado junto a la almazara pasan bajo las piedras con las aceitunas, una parte por cada seis, y la piel da su aceite al aceite. El resultado es luminoso y algo amargo, como una corteza arañada con la uña. Unas gotas despiertan un calamar a la plancha, un plato de guisantes o un helado de vainilla.',
    attributes: {
      Origen: 'Apricale, Liguria, Italia',
      Variedad: 'Taggiasca',
      Volumen: '250 ml',
      Maridaje: 'Calamar a la plancha, guisantes, helado de vainilla',
    },
    ingredients: 'Aceitunas, limones enteros sin tratar.',
    storage:
      'En lugar fresco y oscuro, por debajo de 20 °C. Consumir en los 3 meses siguientes a la apertura.',
  },
  'three-grove-tasting-trio': {
    name: 'Trío de cata de los tres bancales',
    description:
      'La misma aceituna, la misma semana, tres alturas. La primera botella viene de los muros bajos junto al arroyo y es redonda y mantecosa; la segunda, de media ladera, trae alcachofa; la tercera creció al viento a 500 metros, y muerde. Catadas una junto a otra en cuchara templada, explican una ladera mejor que un mapa. Tres botellas de 100 ml en bandeja de haya.',
    attributes: {
      Origen: 'Apricale, Liguria, Italia',
      Variedad: 'Taggiasca',
      Contenido: 'Tres aceites de un solo bancal en bandeja de haya',
      Volumen: '3 × 100 ml',
    },
    ingredients: 'Aceite de oliva virgen extra.',
    storage:
      'En lugar fresco y oscuro, por debajo de 20 °C. Consumir en los 2 meses siguientes a la apertura.',
  },
  'koroneiki-island-olive-oil': {
    name: 'Aceite de oliva Koroneiki de la isla',
    description:
      'Las aceitunas Koroneiki no son mayores que un grano de café, y en Citera el viento las deja aún más pequeñas. Recogidas verdes en noviembre y molidas esa misma noche, dan un aceite denso y vivo que huele a piel de manzana y hierbas silvestres y termina en un largo calor de pimienta. En la isla lo vierten sobre tomates, pan de cebada y todo lo que esa mañana aún nadaba.',
    attributes: {
      Origen: 'Citera, Grecia',
      Variedad: 'Koroneiki',
      Temporada: 'Noviembre, fruto verde',
      Volumen: '500 ml',
      Maridaje: 'Tomates, pan de cebada tostado, pescado a la brasa',
    },
    ingredients: 'Aceite de oliva virgen extra.',
    storage:
      'En lugar fresco y oscuro, por debajo de 20 °C. Consumir en los 3 meses siguientes a la apertura.',
  },
  'cornicabra-reserve-olive-oil': {
    name: 'Aceite de oliva Cornicabra reserva',
    description:
      'Cornicabra, por la curva del fruto, que recuerda al cuerno de una cabra. Los olivos crecen en suelo pedregoso al borde de los azafranales, donde el invierno llega pronto y la aceituna aguanta hasta diciembre. Su aceite es denso y casi dulce al principio, aguacate y laurel, y luego vira a nuez verde. Tiene fuerza para un cordero asado y paciencia para un sofrito largo y lento.',
    attributes: {
      Origen: 'Montes de Toledo, España',
      Variedad: 'Cornicabra',
      Temporada: 'Principios de diciembre',
      Volumen: '500 ml',
      Maridaje: 'Cordero asado, sofrito, queso de oveja curado',
    },
    ingredients: 'Aceite de oliva virgen extra.',
    storage:
      'En lugar fresco y oscuro, por debajo de 20 °C. Consumir en los 3 meses siguientes a la apertura.',
  },
};
