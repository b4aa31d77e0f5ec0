import type { SampleTranslations } from '#sample/catalogue/sample-types.ts';

export const honeyPreserves: SampleTranslations['products'] = {
  'wild-thyme-honey': {
    name: 'Miel de thym sauvage',
    description:
      'En juillet, seul le thym fleurit sur les caps : les abeilles n’ont pas le choix, et le miel non plus. Il est épais, ambré, résineux, avec des herbes chaudes, de l’écorce d’orange et un chatouillis poivré dans la gorge. Extrait à froid, passé au linge, rien d’autre. Sur un yaourt de brebis aux noix, c’est un petit déjeuner ; sur un fromage frit brûlant, un dîner.',
    attributes: {
      Origine: 'Cythère, Grèce',
      Saison: 'Juillet et août',
      Fabrication: 'Extrait à froid, non chauffé',
      'Poids net': '400 g',
      Accords: 'Yaourt de brebis, noix, fromage frit',
    },
    ingredients: 'Miel de thym.',
    storage: 'À température ambiante ; peut cristalliser.',
  },
  'cut-thyme-honeycomb': {
    name: 'Miel de thym en rayon',
    description:
      'Un carré coupé à même le cadre, alvéoles closes, exactement tel que les abeilles l’ont laissé. Sous la dent, chaque cellule cède avec un petit claquement, le miel de thym coule et la cire reste à mâcher. On ne peut se défaire que de quelques cadres par an. Posez-le sur une planche avec un bleu et laissez chacun en casser un coin.',
    attributes: {
      Origine: 'Cythère, Grèce',
      Saison: 'Août, une fois l’an',
      'Poids net': '300 g',
      Accords: 'Fromage bleu, brioche grillée, poires',
    },
    ingredients: 'Miel de thym en rayon naturel.',
    storage: 'À température ambiante, couvercle fermé.',
  },
  'chestnut-forest-honey': {
    name: 'Miel de châtaignier',
    description:
      'Sombre comme un thé corsé, et sucré juste ce qu’il faut. Quand les châtaigniers fleurissent, fin juin, deux cents ruches attendent le long du chemin forestier, et pendant dix jours rien d’autre n’y entre. Le miel sent le cuir et l’écorce chaude et laisse une amertume agréable, comme la peau de la noix. Il cristallise à peine et adore le salé.',
    attributes: {
      Origine: 'Ardèche, France',
      Saison: 'Fin juin à juillet',
      Fabrication: 'Extrait à froid, non chauffé',
      'Poids net': '350 g',
      Accords: 'Fromage de chèvre, canard rôti, thé noir',
    },
    ingredients: 'Miel de châtaignier.',
    storage: 'À température ambiante ; peut cristalliser.',
  },
  'ardeche-chestnut-cream': {
    name: 'Crème de châtaignes d’Ardèche',
    description:
      'Des châtaignes des terrasses, pelées deux fois, mijotées et passées au tamis jusqu’au dernier grain, puis cuites avec du sucre de canne et une gousse de vanille fendue. La cuillère y tient debout. Un tiers des fruits ayant d’abord séché sur les peaux qui couvent, un souffle de fumée passe derrière la douceur. Dans une crêpe, sous la chantilly ou à même la boîte.',
    attributes: {
      Origine: 'Ardèche, France',
      'Poids net': '250 g',
      Accords: 'Crêpes, chantilly, meringue',
    },
    ingredients: 'Châtaignes (58 %), sucre de canne, vanille.',
    storage:
      'Au frais et au sec ; au réfrigérateur après ouverture. À consommer dans les 10 jours suivant l’ouverture.',
  },
  'bergeron-apricot-preserve': {
    name: 'Confiture d’abricots bergeron',
    description:
      'Le bergeron est l’abricot qui tache les doigts : joues rouges, acidulé, une semaine en retard. Les oreillons entrent dans la bassine de cuivre le jour de la cueillette, avec la moitié de leur poids de sucre et quelques amandons pour l’amertume, et en sortent sans perdre leur forme. La prise est souple, la couleur celle d’un soleil bas. Mettez-la dans une tarte, et la tarte n’a plus besoin de rien.',
    attributes: {
      Origine: 'Vallée du Rhône, France',
      Variété: 'Bergeron',
      Saison: 'Juillet',
      'Poids net': '320 g',
    },
    ingredients: 'Abricots (65 %), sucre de canne, jus de citron.',
    storage:
      'Au frais et au sec ; au réfrigérateur après ouverture. À consommer dans les 4 semaines suivant l’ouverture.',
  },
  'black-fig-and-walnut-preserve': {
    name: 'Confiture de figues noires aux noix',
    description:
      'Des figues de septembre, si mûres qu’elles se fendent en route, réduites avec du vin rouge, une feuille de laurier et des noix nouvelles cassées le matin même. Les graines craquent, les noix restent croquantes et le vin tient le sucre en respect. Faite pour le fromage, et elle le sait. Une cuillère à café change aussi le jus d’un magret en sauce.',
    attributes: {
      Origine: 'Ardèche, France',
      Saison: 'Septembre',
      'Poids net': '220 g',
      Accords: 'Fromage bleu, magret de canard',
    },
    ingredients: 'Figues noires (60 %), sucre de canne, noix (9 %), vin rouge, laurier.',
    storage:
      'Au frais et au sec ; au réfrigérateur après ouverture. À consommer dans les 4 semaines suivant l’ouverture.',
  },
  'damson-chutney': {
    name: 'Chutney de prunes de Damas',
    description:
      'La haie du chemin donne de petites prunes noires si aigres que même les oiseaux les laissent. Mijotées cinq heures avec des oignons, du vinaigre de cidre, du sucre brun et un peu de macis, elles s’effondrent en quelque chose de sombre, de vif et de collant. On le garde un hiver avant de l’étiqueter, le temps que les angles s’arrondissent. Sans lui, un sandwich au fromage paraît désormais inachevé.',
    attributes: {
      Origine: 'Muker, Yorkshire du Nord, Royaume-Uni',
      Saison: 'Septembre',
      'Poids net': '280 g',
      Accords: 'Cheddar, pâté en croûte, rôti de bœuf froid',
    },
    ingredients: 'Prunes de Damas (48 %), oignons, sucre brun, vinaigre de cidre, macis, sel.',
    storage:
      'Au frais et au sec ; au réfrigérateur après ouverture. À consommer dans les 8 semaines suivant l’ouverture.',
  },
};
