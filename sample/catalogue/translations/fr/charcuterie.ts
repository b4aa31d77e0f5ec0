import type { SampleTranslations } from '#sample/catalogue/sample-types.ts';

export const charcuterie: SampleTranslations['products'] = {
  'acorn-fed-iberico-ham-hand-sliced': {
    name: 'Jambon ibérique de bellota, tranché à la main',
    description:
      'Coupé au couteau, jamais à la machine, en tranches d’une seule bouchée. Quarante mois dans une maison de pierre ont rendu la chair rubis et le gras si tendre qu’il brille à température ambiante. Il fond avant qu’on mâche : gland, noisette, champignon sec, un trait de sel bien net. Ouvrez le paquet vingt minutes avant et disposez les tranches sur une assiette tiède.',
    attributes: {
      Origine: 'Aracena, Andalousie, Espagne',
      Affinage: '40 mois',
      'Poids net': '100 g',
      Accords: 'Xérès sec, pain à la tomate',
    },
    ingredients: 'Jambon ibérique de bellota, sel marin.',
    storage:
      'Au réfrigérateur entre 2 et 8 °C ; ouvrir 20 minutes avant de servir. À consommer dans les 2 jours suivant l’ouverture.',
  },
  'acorn-fed-iberico-chorizo': {
    name: 'Chorizo ibérique de bellota',
    description:
      'Épaule et poitrine, hachées gros au couteau, avec du paprika doux et fumé, de l’ail et du sel, laissées une nuit à faire connaissance. Le chorizo est ensuite courbé en fer à cheval et pendu quatre mois là où monte le soir la fumée du chêne vert. Tranché, il est rouge brique marbré de blanc, à peine piquant, et laisse aux doigts une huile orangée qui mérite d’être léchée.',
    attributes: {
      Origine: 'Aracena, Andalousie, Espagne',
      Affinage: '4 mois',
      'Poids net': '350 g',
      Accords: 'Œufs au plat, vin rouge jeune',
    },
    ingredients: 'Porc ibérique de bellota, paprika, ail, sel marin.',
    storage:
      'Au frais et au sec ; au réfrigérateur une fois entamé. À consommer dans les 3 semaines suivant l’entame.',
  },
  'cured-iberico-loin': {
    name: 'Longe ibérique séchée',
    description:
      'La longe entière, parée à la main, frottée d’ail, d’origan et d’un peu de paprika, affinée cinq mois dans sa peau. Coupée en travers, chaque tranche est un ovale rosé veiné comme le marbre. Plus maigre que le jambon et plus ferme, avec l’amande grillée au centre et la fumée sur le bord. À trancher fin comme du papier et à déguster nature.',
    attributes: {
      Origine: 'Aracena, Andalousie, Espagne',
      Affinage: '5 mois',
      'Poids net': '400 g',
      Accords: 'Amandes, manzanilla, melon',
    },
    ingredients: 'Longe ibérique de bellota, sel marin, ail, paprika, origan.',
    storage:
      'Au réfrigérateur entre 2 et 8 °C, dans un linge. À consommer dans les 3 semaines suivant l’entame.',
  },
  'black-pepper-salchichon': {
    name: 'Salchichón au poivre noir',
    description:
      'Pas de paprika ici : c’est le porc qui parle le premier. Épaule maigre et gras ferme du dos sont hachés une seule fois, relevés de poivre noir concassé, de muscade et d’un verre de xérès, puis pendus jusqu’à ce qu’une fleur blanche couvre la peau. Rosé, dense, légèrement acidulé, c’est le saucisson que tout le monde entame au pique-nique et qui n’arrive jamais jusqu’au pain.',
    attributes: {
      Origine: 'Aracena, Andalousie, Espagne',
      Affinage: '3 mois',
      'Poids net': '300 g',
    },
    ingredients: 'Porc ibérique, sel marin, poivre noir, muscade, xérès.',
    storage:
      'Au frais et au sec ; au réfrigérateur une fois entamé. À consommer dans les 3 semaines suivant l’entame.',
  },
  'bone-in-iberico-shoulder': {
    name: 'Épaule ibérique avec os',
    description:
      'Une épaule entière, sabot compris, de vingt-six mois. Plus petite qu’un jambon et plus vite finie, plus douce près de l’os, elle a la taille d’une fête ou d’un long Noël. Calez-la sur un support, ne retirez que le gras nécessaire et reposez-le sur l’entame quand le dernier invité est parti. L’os fait un noble bouillon.',
    attributes: {
      Origine: 'Aracena, Andalousie, Espagne',
      Affinage: '26 mois',
      'Poids net': '4,5 kg',
    },
    ingredients: 'Épaule ibérique de bellota, sel marin.',
    storage:
      'Suspendue ou sur support, au frais et à l’air. À consommer dans les 5 semaines suivant l’entame.',
  },
  'nebbiolo-salami': {
    name: 'Saucisson au nebbiolo',
    description:
      'Un saucisson court et dodu, venu d’une cave sous les arcades. Le porc marine dans un nebbiolo réduit avec du laurier, du girofle et un ruban d’orange, puis il est embossé à la main et lié de ficelle rouge et blanche. Six semaines plus tard, les tranches sont lie-de-vin et presque à tartiner. Il sent la taverne en novembre, dans le meilleur sens du terme.',
    attributes: {
      Origine: 'Turin, Piémont, Italie',
      Affinage: '6 semaines',
      'Poids net': '250 g',
      Accords: 'Gressins, oignons au vinaigre, nebbiolo',
    },
    ingredients: 'Porc, vin nebbiolo, sel marin, poivre, laurier, girofle, écorce d’orange.',
    storage: 'Au réfrigérateur entre 2 et 8 °C. À consommer dans les 10 jours suivant l’entame.',
  },
};
