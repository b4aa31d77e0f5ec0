import type { SampleTranslations } from '#sample/catalogue/sample-types.ts';

export const chocolateBakery: SampleTranslations['products'] = {
  'dark-chocolate-72-percent': {
    name: 'Chocolat noir 72 %',
    description:
      'Les fèves d’une seule plantation de la vallée du Sambirano, torréfiées clair pour que le fruit survive. Trois jours au moulin de granit, puis du sucre de canne, et plus rien : ni vanille ni lécithine. Il casse d’un claquement net et s’ouvre sur l’acidité, framboise et groseille, avant que le cacao n’arrive par-dessous. Laissez un carré fondre contre le palais au lieu de le croquer.',
    attributes: {
      Origine: 'Cacao du Sambirano, Madagascar',
      Cacao: '72 %',
      'Poids net': '70 g',
      Accords: 'Expresso, vieux rhum, framboises',
    },
    ingredients: 'Fèves de cacao, sucre de canne. Peut contenir des traces de lait et de fruits à coque.',
    storage: 'Au frais et au sec, 16 à 18 °C.',
  },
  'hay-milk-chocolate-50-percent': {
    name: 'Chocolat au lait de foin 50 %',
    description:
      'Un chocolat au lait pour ceux qui y ont renoncé enfants. La moitié de la tablette est du cacao d’Équateur, le reste surtout du lait de vaches nourries d’herbe et de foin, sans rien de fermenté. Il est lent et rond, avec du caramel, du biscuit et, à la fin de l’été, du trèfle. Quelques grains de sel le gardent honnête. Cinquante pour cent, et disparu en quatre minutes environ.',
    attributes: {
      Origine: 'Cacao de Manabí, Équateur ; lait de Styrie, Autriche',
      Cacao: '50 %',
      'Poids net': '70 g',
    },
    ingredients:
      'Fèves de cacao, sucre de canne, lait de foin en poudre, beurre de cacao, sel. Peut contenir des traces de fruits à coque.',
    storage: 'Au frais et au sec, 16 à 18 °C.',
  },
  'pumpkin-seed-pralines': {
    name: 'Pralinés aux graines de courge',
    description:
      'Douze dômes noirs au cœur si vert que les invités parient sur la pistache. C’est de la graine de courge de Styrie, grillée jusqu’à craquer, broyée avec du sucre et un filet de sa propre huile. La coque se brise, le praliné est tendre, un rien granuleux à dessein, et le goût va de la noisette au caramel, puis à quelque chose de presque salé. Une graine sur chacun, pour qu’on ne s’y trompe pas.',
    attributes: {
      Origine: 'Graz, Styrie, Autriche',
      Cacao: '64 %',
      Contenu: '12 pralinés',
      'Poids net': '132 g',
    },
    ingredients:
      'Chocolat noir, graines de courge (31 %), sucre de canne, huile de graines de courge, sel. Peut contenir des traces de lait et de fruits à coque.',
    storage: 'Au frais et au sec, 16 à 18 °C.',
  },
  'orange-peel-in-dark-chocolate': {
    name: 'Orangettes au chocolat noir',
    description:
      'L’écorce épaisse d’oranges d’hiver, blanchie trois fois et confite neuf jours, un peu plus de sirop chaque matin, jusqu’à devenir translucide et se plier sans coller. Puis un demi-manteau de chocolat noir, en laissant un bout orange pour la tenir. Moelleuse, amère, parfumée, et finie plus tôt que prévu. Rangez la boîte derrière quelque chose de grand.',
    attributes: {
      Origine: 'Graz, Styrie, Autriche',
      Cacao: '68 %',
      'Poids net': '150 g',
    },
    ingredients:
      'Écorces d’orange confites (56 %), fèves de cacao, sucre de canne. Peut contenir des traces de lait et de fruits à coque.',
    storage: 'Au frais et au sec, 16 à 18 °C.',
  },
  'drinking-chocolate-flakes': {
    name: 'Chocolat à boire en copeaux',
    description:
      'Pas une poudre, mais du vrai chocolat raboté sur le bloc. Quatre cuillerées dans une tasse de lait chaud, une minute de fouet, et le voilà épais et brillant, avec la cannelle et le maïs grillé des fèves mexicaines. À l’eau, il est plus sombre, plus ancien, et excellent après le ski. La boîte cuivrée suffit pour dix tasses, ou pour un week-end de pluie.',
    attributes: {
      Origine: 'Cacao du Tabasco, Mexique',
      Cacao: '66 %',
      'Poids net': '250 g',
    },
    ingredients:
      'Fèves de cacao, sucre de canne, beurre de cacao. Peut contenir des traces de lait et de fruits à coque.',
    storage: 'Au frais et au sec, couvercle fermé.',
  },
  'piedmont-gianduja-cream': {
    name: 'Crème de gianduja du Piémont',
    description:
      'Plus de la moitié du pot est de la noisette, torréfiée le mercredi et broyée le jeudi avec du cacao et du sucre de canne. Ni huile de palme ni lait : elle prend donc un peu plus ferme qu’on ne l’attend et s’assouplit sur le pain chaud. Elle a le goût de la noisette, puis du chocolat, dans cet ordre. L’huile en surface est bon signe : il suffit de remuer.',
    attributes: {
      Origine: 'Langhe, Piémont, Italie',
      'Poids net': '250 g',
    },
    ingredients:
      'Noisettes (55 %), sucre de canne, cacao, beurre de cacao. Peut contenir des traces de lait.',
    storage:
      'À température ambiante, remuer avant usage. À consommer dans les 8 semaines suivant l’ouverture.',
  },
  'hand-stretched-grissini': {
    name: 'Gressins étirés à la main',
    description:
      'Une bande de pâte, deux mains, et un seul geste aussi large que les bras du boulanger. Roulés dans la semoule de maïs et cuits à même la pierre, ils sortent noueux et dorés, cassants au bout fin, un peu tendres au bout épais. Ils ont le goût de l’huile d’olive et de la croûte. Enroulez-les dans du jambon, ou posez-en un fagot sur la table et écoutez.',
    attributes: {
      Origine: 'Turin, Piémont, Italie',
      Fabrication: 'Étirés à la main, cuits sur pierre',
      'Poids net': '250 g',
      Accords: 'Jambon, fromage frais, vermouth',
    },
    ingredients: 'Farine de blé, huile d’olive (9 %), semoule de maïs, levure, sel.',
    storage: 'Au frais et au sec.',
  },
  'cornmeal-hazelnut-biscuits': {
    name: 'Biscuits de maïs aux noisettes',
    description:
      'Pochés en anneaux striés, comme dans toutes les boulangeries entre Turin et Coni, chacune certaine que les autres s’y prennent mal. Le maïs jaune moulu fin les rend sablés, le beurre friables, et les noisettes hachées font qu’on s’arrête difficilement. Ils sont faits pour être trempés : dans le café à huit heures, dans un vin doux à dix heures du soir. La boîte rouge mérite d’être gardée.',
    attributes: {
      Origine: 'Turin, Piémont, Italie',
      'Poids net': '300 g',
      Accords: 'Expresso, moscato doux, sabayon',
    },
    ingredients:
      'Farine de blé, beurre, farine de maïs (22 %), sucre, noisettes (12 %), jaune d’œuf, zeste de citron.',
    storage: 'Au sec, couvercle fermé.',
  },
  'dales-oatcakes': {
    name: 'Oatcakes des Dales',
    description:
      'De l’avoine concassée gros et moyen, le beurre du même troupeau, du sel. Étalées sans façon et cuites chaque vendredi sur une plaque de fer jusqu’à ce que les bords se relèvent, ces galettes sont sèches comme il faut, au goût de noisette, à peine sucrées, et assez solides pour porter une lame de beurre froid et une autre, plus épaisse, de fromage, sans casser à mi-chemin de la bouche. Quatorze par rouleau.',
    attributes: {
      Origine: 'Muker, Yorkshire du Nord, Royaume-Uni',
      'Poids net': '200 g',
      Accords: 'Fromage bleu, poisson fumé, chutney de prunes de Damas',
    },
    ingredients: 'Avoine (81 %), beurre, sel, bicarbonate de soude.',
    storage: 'Au frais et au sec.',
  },
};
