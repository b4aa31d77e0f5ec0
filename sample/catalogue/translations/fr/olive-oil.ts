import type { SampleTranslations } from '#sample/catalogue/sample-types.ts';

export const oliveOil: SampleTranslations['products'] = {
  'taggiasca-extra-virgin-olive-oil': {
    name: 'Huile d’olive vierge extra Taggiasca',
    description:
      'L’huile qui a fait la réputation du moulin, née de 1 900 arbres sur des terrasses de pierre sèche au-dessus de la mer. Elle coule dorée, ourlée de vert, avec un goût d’amande fraîche, de pignon et d’un peu d’artichaut, et juste assez de poivre à la fin pour rappeler qu’elle est vivante. Discrète à dessein : elle porte le basilic, le poisson blanc et les haricots tièdes sans leur couper la parole.',
    attributes: {
      Origine: 'Apricale, Ligurie, Italie',
      Variété: 'Taggiasca',
      Saison: 'Fin octobre à décembre, récolte à la main',
      Contenance: '500 ml',
      Accords: 'Pesto, poisson vapeur, haricots blancs',
    },
    ingredients: 'Huile d’olive vierge extra.',
    storage:
      'Au frais et à l’abri de la lumière, à moins de 20 °C. À consommer dans les 3 mois suivant l’ouverture.',
  },
  'novello-first-harvest-oil': {
    name: 'Novello, huile de première récolte',
    description:
      'Quatre jours de cueillette, pas de filtre, pas de repos. Les premières olives arrivent dures et vertes à la fin d’octobre et l’huile sort du moulin trouble, couleur d’herbe coupée. Elle sent la feuille de tomate et la banane verte et accroche la gorge. Versez-la sur du pain grillé frotté d’ail, et sur rien d’autre jusqu’à la moitié de la bouteille.',
    attributes: {
      Origine: 'Apricale, Ligurie, Italie',
      Variété: 'Taggiasca',
      Saison: 'Dernière semaine d’octobre, non filtrée',
      Contenance: '500 ml',
      Accords: 'Pain à l’ail, fenouil cru, lentilles',
    },
    ingredients: 'Huile d’olive vierge extra.',
    storage:
      'Au frais et à l’abri de la lumière, à moins de 20 °C. À consommer dans les 2 mois suivant l’ouverture.',
  },
  'taggiasca-family-tin': {
    name: 'Taggiasca en bidon familial',
    description:
      'Trois litres de la même huile Taggiasca dans un bidon qui tient à distance la seule chose que l’huile redoute : la lumière. C’est ainsi que le village l’achète, un bidon pour la cuisine, un pour la cousine de la ville. Remplissez-en un petit flacon, vissez bien le bouchon de laiton, et rôtissez, assaisonnez, pâtissez avec une huile que l’on ne mesure plus à la cuillère.',
    attributes: {
      Origine: 'Apricale, Ligurie, Italie',
      Variété: 'Taggiasca',
      Saison: 'Novembre et décembre, récolte à la main',
      Contenance: '3 l',
    },
    ingredients: 'Huile d’olive vierge extra.',
    storage:
      'Au frais et à l’abri de la lumière, à moins de 20 °C. À consommer dans les 4 mois suivant l’ouverture.',
  },
  'lemon-pressed-olive-oil': {
    name: 'Huile d’olive pressée au citron',
    description:
      'Ici, aucun arôme ajouté. Les citrons entiers du jardin clos, à côté du moulin, passent sous les meules avec les olives, une part pour six, et l’écorce donne son huile à l’huile. Le résultat est vif et légèrement amer, comme un zeste griffé de l’ongle. Quelques gouttes réveillent un calamar grillé, un bol de petits pois ou une glace à la vanille.',
    attributes: {
      Origine: 'Apricale, Ligurie, Italie',
      Variété: 'Taggiasca',
      Contenance: '250 ml',
      Accords: 'Calamar grillé, petits pois, glace à la vanille',
    },
    ingredients: 'Olives, citrons entiers non traités.',
    storage:
      'Au frais et à l’abri de la lumière, à moins de 20 °C. À consommer dans les 3 mois suivant l’ouverture.',
  },
  'three-grove-tasting-trio': {
    name: 'Trio de dégustation des trois oliveraies',
    description:
      'La même olive, la même semaine, trois altitudes. La première bouteille vient des murs du bas, près du ruisseau, ronde et beurrée ; la deuxième, du milieu, apporte l’artichaut ; la troisième a poussé à 500 mètres dans le vent, et elle mord. Goûtées côte à côte à la cuillère tiède, elles racontent un coteau mieux qu’une carte. Trois flacons de 100 ml dans un plateau de hêtre.',
    attributes: {
      Origine: 'Apricale, Ligurie, Italie',
      Variété: 'Taggiasca',
      Contenu: 'Trois huiles parcellaires dans un plateau de hêtre',
      Contenance: '3 × 100 ml',
    },
    ingredients: 'Huile d’olive vierge extra.',
    storage:
      'Au frais et à l’abri de la lumière, à moins de 20 °C. À consommer dans les 2 mois suivant l’ouverture.',
  },
  'koroneiki-island-olive-oil': {
    name: 'Huile d’olive Koroneiki de l’île',
    description:
      'Les olives koroneiki ne sont pas plus grosses qu’un grain de café, et à Cythère le vent les garde plus petites encore. Cueillies vertes en novembre et pressées dans la nuit, elles donnent une huile dense et lumineuse qui sent la peau de pomme et les herbes sauvages et s’achève sur une longue chaleur poivrée. Sur l’île, on la verse sur les tomates, les biscottes d’orge et tout ce qui nageait ce matin.',
    attributes: {
      Origine: 'Cythère, Grèce',
      Variété: 'Koroneiki',
      Saison: 'Novembre, olives vertes',
      Contenance: '500 ml',
      Accords: 'Tomates, biscottes d’orge, poisson grillé',
    },
    ingredients: 'Huile d’olive vierge extra.',
    storage:
      'Au frais et à l’abri de la lumière, à moins de 20 °C. À consommer dans les 3 mois suivant l’ouverture.',
  },
  'cornicabra-reserve-olive-oil': {
    name: 'Huile d’olive Cornicabra Réserve',
    description:
      'Cornicabra veut dire corne de chèvre, pour la courbe du fruit. Les arbres poussent dans la pierraille au bord des champs de safran, là où l’hiver vient tôt et où les olives restent jusqu’en décembre. Leur huile est dense, presque douce d’abord, avocat et laurier, puis tourne à la noix verte. Assez forte pour un agneau rôti, assez patiente pour un long sofrito.',
    attributes: {
      Origine: 'Montes de Toledo, Espagne',
      Variété: 'Cornicabra',
      Saison: 'Début décembre',
      Contenance: '500 ml',
      Accords: 'Agneau rôti, sofrito, brebis affiné',
    },
    ingredients: 'Huile d’olive vierge extra.',
    storage:
      'Au frais et à l’abri de la lumière, à moins de 20 °C. À consommer dans les 3 mois suivant l’ouverture.',
  },
};
