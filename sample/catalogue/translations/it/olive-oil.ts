import type { SampleTranslations } from '#sample/catalogue/sample-types.ts';

export const oliveOil: SampleTranslations['products'] = {
  'taggiasca-extra-virgin-olive-oil': {
    name: 'Olio extravergine di oliva Taggiasca',
    description:
      'L’olio che ha fatto conoscere il frantoio, da 1900 piante su fasce di pietra a secco sopra il mare. Scende dorato con un bordo verde e sa di mandorla fresca, pinolo e un poco di carciofo, con quel tanto di pepe in fondo che ricorda che è vivo. Discreto per scelta: accompagna basilico, pesce bianco e fagioli tiepidi senza coprirne la voce.',
    attributes: {
      Origine: 'Apricale, Liguria, Italia',
      Varietà: 'Taggiasca',
      Stagione: 'Da fine ottobre a dicembre, raccolta a mano',
      Volume: '500 ml',
      Abbinamenti: 'Pesto, pesce al vapore, fagioli bianchi',
    },
    ingredients: 'Olio extra vergine d’oliva.',
    storage: 'Al fresco e al buio, sotto i 20 °C. Consumare entro 3 mesi dall’apertura.',
  },
  'novello-first-harvest-oil': {
    name: 'Olio novello di prima raccolta',
    description:
      'Quattro giorni di raccolta, nessun filtro, nessun riposo. Le prime olive arrivano dure e verdi a fine ottobre e l’olio esce dal frantoio torbido, color erba tagliata. Profuma di foglia di pomodoro e banana acerba, e pizzica in gola. Va versato sul pane tostato strofinato con l’aglio, e su nient’altro finché la bottiglia non è a metà.',
    attributes: {
      Origine: 'Apricale, Liguria, Italia',
      Varietà: 'Taggiasca',
      Stagione: 'Ultima settimana di ottobre, non filtrato',
      Volume: '500 ml',
      Abbinamenti: 'Bruschetta all’aglio, finocchio crudo, lenticchie',
    },
    ingredients: 'Olio extra vergine d’oliva.',
    storage: 'Al fresco e al buio, sotto i 20 °C. Consumare entro 2 mesi dall’apertura.',
  },
  'taggiasca-family-tin': {
    name: 'Olio di Taggiasca, latta di famiglia',
    description:
      'Tre litri dello stesso olio di Taggiasca in una latta che tiene fuori l’unica cosa che l’olio teme: la luce. In paese lo si compra così, una latta per la cucina e una per il cugino di città. Si travasa in una bottiglietta, si stringe bene il tappo di ottone e poi si arrostisce, si condisce e s’inforna con un olio che non si misura più a cucchiai.',
    attributes: {
      Origine: 'Apricale, Liguria, Italia',
      Varietà: 'Taggiasca',
      Stagione: 'Novembre e dicembre, raccolta a mano',
      Volume: '3 l',
    },
    ingredients: 'Olio extra vergine d’oliva.',
    storage: 'Al fresco e al buio, sotto i 20 °C. Consumare entro 4 mesi dall’apertura.',
  },
  'lemon-pressed-olive-oil': {
    name: 'Olio franto con limoni',
    description:
      'Qui non si aggiungono aromi. I limoni interi del giardino murato accanto al frantoio finiscono sotto le macine insieme alle olive, uno a sei, e la scorza cede il suo olio all’olio. Ne viene un condimento luminoso e appena amaro, come una buccia graffiata con l’unghia. Poche gocce svegliano i calamari alla griglia, un piatto di piselli o un gelato alla vaniglia.',
    attributes: {
      Origine: 'Apricale, Liguria, Italia',
      Varietà: 'Taggiasca',
      Volume: '250 ml',
      Abbinamenti: 'Calamari alla griglia, piselli, gelato alla vaniglia',
    },
    ingredients: 'Olive, limoni interi non trattati.',
    storage: 'Al fresco e al buio, sotto i 20 °C. Consumare entro 3 mesi dall’apertura.',
  },
  'three-grove-tasting-trio': {
    name: 'Trio da assaggio delle tre fasce',
    description:
      'La stessa oliva, la stessa settimana, tre altezze. La prima bottiglia viene dai muri bassi vicino al torrente ed è tonda e burrosa; la seconda, da mezza costa, porta il carciofo; la terza è cresciuta nel vento a 500 metri, e morde. Assaggiate fianco a fianco da un cucchiaio tiepido, spiegano una collina meglio di una mappa. Tre bottiglie da 100 ml su un vassoio di faggio.',
    attributes: {
      Origine: 'Apricale, Liguria, Italia',
      Varietà: 'Taggiasca',
      Contenuto: 'Tre oli di singola fascia su vassoio di faggio',
      Volume: '3 × 100 ml',
    },
    ingredients: 'Olio extra vergine d’oliva.',
    storage: 'Al fresco e al buio, sotto i 20 °C. Consumare entro 2 mesi dall’apertura.',
  },
  'koroneiki-island-olive-oil': {
    name: 'Olio d’oliva Koroneiki dell’isola',
    description:
      'Le olive Koroneiki non sono più grandi di un chicco di caffè, e a Citera il vento le tiene ancora più piccole. Raccolte verdi a novembre e frante la notte stessa, danno un olio denso e brillante che profuma di buccia di mela ed erbe selvatiche e chiude con un lungo calore pepato. Sull’isola lo versano su pomodori, friselle d’orzo e su tutto ciò che al mattino ancora nuotava.',
    attributes: {
      Origine: 'Citera, Grecia',
      Varietà: 'Koroneiki',
      Stagione: 'Novembre, frutti verdi',
      Volume: '500 ml',
      Abbinamenti: 'Pomodori, friselle d’orzo, pesce alla griglia',
    },
    ingredients: 'Olio extra vergine d’oliva.',
    storage: 'Al fresco e al buio, sotto i 20 °C. Consumare entro 3 mesi dall’apertura.',
  },
  'cornicabra-reserve-olive-oil': {
    name: 'Olio d’oliva Cornicabra, riserva',
    description:
      'Cornicabra vuol dire corno di capra, per la curva del frutto. Gli alberi stanno sul terreno sassoso ai margini dei campi di zafferano, dove l’inverno arriva presto e le olive restano sul ramo fino a dicembre. L’olio è denso, all’inizio quasi dolce, avocado e alloro, poi vira alla noce verde. Ha la forza per l’agnello arrosto e la pazienza per un soffritto lungo e lento.',
    attributes: {
      Origine: 'Montes de Toledo, Spagna',
      Varietà: 'Cornicabra',
      Stagione: 'Inizio dicembre',
      Volume: '500 ml',
      Abbinamenti: 'Agnello arrosto, soffritto, pecorino stagionato',
    },
    ingredients: 'Olio extra vergine d’oliva.',
    storage: 'Al fresco e al buio, sotto i 20 °C. Consumare entro 3 mesi dall’apertura.',
  },
};
