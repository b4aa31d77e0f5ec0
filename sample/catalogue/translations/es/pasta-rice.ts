import type { SampleTranslations } from '#sample/catalogue/sample-types.ts';

export const pastaRice: SampleTranslations['products'] = {
  'bronze-die-spaghettoni': {
    name: 'Spaghettoni al bronce',
    description:
      'Más gruesos que un espagueti por un pelo, y ásperos como la lengua de un gato por el bronce que han atravesado. Cincuenta horas de secado lento guardan el olor a trigo, que vuelve en cuanto sube el vapor. Tardan trece minutos y conservan el alma. Basta la salsa más sencilla, ajo y aceite o tomate y albahaca: no se escurre nada.',
    attributes: {
      Origen: 'Gragnano, Campania, Italia',
      Elaboración: 'Molde de bronce, 50 horas de secado',
      'Peso neto': '500 g',
      Maridaje: 'Ajo y aceite, tomate y albahaca',
    },
    ingredients: 'Sémola de trigo duro, agua.',
    storage: 'En lugar fresco y seco.',
  },
  'giant-paccheri': {
    name: 'Paccheri gigantes',
    description:
      'Tubos tan anchos que se pierde una gamba dentro. El nombre viene de la bofetada que suena al saltearlos, y salteados piden ser, con un ragú de tomatitos y calamar, hasta que cada uno se ha tragado su parte. Paredes gruesas, mordida de verdad, ninguno se abre en la olla. Los que sobran se ponen de pie en una fuente, se rellenan de ricota y van al gratín.',
    attributes: {
      Origen: 'Gragnano, Campania, Italia',
      Elaboración: 'Molde de bronce, 60 horas de secado',
      'Peso neto': '500 g',
      Maridaje: 'Ragú de calamar, ricota, cebolla pochada',
    },
    ingredients: 'Sémola de trigo duro, agua.',
    storage: 'En lugar fresco y seco.',
  },
  'egg-tagliatelle-nests': {
    name: 'Nidos de tagliatelle al huevo',
    description:
      'Siete yemas por kilo, de gallinas que ven la luz del día, y una lámina estirada y no prensada, para que quede porosa. Seis nidos, enrollados a mano mientras las cintas aún están tiernas. Se hacen en cuatro minutos, toman el amarillo de unas buenas natillas y traen su propia untuosidad. Bastan mantequilla y una cucharada del agua de cocción; un ragú lento es mejor.',
    attributes: {
      Origen: 'Gragnano, Campania, Italia',
      Elaboración: 'Lámina estirada, nidos enrollados a mano',
      'Peso neto': '250 g',
      Maridaje: 'Ragú a fuego lento, boletus, mantequilla de salvia',
    },
    ingredients: 'Sémola de trigo duro, yemas de huevo de gallinas camperas (32 %).',
    storage: 'En lugar fresco y seco.',
  },
  'squid-ink-linguine': {
    name: 'Linguine a la tinta de calamar',
    description:
      'Negros hasta el centro, y negros también después de cocer, porque la tinta se amasa con la sémola en vez de pintarse por fuera. Huelen a marea baja y a hierro y saben más suaves de lo que parecen, salinos con un asomo de dulzor. Ocho minutos en agua apenas salada, y luego almejas, ralladura de limón y pan rallado frito en aceite de oliva. Se recomienda camisa oscura.',
    attributes: {
      Origen: 'Gragnano, Campania, Italia',
      Elaboración: 'Molde de bronce, 44 horas de secado',
      'Peso neto': '400 g',
      Maridaje: 'Almejas, ralladura de limón, pan rallado frito',
    },
    ingredients: 'Sémola de trigo duro, agua, tinta de calamar (4 %).',
    storage: 'En lugar fresco y seco.',
  },
  'hand-rolled-fusilli': {
    name: 'Fusilli enrollados a mano',
    description:
      'Tres mujeres, tres varillas de hierro, una mesa espolvoreada de sémola. Una tira de masa molida a la piedra se enrolla en la varilla, se aprieta una vez bajo la palma y se desliza convertida en una espiral larga y desigual. Conserva el salvado, así que sabe a tostada y avellana y da que masticar. Nació para el ragú de cordero, y perdona el brócoli con anchoas.',
    attributes: {
      Origen: 'Gragnano, Campania, Italia',
      Elaboración: 'Enrollados a mano en varilla de hierro',
      'Peso neto': '500 g',
    },
    ingredients: 'Trigo duro integral molido a la piedra, agua.',
    storage: 'En lugar fresco y seco.',
  },
  'aged-carnaroli-rice': {
    name: 'Arroz Carnaroli envejecido',
    description:
      'Un buen arroz gana con un año de espera. En reposo, con su cáscara, en el frescor del acero, el grano se endurece por fuera y aprende a beber despacio. En la cazuela absorbe tres veces su peso en caldo, devuelve una crema de seda y guarda en el centro un punto de resistencia. Se descascarilla en lotes pequeños y va en una lata que sobrevive a muchos risottos.',
    attributes: {
      Origen: 'Vercelli, Piamonte, Italia',
      Variedad: 'Carnaroli',
      Maduración: '12 meses antes del descascarillado',
      'Peso neto': '1 kg',
      Maridaje: 'Azafrán, tuétano, setas silvestres',
    },
    ingredients: 'Arroz carnaroli.',
    storage: 'En lugar seco, con la tapa cerrada.',
  },
  'bomba-rice': {
    name: 'Arroz bomba',
    description:
      'Un grano corto y redondo que se hincha a lo ancho, como un acordeón, y casi nunca revienta. Criado en el agua fría que baja de la sierra, más despacio que sus primos de la costa, admite una quinta parte más de caldo. Para paella, donde no debe pasar de un dedo de grosor y ha de agarrarse al fondo; también para arroz al horno con su cabeza de ajos.',
    attributes: {
      Origen: 'Valle del Segura, España',
      Variedad: 'Bomba',
      Temporada: 'Octubre',
      'Peso neto': '1 kg',
      Maridaje: 'Azafrán, ñoras, conejo',
    },
    ingredients: 'Arroz bomba.',
    storage: 'En lugar fresco y seco.',
  },
};
