import type { SampleTranslations } from '#sample/catalogue/sample-types.ts';

export const producers: SampleTranslations['producers'] = {
  'frantoio-ripalunga': {
    location: 'Apricale, Ligurie, Italie',
    description: `Les terrasses au-dessus d’Apricale sont si raides que rien de ce qui roule ne dépasse le troisième mur. Il y en a quarante et un, tous en pierre sèche, et quelque 1 900 oliviers taggiasca, dont certains troncs ne se laissent embrasser qu’à trois. On pose les filets fin octobre. Les olives sont petites, plus de noyau que de chair, et descendent la pente sur un monorail que le grand-père avait racheté d’occasion à un vigneron.

Le moulin est en bas, au bord du ruisseau qui l’entraînait autrefois. Ce qui est cueilli le matin est broyé le soir même, à moins de 25 degrés, par lots assez petits pour que la famille sache de quel mur vient chacun. En novembre, toute la ruelle sent l’herbe coupée et la banane verte, et quiconque passe reçoit un morceau de pain.

La taggiasca donne une huile paisible : amande, pignon, un peu d’artichaut, presque aucune ardence. Elle semble faite pour le poisson et le basilic, et elle a le goût d’une colline qui regarde la mer.`,
    shippingPolicy:
      'Les bouteilles voyagent dans la cellulose moulée, les bidons en carton double paroi. Expédition sous deux jours ouvrés ; comptez quatre jours pendant la récolte de novembre.',
    returnPolicy:
      'Bouteilles et bidons non ouverts sont repris dans les 30 jours suivant la livraison. En cas de casse, envoyez une photo sous 48 heures et nous remplaçons.',
  },
  'acetaia-corte-velata': {
    location: 'Spilamberto, Émilie-Romagne, Italie',
    description: `Dans cette plaine entre Modène et les premières collines, on saluait jadis la naissance d’une fille par une rangée de fûts. Corte Velata a commencé avec cinq d’entre eux, achetés en 1932 pour une petite Ines. Le plus petit n’a jamais été vidé depuis. Une fois l’an, en janvier, on en tire un litre que l’on remplace avec le fût suivant, et ainsi de suite tout le long de la rangée.

Le grenier n’est pas isolé, et c’est voulu. En juillet il y fait 45 degrés et le moût s’épaissit ; en janvier le givre dessine des fougères sur les vitres et tout se repose. Les fûts sont de chêne, de châtaignier, de cerisier, de mûrier et de genévrier, et au bout d’une heure là-haut votre manteau sent les cinq, et la prune.

Tout part du trebbiano et du lambrusco des onze hectares qui entourent la maison, réduits à feu nu pendant un jour et une nuit. Ni caramel ni épaississant. Ce qui ressemble à un sirop n’est que du raisin qui a eu le temps.`,
    shippingPolicy:
      'Chaque flacon a sa boîte et voyage debout. Les commandes partent le mardi et le jeudi, avec suivi jusqu’à votre porte.',
    returnPolicy:
      'Les flacons scellés sont repris sous 30 jours. Tout dommage de transport est réparé aussitôt s’il nous est signalé, photo à l’appui, dans les 48 heures.',
  },
  'pastificio-ventocaldo': {
    location: 'Gragnano, Campanie, Italie',
    description: `Gragnano se blottit dans un pli de la montagne où l’air marin monte le matin et où l’air sec redescend la nuit. Pendant trois siècles on y a pendu les pâtes dans la rue pour profiter des deux. Ventocaldo ne sèche plus dehors, mais ses séchoirs imitent ce temps-là : chaud, puis immobile, puis chaud encore, jamais plus de 42 degrés, jusqu’à soixante heures.

Deux sœurs mènent la maison. L’aînée achète le blé, uniquement du blé dur de fermes des Pouilles et d’Irpinie qu’elle visite en juin pour croquer quelques grains à même l’épi. La cadette veille sur les moules en bronze, dont certains du grand-père, qui griffent la pâte et la laissent rugueuse comme l’ardoise. Frottez deux spaghettoni l’un contre l’autre : il en tombe de la farine, et c’est là que la sauce s’accroche.

À la cuisson, cela sent le pain. Retirez-les deux minutes avant le temps indiqué et terminez à la poêle.`,
    shippingPolicy:
      'L’épicerie sèche part sous deux jours ouvrés, emballée de papier, sans calage en plastique.',
    returnPolicy:
      'Les paquets non ouverts peuvent être retournés sous 30 jours. Quelques brins cassés, c’est normal ; un paquet écrasé ne l’est pas, et nous le remplaçons.',
  },
  'bottega-tre-chiavi': {
    location: 'Turin, Piémont, Italie',
    description: `Trois clés pendent au-dessus de la porte, sous les arcades : une pour le four, une pour la cave, une pour la caisse. Celle de la caisse s’est perdue en 1944 et n’a jamais été remplacée. Derrière la boutique, un fournil large comme un tramway, où deux personnes étirent les gressins aussi loin que vont leurs bras. Pas un ne ressemble au suivant, et c’est à cela qu’on les reconnaît.

Au-dessous, dans la cave, les saucissons pendent à des perches de châtaignier et le carnaroli se repose un an dans des cuves d’acier avant que quiconque ait le droit de le vendre. Le mercredi, on torréfie les noisettes des Langhe. À dix heures du matin, la file est plus longue que la boutique.

La bottega compose aussi des coffrets. Tout a commencé à Noël 1921, avec une caisse pour un client parti à Buenos Aires à qui l’odeur du magasin manquait. On y glisse désormais ce que font des amis ailleurs, et chacun est encore rempli sur le comptoir de marbre, pointé au crayon et ficelé à la main.`,
    shippingPolicy:
      'Les coffrets sont composés à la commande et partent sous cinq jours ouvrés. Ceux qui contiennent du saucisson ou du fromage voyagent au frais, en Express ou Priority uniquement.',
    returnPolicy:
      'L’épicerie sèche non ouverte est reprise sous 30 jours. Les coffrets frais ou personnalisés ne sont pas repris, mais tout article abîmé est remplacé si vous nous écrivez sous 48 heures.',
  },
  'dehesa-piedraluna': {
    location: 'Aracena, Andalousie, Espagne',
    description: `Le domaine doit son nom à un rocher rond et pâle contre lequel les porcs viennent se gratter. Autour se dressent quelque neuf mille chênes verts et chênes-lièges, assez espacés pour que l’herbe pousse entre eux. D’octobre à février, les porcs noirs ibériques parcourent ces terres, jusqu’à quatorze kilomètres par jour, et mangent ce qui tombe. Il faut une dizaine de kilos de glands pour qu’un porc en prenne un.

Les jambons pendent à Aracena, dans une maison de pierre aux fenêtres tournées vers le nord. Personne n’y règle de thermostat. Le maître de cave ouvre les volets quand le vent est sec, les ferme quand il ne l’est pas, et note le temps dans un registre tenu depuis 1949. L’été, le gras perle et coule ; l’hiver, les jambons dorment. Au bout de trois ans, cela sent la noisette, la cave et quelque chose qui approche du miel.

La maison sale au sel marin, avec de l’ail et du paprika. La liste de ce qu’elle n’ajoute pas serait plus longue.`,
    shippingPolicy:
      'Jambon tranché et saucissons voyagent au frais, en pochette isotherme, par Express ou Priority. Les pièces entières partent dans une housse de coton, en caisse.',
    returnPolicy:
      'Les produits frais ne sont pas repris. Si un emballage est percé ou une pièce gâtée, envoyez une photo sous 48 heures : remplacement ou remboursement, à votre choix.',
  },
  'la-rosa-temprana': {
    location: 'Consuegra, Castille-La Manche, Espagne',
    description: `Pendant trois semaines, fin octobre, la plaine au pied des moulins devient violette avant l’aube et se retrouve nue à dix heures. La fleur est un crocus, ici on l’appelle simplement la rose, et il faut la cueillir encore fermée. La coopérative réunit soixante-deux familles. L’après-midi, assises autour des tables de cuisine, elles retirent les trois filaments rouges de chaque fleur, les pouces tachés et la radio allumée.

Il faut cent cinquante fleurs pour un gramme. La nuit même, les filaments sont séchés au-dessus des braises sur un tamis de soie et perdent les quatre cinquièmes de leur poids. La pièce sent alors le foin, le fer et le miel, et personne n’ouvre la fenêtre.

Les mêmes familles ont des oliviers sur les lisières caillouteuses, des brebis sur les chaumes, des piments derrière la maison et du riz sur des terres louées au bord du Segura. Ce qu’elles vendent ensemble, elles l’ont toujours cuisiné ensemble.`,
    shippingPolicy:
      'Le safran voyage assuré, contre signature. Tout le reste part sous deux jours ouvrés ; le fromage avec des accumulateurs de froid, en Express ou Priority.',
    returnPolicy:
      'Les épices, le riz et l’huile scellés sont repris dans les 30 jours suivant la livraison. Pour le fromage, et pour tout article abîmé, écrivez-nous avec une photo dans les 48 heures.',
  },
  'alpkaeserei-sattelgrat': {
    location: 'Gsteig, Berne, Suisse',
    description: `Un samedi de juin, soixante-dix-huit vaches montent de Gsteig avec des fleurs aux cornes, cinq heures durant, la plus vieille en tête. Elles restent une centaine de jours à 1 860 mètres, sur un col entre deux crêtes où une botaniste a compté un jour quatre-vingt-quatorze espèces sur un seul versant. Le troupeau appartient à neuf familles. Le fromage est à toutes, partagé à l’automne selon les litres de lait.

Matin et soir, le lait est chauffé dans un chaudron de cuivre sur un feu d’épicéa, et le fromager éprouve encore le caillé en le serrant dans son poing. Les meules rejoignent ensuite un grenier couvert de bardeaux, posé sur des pieds de pierre pour que l’air y entre, et pas les souris.

Jeune, le fromage a un goût de crème et de noix. Après un second hiver, il se casse comme le schiste, avec des cristaux blancs qui craquent sous la dent et un souvenir de bouillon et de fleurs séchées.`,
    shippingPolicy:
      'Le fromage est coupé le lundi, enveloppé d’un papier qui respire et expédié avec des accumulateurs de froid, en Express ou Priority.',
    returnPolicy:
      'Le fromage coupé n’est pas repris. S’il arrive tiède ou abîmé, dites-le-nous sous 48 heures et nous vous en coupons un autre morceau.',
  },
  'maison-aubrune': {
    location: 'Antraigues-sur-Volane, Ardèche, France',
    description: `La maison n’a qu’une cuisine et quatre bassines de cuivre, dont aucune ne dépasse douze kilos. Les fondateurs sont arrivés en 1983 pour remonter une terrasse de châtaigniers et sont restés pour en remonter onze. Les châtaignes tombent en octobre et sèchent à la fumée dans une cabane de pierre, la clède, sur un feu de leurs propres peaux qui doit couver trois semaines sans jamais s’enflammer.

Les fruits viennent du côté du Rhône, à quarante minutes de route : abricots bergeron en juillet, figues noires en septembre. On les cuit le jour de leur arrivée, avec moins de sucre que n’en prévoit le manuel ; la confiture est donc souple et coule de la cuillère. Chaque pot porte le jour et la bassine.

Deux cents ruches bordent le chemin forestier. Fin juin, les châtaigniers fleurissent et toute la vallée en est imprégnée, sucrée et un peu sauvage. Le miel est pareil : sombre, tannique, plus proche d’un thé corsé que du sucre.`,
    shippingPolicy: 'Pots et boîtes partent sous trois jours ouvrés, dans des manchons de carton ondulé.',
    returnPolicy:
      'Les pots non ouverts sont repris dans les 30 jours suivant la livraison. Un pot fêlé est remplacé sur simple photo envoyée dans les 48 heures.',
  },
  'conserveira-sete-nos': {
    location: 'Matosinhos, Norte, Portugal',
    description: `Sept nœuds, c’était l’allure du bateau du fondateur, cale pleine. La conserverie se trouve à quatre rues du quai de Matosinhos, derrière une façade de carreaux bleus, et quand rentrent les sardiniers une cloche sonne et trente femmes mettent leur coiffe blanche. On étête, on rince, on sale, on cuit à la vapeur, puis on range en boîte à la main, quatre ou cinq poissons ventre en l’air, une feuille de laurier sous le dernier.

L’huile d’olive se verse tiède. Le papier aussi se plie à la main ; la plus rapide en fait dix-neuf à la minute tout en parlant de ses petits-enfants. Les boîtes sont ensuite retournées tous les deux ou trois mois et ne se vendent que lorsque l’huile a trouvé le chemin de l’arête, six mois au plus tôt.

Le sel de la saumure vient de salines proches d’Aveiro, chez un cousin. Un été, la maison s’est mise à en vendre un peu en pots, parce que les visiteurs demandaient toujours ce qu’il y avait sur les tomates.`,
    shippingPolicy:
      'Conserves et sel partent sous deux jours ouvrés dans des cartons recyclés, y compris vers une boîte postale.',
    returnPolicy:
      'Les boîtes non ouvertes sont reprises sous 30 jours. Ne mangez jamais le contenu d’une boîte bombée ou qui fuit : envoyez-nous une photo et nous remplaçons la commande.',
  },
  'anemonisi-cooperative': {
    location: 'Avlemonas, Cythère, Grèce',
    description: `Cythère se trouve là où deux mers se rejoignent et où le vent s’arrête rarement. Presque rien n’y pousse plus haut que le genou, et tout ce qui pousse embaume : thym, sauge, origan, immortelle. En juillet, quand le reste n’est plus que paille, le thym vire au pourpre et les apiculteurs portent leurs ruches bleues sur les caps, de nuit, par les chemins muletiers, les entrées bouchées d’un linge.

Quatorze foyers ont fondé la coopérative quand la dernière ligne de ferry allait disparaître, et les jeunes avec elle. Ils partagent une miellerie, un moulin à huile et une camionnette. Les câpres se cueillent sur les murs du village de pêcheurs, avec la permission des propriétaires et parfois leur aide. L’origan se coupe à la faucille au-dessus de la chapelle, là où aucune voiture n’est jamais montée.

Ils font un peu de tout, jamais beaucoup. Une année sèche, le miel peut être épuisé à Noël, et c’est exactement ce que dit l’écriteau sur la porte.`,
    shippingPolicy:
      'Les colis sont réunis sur l’île, partent par le bateau du lundi et du jeudi, puis voyagent avec suivi. Une tempête ajoute un jour.',
    returnPolicy:
      'Les articles non ouverts sont repris dans les 30 jours suivant la livraison. Un miel qui cristallise se porte bien, ce n’est pas un défaut ; les pots cassés sont remplacés.',
  },
  'kakaowerk-amselgrund': {
    location: 'Graz, Styrie, Autriche',
    description: `Une ancienne serrurerie à la lisière sud de Graz, en brique, avec une cheminée où niche un merle chaque mois d’avril. À l’intérieur, un torréfacteur à tambour, deux moulins de granit et une conche de 1936 qui cogne quand elle a froid. Cinq personnes font tout à partir de la fève, un sac à la fois, et chaque sac est torréfié autrement.

Les fèves viennent de trois plantations dont l’atelier visite les propriétaires tous les deux ans : dans la vallée du Sambirano à Madagascar, sur la côte de l’Équateur et dans les collines au-dessus du Tabasco, au Mexique. Le lait en poudre est tiré du lait de foin d’une seule laiterie de Styrie, et cela se sent en août, quand il a un goût de trèfle.

Ce qui pousse à côté entre dans la recette. Les graines de courge du champ d’en face sont grillées et broyées en un praliné si vert qu’on le prend d’abord pour de la pistache.`,
    shippingPolicy:
      'De juin à septembre, le chocolat voyage avec des accumulateurs de froid, en Express ou Priority ; le reste de l’année, il part sous deux jours ouvrés.',
    returnPolicy:
      'Les boîtes et tablettes non ouvertes sont reprises sous 30 jours. Si la chaleur est passée la première, envoyez une photo sous 48 heures et nous en renvoyons.',
  },
  'skerrowdale-dairy': {
    location: 'Muker, North Yorkshire, Royaume-Uni',
    description: `Ici chaque pré de fauche a sa grange de pierre, et les murets filent droit vers le sommet jusqu’à ce que la pluie les efface. La ferme trait soixante-quatre vaches Shorthorn, rouges, rouannes et blanches, qui rentrent dès qu’elles entendent la barrière. Leur lait descend de la salle de traite à la cuve par simple gravité, encore tiède, le long de neuf mètres de tuyau.

Le cheddar est arrivé dans la vallée avec un fromager du Sud qui a épousé une fille de la maison et n’a pas voulu y renoncer. Les meules sont emmaillotées de lin, frottées de saindoux et posées sur des planches de mélèze, dans une grange aux murs d’un mètre d’épaisseur. Une fleur grise recouvre la toile. Dessous, le fromage passe de l’acidité vive à quelque chose comme l’oignon rôti et la pierre mouillée.

Le vendredi, on cuit les oatcakes sur une plaque de fer. Les prunes de Damas du chutney poussent dans la haie du chemin, et tout visiteur de septembre se voit remettre un seau.`,
    shippingPolicy:
      'Le fromage est coupé le matin du départ et voyage au frais, en Express ou Priority. Oatcakes et chutney partent tous les jours ouvrés.',
    returnPolicy:
      'Les oatcakes et le chutney non ouverts sont repris sous 30 jours. Le fromage n’est pas repris, mais s’il vous déçoit à l’arrivée, écrivez-nous sous 48 heures et nous arrangeons cela.',
  },
};
