import type { SampleTranslations } from '#sample/catalogue/sample-types.ts';

export const cheese: SampleTranslations['products'] = {
  'summer-alp-cheese-18-months': {
    name: 'Fromage d’alpage d’été, 18 mois',
    description:
      'Fabriqué uniquement pendant les cent jours où le troupeau pâture à 1 860 mètres, sur un feu d’épicéa, avec le lait du matin encore tiède. Dix-huit mois plus tard, la pâte est couleur de paille et casse quand on la plie. On y trouve la noix grillée, l’ananas, le bouillon de bœuf et des cristaux blancs qui crépitent. Coupez fin, et laissez-le d’abord revenir à température.',
    attributes: {
      Origine: 'Gsteig, Berne, Suisse',
      Lait: 'Lait cru de vache, pâturage d’été',
      Affinage: '18 mois',
      'Poids net': '350 g',
      Accords: 'Poires, vin blanc sec, pain aux noix',
    },
    ingredients: 'Lait cru de vache, sel, présure, ferments.',
    storage:
      'Au réfrigérateur entre 2 et 8 °C, dans son papier. À consommer dans les 14 jours suivant l’entame.',
  },
  'raclette-quarter-wheel': {
    name: 'Raclette, quart de meule',
    description:
      'Un quart de meule, soit ce dont six affamés viennent à bout un soir de neige. Devant le feu, la pâte ivoire s’affaisse, cloque et dore au bord, et la croûte devient si croustillante qu’on se la dispute. Quatre mois d’affinage : elle fond d’une seule nappe au lieu de rendre son gras. Pommes de terre, cornichons, poivre, et quelqu’un qui racle sans s’arrêter.',
    attributes: {
      Origine: 'Gsteig, Berne, Suisse',
      Lait: 'Lait cru de vache',
      Affinage: '4 mois',
      'Poids net': '1,4 kg',
      Accords: 'Pommes de terre à chair ferme, cornichons, thé noir',
    },
    ingredients: 'Lait cru de vache, sel, présure, ferments.',
    storage:
      'Au réfrigérateur entre 2 et 8 °C, dans son papier. À consommer dans les 10 jours suivant l’entame.',
  },
  'hay-flower-tomme': {
    name: 'Tomme aux fleurs de foin',
    description:
      'Une petite meule roulée dans ce qui tombe entre les lattes du fenil : bleuet, souci, trèfle, thym et beaucoup d’herbe. La croûte se mange et sent la grange au mois d’août. Dessous, un mince liseré crémeux, puis un cœur souple et lacté, une pointe de camomille. Posez la meule entière sur la table ; la moitié du plaisir est de la regarder.',
    attributes: {
      Origine: 'Gsteig, Berne, Suisse',
      Lait: 'Lait cru de vache',
      Affinage: '10 semaines',
      'Poids net': '600 g',
      Accords: 'Miel d’acacia, cidre, pain de seigle',
    },
    ingredients: 'Lait cru de vache, sel, présure, ferments, fleurs de foin.',
    storage:
      'Au réfrigérateur entre 2 et 8 °C, dans son papier. À consommer dans les 10 jours suivant l’entame.',
  },
  'clothbound-cheddar-14-months': {
    name: 'Cheddar en toile, 14 mois',
    description:
      'Emmailloté de lin, frotté de saindoux et oublié quatorze mois dans une grange froide, ce cheddar n’a jamais cessé de respirer. La pâte est sèche et rocailleuse, jaune beurre, plus sombre près de la toile, où elle a un goût de terre et d’oignon rôti. Vers le cœur, elle devient vive et herbacée. Brisez-le de la pointe du couteau plutôt que de le trancher.',
    attributes: {
      Origine: 'Muker, Yorkshire du Nord, Royaume-Uni',
      Lait: 'Lait cru de vaches Shorthorn',
      Affinage: '14 mois en toile',
      'Poids net': '300 g',
      Accords: 'Chutney de prunes de Damas, pommes, bière amère',
    },
    ingredients: 'Lait cru de vache, sel, présure, ferments, saindoux (croûte).',
    storage:
      'Au réfrigérateur entre 2 et 8 °C, dans son papier. À consommer dans les 14 jours suivant l’entame.',
  },
  'skerrow-blue': {
    name: 'Bleu de Skerrow',
    description:
      'Piqué à la main à cinq semaines, pour que l’air y trouve son chemin et que le bleu le suive. À douze, il est parcouru de veines ardoise, humide plutôt que friable, salé au bout de la langue et doux comme le beurre au fond. Pas de piquant, seulement de la profondeur : cacao, pierre humide, un peu d’anis. Excellent sur un oatcake chaud.',
    attributes: {
      Origine: 'Muker, Yorkshire du Nord, Royaume-Uni',
      Lait: 'Lait pasteurisé de vaches Shorthorn',
      Affinage: '12 semaines',
      'Poids net': '250 g',
      Accords: 'Oatcakes, noix, vin doux',
    },
    ingredients: 'Lait de vache pasteurisé, sel, présure, ferments, moisissure bleue.',
    storage:
      'Au réfrigérateur entre 2 et 8 °C, dans son papier. À consommer dans les 7 jours suivant l’entame.',
  },
  'tarn-ale-washed-cheese': {
    name: 'Tarn, fromage lavé à l’ale',
    description:
      'Un jour sur deux, six semaines durant, quelqu’un retourne ces petites meules et les essuie à l’ale brune du village voisin. La croûte devient collante, couleur d’abricot, et parle bien plus fort au nez qu’en bouche. Dedans, une crème lente, à la cuillère, avec du malt, de la cacahuète et du lard fumé. Quinze minutes au four dans sa boîte d’épicéa, et on y trempe du pain déchiré.',
    attributes: {
      Origine: 'Muker, Yorkshire du Nord, Royaume-Uni',
      Lait: 'Lait de vache pasteurisé',
      Affinage: '6 semaines, lavé à l’ale',
      'Poids net': '250 g',
    },
    ingredients:
      'Lait de vache pasteurisé, sel, présure, ferments, bière brune (eau, malt d’orge, houblon, levure).',
    storage:
      'Au réfrigérateur entre 2 et 8 °C, dans sa boîte. À consommer dans les 5 jours suivant l’entame.',
  },
  'saffron-sheep-cheese': {
    name: 'Brebis au safran',
    description:
      'Quand on sèche le safran, les filaments brisés que personne ne peut vendre vont dans le lait. Ils donnent au caillé le jaune d’un œuf et un parfum de foin et de miel ; des grains de poivre noir entiers font le reste. Cinq mois, ferme et un peu gras, pressé dans la vieille tresse de sparte qui laisse son zigzag sur la croûte. À servir en triangles fins.',
    attributes: {
      Origine: 'Consuegra, Castille-La Manche, Espagne',
      Lait: 'Lait cru de brebis',
      Affinage: '5 mois',
      'Poids net': '250 g',
      Accords: 'Pâte de coing, xérès sec, amandes',
    },
    ingredients: 'Lait de brebis, sel, présure, poivre noir, safran.',
    storage:
      'Au réfrigérateur entre 2 et 8 °C, dans son papier. À consommer dans les 14 jours suivant l’entame.',
  },
};
