import type { WrittenReviews } from '#sample/history/written-reviews.ts';

export const spanishReviews: WrittenReviews = {
  'taggiasca-extra-virgin-olive-oil': [
    '★★★★☆ Suave y con un punto de almendra. Viniendo de tierra de picual se me hace delicado, pero con pescado blanco es perfecto.',
  ],
  'novello-first-harvest-oil': [
    '★★★★★ Recién molido, turbio y verde. Tostada, ajo, un buen chorro y a callar.',
  ],
  'taggiasca-family-tin': [
    '★★★☆☆ El aceite es bueno, pero la lata llegó con una abolladura y cuesta verter sin que gotee. Lo paso a una botella pequeña y listo.',
  ],
  'lemon-pressed-olive-oil': [
    '★★★★★ Huele a piel de limón recién rallada. Unas gotas en unos guisantes y cambia el plato entero.',
  ],
  'koroneiki-island-olive-oil': [
    '★★★★★ Espeso, verde, pica al final. Con tomate y pan duro no necesito más cena.',
  ],
  'cornicabra-reserve-olive-oil': [
    '★★★★★ El aceite de mi infancia. Mi abuelo tenía doce olivos de cornicabra cerca de Consuegra y al abrir la botella me ha venido todo de golpe: el laurel, la nuez verde, ese dulzor del principio que luego amarga un poco. Con una rebanada de pan de hogaza y un tomate partido no he necesitado más. Emociona encontrarlo tan lejos y tan bien embotellado.',
    '★★★★☆ Muy buen cornicabra, bien embotellado. Para freír me parece un lujo, lo dejo para crudo.',
  ],
  'eight-barrel-balsamic': [
    '★★★★★ Cubre la cuchara y luego se suelta. Guinda, ciruela, algo de tabaco. Con fresas, de diez.',
    '★★★☆☆ Está rico, aunque esperaba más cuerpo por este precio. En la sartén con cebolla mejora mucho.',
  ],
  'twelve-year-traditional-balsamic': [
    '★★★★★ Dos gotas en una lasca de parmesano y se acaba la conversación.',
  ],
  'everyday-table-balsamic': [
    '★★★★★ Para todos los días y sin caramelo. Aliña, desglasa y cuesta lo que tiene que costar.',
  ],
  'white-grape-condiment': ['★★★★★ Limpio y suave, no mancha el pepino ni las ostras. Un descubrimiento.'],
  'saba-cooked-grape-must': [
    '★★★★☆ Me recuerda al arrope de mi abuela. Con yogur y nueces, merienda resuelta.',
  ],
  'summer-alp-cheese-18-months': [
    '★★★★★ Cruje, huele a avellana y sabe a prado. Lo saqué una hora antes y valió la pena esperar.',
  ],
  'raclette-quarter-wheel': [
    '★★★★☆ Funde de maravilla y la corteza tostada es lo mejor. Un cuarto de rueda es mucho queso: invitad a gente.',
  ],
  'hay-flower-tomme': ['★★★★☆ Precioso, cubierto de flores. Suave por dentro, con un toque a manzanilla.'],
  'clothbound-cheddar-14-months': [
    '★★★★★ Seco, quebradizo, con carácter. Nada que ver con lo que venden en lonchas.',
  ],
  'skerrow-blue': [
    '★★★☆☆ Buen azul, cremoso, pero me llegó muy salado en la parte de fuera. El centro, excelente.',
  ],
  'tarn-ale-washed-cheese': [
    '★★★★☆ Huele fuerte y sabe a malta y cacahuete. Quince minutos de horno en su caja y pan para mojar.',
  ],
  'saffron-sheep-cheese': [
    '★★★★★ Queso de oveja con azafrán de verdad y pimienta en grano. En triángulos finos con un vino de La Mancha, como debe ser.',
  ],
  'acorn-fed-iberico-ham-hand-sliced': [
    '★★★★★ Cortado a cuchillo, lonchas pequeñas, la grasa brilla sola. Jamón serio. Plato templado y nada más.',
    '★★★★★ Llevaba dos años sin probar un jamón así. Se me saltaron las lágrimas y no exagero.',
  ],
  'acorn-fed-iberico-chorizo': [
    '★★★★★ Picado grueso, ahumado de encina, nada picante. Con unos huevos fritos me sentí en casa.',
    '★★★★☆ Muy bueno, con su grasa naranja en el plato. Un poco curado de más para cocinar, perfecto en frío.',
  ],
  'cured-iberico-loin': ['★★★★★ Lomo de los de verdad, veteado y con su punto de pimentón. Muy fino y solo.'],
  'black-pepper-salchichon': [
    '★★★★★ Pimienta, nuez moscada y ese golpe de jerez. Duró lo que tardamos en abrir el pan.',
  ],
  'bone-in-iberico-shoulder': [
    '★★★★★ La paleta llegó perfecta, bien embalada y con su curación en punto. Un consejo para quien no lo haya hecho nunca: jamonero firme, cuchillo bien afilado y poca prisa. Junto al hueso es puro dulce. Éramos nueve el sábado y el lunes todavía quedaba para bocadillos. Del hueso salió un caldo noble, como dicen, y con él unas lentejas que mi suegra ha dado por buenas.',
  ],
  'bronze-die-spaghettoni': [
    '★★★★☆ Gruesos y ásperos, la salsa se agarra. Trece minutos de reloj y quedan enteros.',
  ],
  'egg-tagliatelle-nests': [
    '★★★★★ Se nota el huevo y el color es de natillas. Mantequilla, agua de cocción y a la mesa.',
  ],
  'squid-ink-linguine': [
    '★★★★★ Negros de principio a fin, sabor a mar sin amargar. Con almejas fueron el plato de la noche.',
  ],
  'hand-rolled-fusilli': [
    '★★★☆☆ Muy ricos, pero la cocción es desigual porque cada uno es distinto: unos quedan duros y otros pasados. Habrá que cogerles el punto.',
  ],
  'aged-carnaroli-rice': ['★★★★☆ Arroz cremoso sin pasarse. La lata conserva bien el kilo entero.'],
  'bomba-rice': [
    '★★★★★ Arroz bomba de altura: aguanta, no se abre y hace socarrat. Mi madre, valenciana, ha dado el visto bueno.',
    '★★★★★ Al horno con una cabeza de ajos, garbanzos y morcilla. Quedó suelto y con todo el sabor del caldo.',
  ],
  'wild-thyme-honey': [
    '★★★★★ Sabe a monte, con resina y piel de naranja. Sobre queso frito caliente es otra cosa.',
  ],
  'cut-thyme-honeycomb': [
    '★★★★☆ El panal entero, para comerlo a bocados. Un espectáculo en la tabla de quesos. Pringa bastante, aviso.',
  ],
  'chestnut-forest-honey': ['★★★★☆ Oscura y amarga, con sabor a corteza. Con requesón está riquísima.'],
  'bergeron-apricot-preserve': [
    '★★★★☆ Mitades enteras de albaricoque y poco dulzor. Para la tostada queda algo líquida, para la tarta ideal.',
  ],
  'black-fig-and-walnut-preserve': [
    '★★★★★ Higos, nueces y vino tinto. Con un queso curado no hay postre mejor.',
  ],
  'dark-chocolate-72-percent': [
    '★★★★★ Ácido, limpio, a frutos rojos. Solo cacao y azúcar, y no le falta nada.',
  ],
  'hay-milk-chocolate-50-percent': [
    '★★★★★ Un chocolate con leche para quien dice que no le gusta el chocolate con leche.',
  ],
  'pumpkin-seed-pralines': [
    '★★★★☆ Originales y muy buenos, el relleno verde sorprende a todos. Guardadlos en sitio fresco.',
  ],
  'orange-peel-in-dark-chocolate': [
    '★★★★★ Piel gruesa, jugosa, con su amargor. La caja no llegó al domingo.',
  ],
  'drinking-chocolate-flakes': [
    '★★★★☆ Espeso y brillante si se bate bien. Con churros, os lo podéis imaginar.',
  ],
  'piedmont-gianduja-cream': [
    '★★★★★ Avellana de verdad. Mis hijos han dejado de pedir la otra crema, y eso lo dice todo.',
  ],
  'hand-stretched-grissini': [
    '★★★★☆ Crujientes y con sabor a aceite. Alguno llegó partido, pero para envolver en jamón da igual.',
  ],
  'cornmeal-hazelnut-biscuits': [
    '★★★★☆ Arenosas y con mucha mantequilla. En el café aguantan justo dos segundos, después hay que pescarlas.',
  ],
  'la-mancha-saffron-threads': [
    '★★★★★ Azafrán como el que tostaba mi familia: hebras largas, sin polvo, huele a heno y miel. Doce hebras y el arroz es oro.',
  ],
  'sweet-smoked-paprika': [
    '★★★★★ Pimentón dulce ahumado de los buenos. Con pulpo, con patatas, con lo que sea.',
  ],
  'dried-nora-peppers': [
    '★★★★★ Carnosas, dulces, nada de picante. El caldero por fin me ha salido como en Murcia.',
  ],
  'hand-raked-flor-de-sal': ['★★★★☆ Cristales húmedos y crujientes. Para la carne, al final y a pellizcos.'],
  'seaweed-sea-salt': [
    '★★★★★ En el borde de una cerveza fría o sobre un huevo. Sabe a marea baja, qué alegría.',
  ],
  'salted-island-capers': ['★★★★★ Pequeñas, firmes, con sabor a mostaza. Nada que ver con las de vinagre.'],
  'sardines-in-olive-oil': [
    '★★★★★ Las mejores sardinas en lata que he probado fuera de Portugal. Y mira que he probado.',
    '★★★★☆ Jugosas y con buen aceite. Una de las latas traía cuatro y otra cinco, como avisan.',
  ],
  'octopus-in-garlic-oil': [
    '★★★★★ Tierno, cortado grueso, con el ajo apenas dorado. Sobre cachelos y con pimentón del mismo pedido.',
  ],
  'mussels-in-escabeche': [
    '★★★★★ Mejillones grandes y un escabeche con clavo y laurel. Patatas fritas, vermut, y es domingo cualquier día.',
  ],
  'piri-piri-sardine-pate': [
    '★★☆☆☆ Demasiado picante para mí y la lata es diminuta. A mi hermano le encantó, así que irá para él.',
  ],
  'gift-set-1': [
    '★★★★★ Lo mandé a unos amigos que se casaban. Llegó frío lo que tenía que llegar frío y la caja es para guardarla.',
  ],
  'atlantic-tin-collection': [
    '★★★★☆ Doce latas y un tarro de sal en una caja preciosa. Hubiera preferido más caballa y menos paté, pero no queda ni una.',
  ],
};
