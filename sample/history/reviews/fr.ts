import type { WrittenReviews } from '#sample/history/written-reviews.ts';

export const frenchReviews: WrittenReviews = {
  'taggiasca-extra-virgin-olive-oil': [
    '★★★★★ Une huile toute en douceur, amande et artichaut, qui ne masque rien. Parfaite sur un poisson vapeur.',
  ],
  'novello-first-harvest-oil': [
    '★★★★★ Verte, trouble, elle sent la feuille de tomate. Sur du pain grillé frotté d’ail, et rien d’autre.',
  ],
  'taggiasca-family-tin': [
    '★★★★★ Le bidon de trois litres tient deux mois chez nous et revient moins cher que les bouteilles. Le bouchon en laiton ferme très bien.',
  ],
  'three-grove-tasting-trio': [
    '★★★★☆ Très pédagogique : même olive, trois altitudes, trois caractères. Les flacons sont petits, mais c’est le principe.',
  ],
  'koroneiki-island-olive-oil': [
    '★★★★☆ Puissante et poivrée, un vrai goût d’herbes. Trop forte pour ma mayonnaise, idéale sur les tomates.',
  ],
  'cornicabra-reserve-olive-oil': [
    '★★★★★ Dense, presque sucrée au début, puis la noix verte. Avec un gigot, c’est remarquable.',
  ],
  'eight-barrel-balsamic': [
    '★★★★★ Enfin un balsamique sans caramel. Cerise, pruneau, une pointe de genièvre. Quelques gouttes sur des fraises et le dessert est fait.',
    '★★★★★ Il nappe la cuillère et reste vif. Je le mets sur le parmesan, sur les oignons, sur à peu près tout.',
  ],
  'twelve-year-traditional-balsamic': [
    '★★★★★ Une petite bouteille hors de prix que je ne regrette pas une seconde. On compte les gouttes et on ferme les yeux.',
  ],
  'everyday-table-balsamic': [
    '★★★☆☆ Correct pour tous les jours, un peu léger à mon goût. Après celui de huit fûts, la comparaison est rude.',
  ],
  'white-grape-condiment': [
    '★★★★☆ Délicat, pomme verte et sureau. Sur des pêches blanches et du jambon, une belle surprise.',
  ],
  'saba-cooked-grape-must': [
    '★★★★★ Du raisin, du cacao, une note fumée. Sur la ricotta du matin, toute la famille en redemande.',
  ],
  'summer-alp-cheese-18-months': [
    '★★★★★ Fruité, salé juste ce qu’il faut, avec de beaux cristaux. À sortir une heure avant, absolument.',
  ],
  'raclette-quarter-wheel': [
    '★★★★★ Une raclette qui fond d’un seul tenant et qui ne rend pas d’huile. Nous étions six, il n’est rien resté.',
    '★★★☆☆ Très bon fromage, mais le colis est arrivé un jour plus tard que prévu, donc le soir d’après notre dîner. Les pains de glace étaient encore froids.',
  ],
  'hay-flower-tomme': [
    '★★★★☆ La croûte fleurie sent la grange en été. J’ai retiré un peu de foin, le cœur est doux et lacté.',
  ],
  'clothbound-cheddar-14-months': [
    '★★★★★ Je ne jurais que par le comté, et le mot cheddar me faisait penser à des tranches orange. Ce cheddar sous toile m’a fait changer d’avis : sec, friable, profond, avec un goût d’oignon rôti et de terre mouillée près du linge, plus vif vers le cœur. Arrivé bien froid, coupé du matin. Je le casse à la pointe du couteau, comme conseillé, et je le sers avec une pomme.',
  ],
  'skerrow-blue': [
    '★★★★★ Un bleu fondant, sans agressivité, presque beurré. Sur un biscuit d’avoine tiède, c’est parfait.',
  ],
  'tarn-ale-washed-cheese': [
    '★★★★★ Il parle fort, mais il parle bien. Quinze minutes au four dans sa boîte, des pommes de terre, et la soirée est lancée.',
  ],
  'saffron-sheep-cheese': [
    '★★★★☆ Joli jaune d’or, safran discret et grains de poivre entiers. Agréable à l’apéritif avec un verre de blanc.',
  ],
  'acorn-fed-iberico-ham-hand-sliced': [
    '★★★★★ Tranché au couteau, brillant, noisette. Il a disparu avant que je trouve l’assiette.',
  ],
  'acorn-fed-iberico-chorizo': [
    '★★★★★ Haché gros, fumé sans excès, pas piquant. Il colore merveilleusement une poêlée de pois chiches.',
  ],
  'cured-iberico-loin': [
    '★★★★☆ Maigre et parfumé, un vrai goût d’amande. Il faut un bon couteau pour le couper assez fin.',
  ],
  'bone-in-iberico-shoulder': [
    '★★★★☆ Superbe pièce, très goûteuse près de l’os. Prévoyez un support solide et de la place au frais, c’est plus grand qu’on ne croit.',
  ],
  'nebbiolo-salami': [
    '★★★★★ Tendre, vineux, avec l’orange et le clou de girofle. On dirait une taverne en novembre, comme ils disent.',
  ],
  'bronze-die-spaghettoni': [
    '★★★★★ Rugueux et fermes, ils retiennent la sauce. Ail, huile, piment : le dîner du dimanche est sauvé.',
  ],
  'egg-tagliatelle-nests': [
    '★★★★★ Quatre minutes, du beurre, une cuillère d’eau de cuisson. Difficile de faire plus simple et meilleur.',
  ],
  'squid-ink-linguine': [
    '★★★★★ Noires jusqu’au bout, iodées sans excès. Avec des palourdes et un zeste de citron, nos invités ont cru à un traiteur.',
  ],
  'hand-rolled-fusilli': [
    '★★★★☆ On sent le travail à la main, chaque spirale est différente. La cuisson est du coup un peu inégale, mais quel goût de blé.',
  ],
  'aged-carnaroli-rice': [
    '★★★★★ Le risotto pardonne tout avec ce riz. Crémeux dehors, encore ferme au cœur.',
  ],
  'wild-thyme-honey': [
    '★★★★★ Un miel de caractère, résineux, presque épicé. Sur un fromage grillé bien chaud, c’est un plat à lui seul.',
    '★★★★☆ Excellent, mais fort : mes enfants préfèrent l’acacia, moi j’ai fini le pot.',
  ],
  'cut-thyme-honeycomb': [
    '★★★★★ Un carré de rayon, comme chez l’apiculteur de mon enfance. On mord, ça éclate, on mâche la cire.',
  ],
  'chestnut-forest-honey': [
    '★★★★☆ Amer et boisé comme il doit l’être. Un vrai châtaignier, parfait avec un vieux fromage.',
  ],
  'ardeche-chestnut-cream': [
    '★★★★★ Rien à voir avec le tube du supermarché. La petite touche fumée change tout. Dans des crêpes, évidemment.',
    '★★★★★ Ma grand-mère était d’Antraigues. Elle aurait approuvé.',
  ],
  'bergeron-apricot-preserve': [
    '★★★★★ Des moitiés d’abricot entières, une belle acidité, un léger goût d’amande. La meilleure confiture d’abricot que je connaisse.',
  ],
  'black-fig-and-walnut-preserve': [
    '★★★★☆ Avec un foie gras ou un bleu, c’est un régal. Les noix restent croquantes. Un peu cher pour 220 g.',
  ],
  'damson-chutney': [
    '★★★★☆ Très anglais, sombre et vinaigré. Sur un sandwich au fromage, je comprends enfin.',
  ],
  'dark-chocolate-72-percent': [
    '★★★★☆ Acide et fruité, groseille et framboise. Ceux qui aiment le chocolat rond préféreront le lait de foin.',
  ],
  'hay-milk-chocolate-50-percent': [
    '★★★★★ Un chocolat au lait qui ne se cache pas derrière le sucre. Caramel, biscuit, un grain de sel.',
  ],
  'pumpkin-seed-pralines': [
    '★★★★★ Vertes comme la pistache, mais c’est de la courge, et c’est bien meilleur. La boîte de douze a tenu une soirée.',
  ],
  'orange-peel-in-dark-chocolate': [
    '★★★★★ Des écorces épaisses, moelleuses, à peine sucrées. On ne peut pas s’arrêter.',
  ],
  'drinking-chocolate-flakes': [
    '★★★★☆ Un vrai chocolat chaud, épais, avec la cannelle en fond. Quatre cuillères par tasse, la boîte descend vite.',
  ],
  'piedmont-gianduja-cream': [
    '★★★★★ De la noisette, encore de la noisette, puis le cacao. Sans huile de palme et sans regret.',
  ],
  'hand-stretched-grissini': [
    '★★☆☆☆ Le goût est très bon, rien à dire : huile d’olive, croûte grillée, un peu de semoule. Mais presque tout est arrivé en morceaux, et c’était pour un apéritif de douze personnes. J’ai écrit au producteur, qui a répondu le jour même, très gentiment, et envoyé un autre paquet mieux calé. Deux étoiles pour le voyage, cinq pour la réponse.',
  ],
  'cornmeal-hazelnut-biscuits': [
    '★★★★★ Sablés, beurrés, à tremper dans le café. La boîte rouge est déjà recyclée en boîte à boutons.',
  ],
  'dales-oatcakes': ['★★★★★ Rustiques et solides, parfaits avec le cheddar de la même ferme.'],
  'la-mancha-saffron-threads': [
    '★★★★★ De longs filaments rouges, un parfum de foin et de miel. Une douzaine suffit pour quatre. On voit la différence.',
  ],
  'sweet-smoked-paprika': [
    '★★★★☆ Fumé et doux, poudre très fine. La boîte s’ouvre difficilement, attention aux chemises claires.',
  ],
  'hand-raked-flor-de-sal': [
    '★★★★★ Croquante, humide, elle fond sur la langue. Sur du beurre et du pain, on redevient enfant.',
  ],
  'wild-mountain-oregano': [
    '★★★★★ Un bouquet entier, sec et entêtant. Une salade grecque sans lui n’en est plus une.',
  ],
  'salted-island-capers': [
    '★★★★☆ Petites et fermes, au goût de moutarde et de rose. Bien les dessaler, dix minutes ne suffisent pas tout à fait.',
  ],
  'sardines-in-olive-oil': [
    '★★★★★ Fondantes, l’arête se mange, l’huile se sauce. Je les retourne tous les mois comme mon père.',
  ],
  'mussels-in-escabeche': [
    '★★★★☆ Grosses moules, escabèche bien relevée. Avec des chips et un vermouth, tout est dit.',
  ],
  'albacore-belly-in-olive-oil': [
    '★★★★★ Des feuillets ivoire qui glissent les uns sur les autres. Avec une tomate mûre, c’est un repas de fête.',
  ],
  'piri-piri-sardine-pate': [
    '★★★★★ Ça pique derrière les oreilles, exactement comme annoncé. Six tartines, et on se dispute la dernière.',
  ],
  'gift-set-2': [
    '★★★★☆ Un beau coffret pour un brunch, tout était bien calé. Un petit mot sur chaque producteur aurait été le bienvenu.',
  ],
  'chocolate-atelier': [
    '★★★★★ Offert à ma sœur : un tiroir par jour, a-t-elle promis. Le deuxième soir, il ne restait que les copeaux.',
  ],
  'atlantic-tin-collection': [
    '★★★★★ Douze boîtes qui donnent envie d’ouvrir une fenêtre sur le port. La caisse illustrée sert maintenant de plateau.',
  ],
};
