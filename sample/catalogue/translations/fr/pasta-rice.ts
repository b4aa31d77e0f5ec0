import type { SampleTranslations } from '#sample/catalogue/sample-types.ts';

export const pastaRice: SampleTranslations['products'] = {
  'bronze-die-spaghettoni': {
    name: 'Spaghettoni au moule de bronze',
    description:
      'D’un cheveu plus épais que des spaghettis, et rêches comme une langue de chat d’être passés par le bronze. Cinquante heures de séchage lent préservent l’odeur du blé, qui revient dès que monte la vapeur. Treize minutes, et le cœur tient. Faites la sauce la plus simple que vous sachiez, ail et huile ou tomate et basilic : rien n’en glissera.',
    attributes: {
      Origine: 'Gragnano, Campanie, Italie',
      Fabrication: 'Moule de bronze, séchage 50 heures',
      'Poids net': '500 g',
      Accords: 'Ail et huile, tomate et basilic',
    },
    ingredients: 'Semoule de blé dur, eau.',
    storage: 'Au frais et au sec.',
  },
  'giant-paccheri': {
    name: 'Paccheri géants',
    description:
      'Des tubes assez larges pour y perdre une crevette. Leur nom vient de la claque qu’ils font quand on les saute, et il faut les sauter, avec un ragoût de petites tomates et de calamar, jusqu’à ce que chacun ait avalé sa part. Parois épaisses, vraie mâche, rien qui éclate à la cuisson. Les restes se dressent dans un plat, se garnissent de ricotta et passent sous le gril.',
    attributes: {
      Origine: 'Gragnano, Campanie, Italie',
      Fabrication: 'Moule de bronze, séchage 60 heures',
      'Poids net': '500 g',
      Accords: 'Ragoût de calamar, ricotta, oignons fondus',
    },
    ingredients: 'Semoule de blé dur, eau.',
    storage: 'Au frais et au sec.',
  },
  'egg-tagliatelle-nests': {
    name: 'Nids de tagliatelles aux œufs',
    description:
      'Sept jaunes au kilo, de poules qui voient le jour, et une pâte laminée plutôt que pressée, qui reste poreuse. Six nids, enroulés à la main tant que les rubans sont souples. Ils cuisent en quatre minutes, prennent le jaune d’une bonne crème anglaise et apportent leur propre richesse. Du beurre et une cuillerée d’eau de cuisson suffisent ; un ragoût mijoté, c’est mieux.',
    attributes: {
      Origine: 'Gragnano, Campanie, Italie',
      Fabrication: 'Pâte laminée, nids enroulés à la main',
      'Poids net': '250 g',
      Accords: 'Ragoût mijoté, cèpes, beurre de sauge',
    },
    ingredients: 'Semoule de blé dur, jaunes d’œufs de plein air (32 %).',
    storage: 'Au frais et au sec.',
  },
  'squid-ink-linguine': {
    name: 'Linguine à l’encre de seiche',
    description:
      'Noires à cœur, et noires encore après cuisson, car l’encre est pétrie dans la pâte et non posée dessus. Elles sentent la marée basse et le fer et sont plus douces en bouche qu’il n’y paraît, iodées, un rien sucrées. Huit minutes dans une eau à peine salée, puis des palourdes, du zeste de citron et de la chapelure frite à l’huile d’olive. Prévoyez une chemise sombre.',
    attributes: {
      Origine: 'Gragnano, Campanie, Italie',
      Fabrication: 'Moule de bronze, séchage 44 heures',
      'Poids net': '400 g',
      Accords: 'Palourdes, zeste de citron, chapelure frite',
    },
    ingredients: 'Semoule de blé dur, eau, encre de seiche (4 %).',
    storage: 'Au frais et au sec.',
  },
  'hand-rolled-fusilli': {
    name: 'Fusilli roulés à la main',
    description:
      'Trois femmes, trois tiges de fer, une table poudrée de semoule. Une bande de pâte de blé moulu à la meule s’enroule autour de la tige, passe une fois sous la paume et glisse en longue spirale inégale. Le son reste, d’où ce goût de pain grillé et de noisette, et de quoi mâcher. Inventés pour le ragoût d’agneau, ils vous pardonnent le brocoli aux anchois.',
    attributes: {
      Origine: 'Gragnano, Campanie, Italie',
      Fabrication: 'Roulés à la main sur tige de fer',
      'Poids net': '500 g',
    },
    ingredients: 'Blé dur complet moulu à la meule, eau.',
    storage: 'Au frais et au sec.',
  },
  'aged-carnaroli-rice': {
    name: 'Riz carnaroli vieilli',
    description:
      'Un bon riz gagne à attendre un an. Au repos dans l’acier frais, avant usinage, le grain durcit au-dehors et apprend à boire lentement. Dans la casserole, il prend trois fois son poids de bouillon, rend une crème soyeuse et garde en son centre un point de résistance. Blanchi par petits lots et mis dans une boîte qui survivra à bien des risottos.',
    attributes: {
      Origine: 'Verceil, Piémont, Italie',
      Variété: 'Carnaroli',
      Affinage: '12 mois avant usinage',
      'Poids net': '1 kg',
      Accords: 'Safran, os à moelle, champignons des bois',
    },
    ingredients: 'Riz carnaroli.',
    storage: 'Au sec, couvercle fermé.',
  },
  'bomba-rice': {
    name: 'Riz bomba',
    description:
      'Un grain court et rond qui gonfle en largeur, comme un accordéon, et n’éclate presque jamais. Cultivé dans l’eau froide descendue des collines, plus lentement que ses cousins de la côte, il accepte un cinquième de bouillon en plus. Pour la paella, où il ne doit pas dépasser l’épaisseur d’un doigt et doit accrocher au fond ; aussi pour un riz au four avec une tête d’ail entière.',
    attributes: {
      Origine: 'Vallée du Segura, Espagne',
      Variété: 'Bomba',
      Saison: 'Octobre',
      'Poids net': '1 kg',
      Accords: 'Safran, piments ñora, lapin',
    },
    ingredients: 'Riz bomba.',
    storage: 'Au frais et au sec.',
  },
};
