import type { WrittenTranslations } from '#sample/catalogue/sample-types.ts';

export const giftSets: WrittenTranslations['giftSets'] = {
  'gift-set-1': {
    name: 'La Longue Table',
    description:
      'Pour l’ami qui met deux couverts de plus, au cas où. Huit choses qui font une soirée entière : l’huile pour le pain, le jambon avec le premier verre, des paccheri ou un risotto au milieu, le fromage et le miel ensuite, la crème de gianduja à la cuillère. Composé sur le comptoir de marbre à Turin, dans un coffret bordeaux qui gardera un jour des lettres.',
    attributes: {
      Origine: 'Italie, Espagne, Suisse et Grèce',
      Contenu:
        'Huile Taggiasca 500 ml, jambon ibérique 100 g, balsamique des huit fûts 250 ml, fromage d’alpage d’été 350 g, paccheri géants 500 g, riz carnaroli 1 kg, miel de thym 400 g, crème de gianduja 250 g',
    },
    storage: 'Jambon et fromage au réfrigérateur dès réception.',
  },
  'gift-set-2': {
    name: 'Le Garde-manger du dimanche',
    description:
      'Tout ce qu’il faut pour un matin sans hâte, dans une caisse aux poignées de corde. Deux miels, un clair et un sombre ; abricots, figues et châtaignes d’une même cuisine française ; crème de noisettes, biscuits en anneaux et longs gressins du fournil de Turin ; la saba pour le yaourt et le chocolat à boire pour la deuxième tasse. Rien n’y réclame le frais : il voyage partout.',
    attributes: {
      Origine: 'Italie, France, Grèce et Autriche',
      Contenu:
        'Miel de thym 400 g, miel de châtaignier 350 g, confiture d’abricots 320 g, confiture de figues aux noix 220 g, crème de châtaignes 250 g, crème de gianduja 250 g, biscuits aux noisettes 300 g, gressins 250 g, saba 230 g, chocolat à boire 250 g',
    },
    storage: 'À température ambiante.',
  },
  'gift-set-3': {
    name: 'Le Premier Apéritif',
    description:
      'Six heures et demie, une fenêtre ouverte, quelqu’un cherche le tire-bouchon. Cette boîte ronde contient le reste : sardines, moules et poulpe à ouvrir d’un geste, un saucisson qui se tranche comme du beurre, des rillettes pour les toasts, des câpres à semer partout, une huile au citron qui éclaire tout, et des gressins pour montrer du doigt. Ajoutez des glaçons et du monde.',
    attributes: {
      Origine: 'Italie, Portugal et Grèce',
      Contenu:
        'Sardines 2 × 125 g, moules à l’escabèche 115 g, poulpe 110 g, rillettes de sardine 65 g, saucisson au nebbiolo 250 g, gressins 250 g, câpres de l’île 180 g, huile pressée au citron 250 ml',
    },
    storage: 'Saucisson au réfrigérateur dès réception.',
  },
  'olive-oil-discovery': {
    name: 'Découverte de l’huile d’olive',
    description:
      'Quatre huiles de trois pays, choisies par un moulinier qui boit la sienne à la cuillère. Sa propre Taggiasca est la douce ; la Koroneiki de Cythère, la sonore ; la Cornicabra des monts de Tolède, la sombre, la lente ; et l’huile au citron est pour après. Avec un verre de dégustation bleu et une page pour apprendre à entendre la différence.',
    attributes: {
      Origine: 'Italie, Grèce et Espagne',
      Contenu:
        'Huile Taggiasca 500 ml, huile Koroneiki 500 ml, huile Cornicabra 500 ml, huile pressée au citron 250 ml, verre de dégustation',
      Variété: 'Taggiasca, Koroneiki, Cornicabra',
    },
    storage: 'Au frais et à l’abri de la lumière, à moins de 20 °C.',
  },
  'balsamic-tasting-flight': {
    name: 'Dégustation de balsamiques',
    description:
      'Un grenier en cinq étapes. Commencez par le condiment blanc, pâle et pommé, continuez avec celui de tous les jours, puis la saba, qui n’a jamais été vinaigre. Les huit fûts viennent en quatrième, et le traditionnel de douze ans en dernier, goutte à goutte, dans la cuillère de porcelaine logée sous le couvercle. Le coffret de noyer est l’œuvre du tonnelier qui répare les fûts.',
    attributes: {
      Origine: 'Modène, Italie',
      Contenu:
        'Condiment de raisin blanc 250 ml, balsamique de tous les jours 500 ml, saba 230 g, balsamique des huit fûts 250 ml, balsamique traditionnel 12 ans 100 ml, cuillère de porcelaine',
      Affinage: 'De 60 jours à au moins 12 ans',
      Accords: 'Parmesan, fraises, viande rôtie',
    },
    storage: 'À température ambiante, inutile de réfrigérer.',
  },
  'alpine-cheese-board': {
    name: 'Plateau de fromages d’alpage',
    description:
      'Un troupeau, un été, trois âges. La tomme aux fleurs de foin a dix semaines et de la tendresse ; la raclette, quatre mois, est prête pour le feu ; le fromage d’été a un an et demi, cassant et plein de cristaux. Ils arrivent au frais sur une planche ronde d’épicéa taillée dans les chablis de l’alpage, avec un couteau court et un ruban de feutre rouge.',
    attributes: {
      Origine: 'Gsteig, Berne, Suisse',
      Contenu:
        'Fromage d’alpage d’été 350 g, tomme aux fleurs de foin 600 g, raclette 700 g, planche d’épicéa, couteau à fromage',
      Lait: 'Lait cru de vache',
    },
    storage: 'Au réfrigérateur dès réception.',
  },
  'pasta-night-pantry': {
    name: 'La Réserve des soirs de pâtes',
    description:
      'Cinq formes pour cinq soirs, alignées comme des livres : spaghettoni, paccheri, linguine à l’encre de seiche, nids aux œufs et fusilli roulés sur le fer. À côté, une bouteille d’huile ligure, des câpres au sel et un torchon de lin pour les mains. Avec un peu d’ail et l’eau de la casserole, cela fait environ vingt-cinq assiettes. Le vin, quelqu’un d’autre peut l’apporter.',
    attributes: {
      Origine: 'Italie et Grèce',
      Contenu:
        'Spaghettoni 500 g, paccheri géants 500 g, linguine à l’encre de seiche 400 g, tagliatelles aux œufs 250 g, fusilli roulés à la main 500 g, huile Taggiasca 500 ml, câpres de l’île 180 g, torchon de lin',
    },
    storage: 'Au frais et au sec.',
  },
  'chocolate-atelier': {
    name: 'Atelier du chocolat',
    description:
      'Trois tiroirs, à ouvrir à des jours différents par des gens maîtres d’eux-mêmes. Celui du haut contient deux douzaines de pralinés aux graines de courge ; celui du milieu, quatre tablettes, noir et lait, à goûter l’une contre l’autre ; celui du bas, des orangettes et une boîte de copeaux à boire. Fait à partir de la fève par cinq personnes dans une ancienne serrurerie, et emballé là aussi.',
    attributes: {
      Origine: 'Graz, Styrie, Autriche',
      Contenu:
        'Pralinés aux graines de courge 2 × 132 g, chocolat noir 2 × 70 g, chocolat au lait de foin 2 × 70 g, orangettes 150 g, chocolat à boire 250 g',
      Cacao: '50 % à 72 %',
    },
    storage: 'Au frais et au sec, 16 à 18 °C.',
  },
  'atlantic-tin-collection': {
    name: 'Collection de conserves de l’Atlantique',
    description:
      'Douze boîtes et un pot de sel, soit une semaine de très bons déjeuners ou une longue nuit avec du pain. Quatre de sardines, car elles partent les premières ; deux de maquereau, deux de poulpe, deux de moules et deux des petites rillettes qui brûlent. La caisse porte les carreaux de la façade, et les boîtes seront encore meilleures l’an prochain, s’il en reste.',
    attributes: {
      Origine: 'Matosinhos, Portugal',
      Contenu:
        'Sardines 4 × 125 g, maquereau fumé 2 × 120 g, poulpe 2 × 110 g, moules 2 × 115 g, rillettes de sardine 2 × 65 g, fleur de sel 150 g',
    },
    storage: 'Au frais et au sec.',
  },
};
