import type { SampleTranslations } from '#sample/catalogue/sample-types.ts';

export const cheese: SampleTranslations['products'] = {
  'summer-alp-cheese-18-months': {
    name: 'Queso alpino de verano, 18 meses',
    description:
      'Se hace solo en los cien días en que el rebaño pasta a 1860 metros, sobre fuego de abeto, con la leche de la mañana aún tibia. Dieciocho meses después la pasta tiene color de paja y se quiebra al doblarla. Hay en ella nuez tostada, piña y caldo de carne, y cristales blancos que crujen. Se corta fino, cuando ya está a temperatura ambiente.',
    attributes: {
      Origen: 'Gsteig, Berna, Suiza',
      Leche: 'Leche cruda de vaca, pasto de verano',
      Maduración: '18 meses',
      'Peso neto': '350 g',
      Maridaje: 'Peras, vino blanco seco, pan de nueces',
    },
    ingredients: 'Leche cruda de vaca, sal, cuajo, fermentos.',
    storage: 'En frío entre 2 y 8 °C, en su papel. Consumir en los 14 días siguientes al corte.',
  },
  'raclette-quarter-wheel': {
    name: 'Raclette, cuarto de rueda',
    description:
      'Un cuarto de rueda entera, lo que despachan seis personas con hambre una noche de nieve. Frente al fuego la pasta marfil se rinde, hace burbujas y se dora por el borde, y la corteza queda tan crujiente que se disputa. Con cuatro meses de maduración funde en un solo velo en vez de soltar grasa. Patatas, encurtidos, pimienta y alguien que no deje de raspar.',
    attributes: {
      Origen: 'Gsteig, Berna, Suiza',
      Leche: 'Leche cruda de vaca',
      Maduración: '4 meses',
      'Peso neto': '1,4 kg',
      Maridaje: 'Patatas de carne firme, pepinillos, té negro',
    },
    ingredients: 'Leche cruda de vaca, sal, cuajo, fermentos.',
    storage: 'En frío entre 2 y 8 °C, en su papel. Consumir en los 10 días siguientes al corte.',
  },
  'hay-flower-tomme': {
    name: 'Tomme de flores de heno',
    description:
      'Una rueda pequeña rebozada en lo que cae entre las tablas del henil: aciano, caléndula, trébol, tomillo y no poca hierba. La corteza se come y huele a pajar en agosto. Debajo hay una línea fina y cremosa, y luego un corazón tierno y lácteo con una nota de manzanilla. Merece llegar entera a la mesa: la mitad del placer está en mirarla.',
    attributes: {
      Origen: 'Gsteig, Berna, Suiza',
      Leche: 'Leche cruda de vaca',
      Maduración: '10 semanas',
      'Peso neto': '600 g',
      Maridaje: 'Miel de acacia, sidra, pan de centeno',
    },
    ingredients: 'Leche cruda de vaca, sal, cuajo, fermentos, flores de heno.',
    storage: 'En frío entre 2 y 8 °C, en su papel. Consumir en los 10 días siguientes al corte.',
  },
  'clothbound-cheddar-14-months': {
    name: 'Cheddar en paño, 14 meses',
    description:
      'Envuelto en lino, frotado con manteca y olvidado catorce meses en un granero frío, este cheddar no ha dejado de respirar. La pasta es seca y rocosa, amarilla como la mantequilla, más oscura junto al paño, donde sabe a tierra y cebolla asada. Hacia el centro se vuelve viva y herbácea. Mejor partirlo con la punta del cuchillo que cortarlo en lonchas.',
    attributes: {
      Origen: 'Muker, Yorkshire del Norte, Reino Unido',
      Leche: 'Leche cruda de vaca Shorthorn',
      Maduración: '14 meses en paño',
      'Peso neto': '300 g',
      Maridaje: 'Chutney de ciruela damascena, manzanas, cerveza amarga',
    },
    ingredients: 'Leche cruda de vaca, sal, cuajo, fermentos, manteca de cerdo (corteza).',
    storage: 'En frío entre 2 y 8 °C, en su papel. Consumir en los 14 días siguientes al corte.',
  },
  'skerrow-blue': {
    name: 'Queso azul Skerrow',
    description:
      'Se perfora a mano a las cinco semanas, para que el aire encuentre camino y el azul lo siga. A las doce está recorrido por vetas color pizarra, más húmedo que quebradizo, salado en la punta de la lengua y dulce como mantequilla al fondo. No pica, ahonda: cacao, piedra mojada, un poco de anís. Muy bueno sobre una galleta de avena caliente.',
    attributes: {
      Origen: 'Muker, Yorkshire del Norte, Reino Unido',
      Leche: 'Leche pasteurizada de vaca Shorthorn',
      Maduración: '12 semanas',
      'Peso neto': '250 g',
      Maridaje: 'Galletas de avena, nueces, vino dulce',
    },
    ingredients: 'Leche de vaca pasteurizada, sal, cuajo, fermentos, moho azul.',
    storage: 'En frío entre 2 y 8 °C, en su papel. Consumir en los 7 días siguientes al corte.',
  },
  'tarn-ale-washed-cheese': {
    name: 'Queso Tarn lavado en cerveza',
    description:
      'Un día sí y otro no, durante seis semanas, alguien voltea estas ruedecitas y las frota con la cerveza negra del pueblo vecino. La corteza se vuelve pegajosa, del color del albaricoque, y huele bastante más fuerte de lo que sabe. Dentro hay una crema lenta, de cuchara, con malta, cacahuete y panceta ahumada. Quince minutos de horno en su caja de abeto, y pan para mojar.',
    attributes: {
      Origen: 'Muker, Yorkshire del Norte, Reino Unido',
      Leche: 'Leche pasteurizada de vaca',
      Maduración: '6 semanas, lavado en cerveza',
      'Peso neto': '250 g',
    },
    ingredients:
      'Leche de vaca pasteurizada, sal, cuajo, fermentos, cerveza negra (agua, malta de cebada, lúpulo, levadura).',
    storage: 'En frío entre 2 y 8 °C, en su caja. Consumir en los 5 días siguientes al corte.',
  },
  'saffron-sheep-cheese': {
    name: 'Queso de oveja al azafrán',
    description:
      'Cuando se tuesta el azafrán, las hebras rotas que nadie puede vender van a la leche. Tiñen la cuajada de amarillo yema y la perfuman de heno y miel; los granos enteros de pimienta negra hacen el resto. Cinco meses, firme y algo aceitoso, prensado en la pleita de esparto de siempre, que deja su zigzag en la corteza. Se sirve en cuñas finas.',
    attributes: {
      Origen: 'Consuegra, Castilla-La Mancha, España',
      Leche: 'Leche cruda de oveja',
      Maduración: '5 meses',
      'Peso neto': '250 g',
      Maridaje: 'Membrillo, jerez seco, almendras',
    },
    ingredients: 'Leche de oveja, sal, cuajo, pimienta negra, azafrán.',
    storage: 'En frío entre 2 y 8 °C, en su papel. Consumir en los 14 días siguientes al corte.',
  },
};
