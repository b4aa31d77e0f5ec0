import type { SampleTranslations } from '#sample/catalogue/sample-types.ts';

export const spicesSalt: SampleTranslations['products'] = {
  'la-mancha-saffron-threads': {
    name: 'Zafferano della Mancia in stimmi',
    description:
      'Trecento fiori, colti prima dell’alba e mondati il pomeriggio stesso, per due grammi. Solo le punte rosse, tostate sulla seta sopra la brace, così asciutte che tintinnano nel vetro. Una dozzina pestata in acqua tiepida, dieci minuti di attesa, e un riso per quattro diventa d’oro e profuma di fieno, miele e ferro. Sul cartellino, l’anno e la famiglia.',
    attributes: {
      Origine: 'Consuegra, Castiglia-La Mancia, Spagna',
      Stagione: 'Ottobre, prima dell’alba',
      Lavorazione: 'Tostato sulla seta sopra la brace',
      'Peso netto': '2 g',
      Abbinamenti: 'Riso, cozze, latte di mandorla',
    },
    ingredients: 'Stimmi di zafferano.',
    storage: 'Al buio e all’asciutto, a coperchio chiuso.',
  },
  'sweet-smoked-paprika': {
    name: 'Paprica dolce affumicata',
    description:
      'I peperoni rossi restano due settimane su graticci sopra un fuoco basso di quercia, girati a mano ogni giorno, finché diventano cuoio. Macinata a pietra tre volte, la polvere è fine come talco, rosso mattone, e profuma di falò e pomodoro secco. Dolce, non piccante. Un cucchiaino nell’olio prima delle cipolle cambia una pentola di lenticchie, o una teglia di patate.',
    attributes: {
      Origine: 'Castiglia-La Mancia, Spagna',
      Lavorazione: 'Affumicata 14 giorni con quercia, macinata a pietra',
      'Peso netto': '75 g',
      Abbinamenti: 'Patate, polpo, lenticchie',
    },
    ingredients: 'Peperoni rossi affumicati.',
    storage: 'Al buio e all’asciutto, a coperchio chiuso.',
  },
  'dried-nora-peppers': {
    name: 'Peperoni ñora essiccati',
    description:
      'Peperoncini tondi, seccati al sole su stuoie di sparto finché prendono il colore del mattone vecchio e suonano dei loro semi. Non portano piccante, solo profondità: dolci, terrosi, vicini all’uvetta e al cacao. Si ammollano venti minuti, si raschia la polpa dalla pelle e la si unisce al riso, alla zuppa di pesce o al romesco. La collana ne porta circa quattordici e fa bella figura vicino ai fornelli.',
    attributes: {
      Origine: 'Castiglia-La Mancia, Spagna',
      Varietà: 'Ñora',
      Lavorazione: 'Essiccati interi al sole',
      'Peso netto': '60 g',
      Abbinamenti: 'Riso Bomba, zuppa di pesce, romesco',
    },
    ingredients: 'Peperoni ñora essiccati.',
    storage: 'All’aria e all’asciutto.',
  },
  'hand-raked-flor-de-sal': {
    name: 'Flor de sal raccolto a mano',
    description:
      'Nelle sere d’estate senza vento, sulle saline vicino ad Aveiro si forma una pelle di cristalli, sottile come il primo ghiaccio. Si solleva con un rastrello di legno prima che affondi, si scola al sole e non si lava mai. Le scaglie sono umide, cave e fragili; scrocchiano, poi si sciolgono, e sanno di mare più che di sale. Per finire: pomodori, bistecca, caramello, un uovo morbido.',
    attributes: {
      Origine: 'Aveiro, Portogallo',
      Stagione: 'Da luglio a settembre',
      Lavorazione: 'Raccolto a mano con il rastrello, scolato al sole',
      'Peso netto': '150 g',
      Abbinamenti: 'Pomodori, bistecca, uova morbide',
    },
    ingredients: 'Sale marino.',
    storage: 'All’asciutto, con il suo sughero.',
  },
  'seaweed-sea-salt': {
    name: 'Sale marino alle alghe',
    description:
      'Sale grosso di salina, mescolato a tre alghe raccolte con le maree di sizigia ed essiccate sul tetto del conservificio: dulse, nori e lattuga di mare. I frammenti verdi si ammorbidiscono sul cibo caldo e liberano il profumo di una pozza tra gli scogli. A una patata lessa fa quello che fa il burro, e al burro quello che non fa nient’altro. Da provare anche sul bordo di un bicchiere di birra fredda.',
    attributes: {
      Origine: 'Aveiro, Portogallo',
      'Peso netto': '120 g',
      Abbinamenti: 'Patate lesse, burro, pesce bianco',
    },
    ingredients: 'Sale marino, dulse, nori, lattuga di mare. Può contenere tracce di crostacei e molluschi.',
    storage: 'All’asciutto, a coperchio chiuso.',
  },
  'wild-mountain-oregano': {
    name: 'Origano selvatico di montagna',
    description:
      'Tagliato con la falce sopra la cappella nel momento in cui si aprono i fiori, quando l’olio nelle foglie è più forte, e appeso a testa in giù al buio per tre settimane. Arriva a mazzo, con i suoi gambi. Strofinato tra i palmi sopra un’insalata, se ne accorge tutta la stanza: caldo, canforato, un po’ come il pino. Quello secco in barattolo, al confronto, sa di carta.',
    attributes: {
      Origine: 'Citera, Grecia',
      Stagione: 'Fine giugno, in fiore',
      Lavorazione: 'Spontaneo, essiccato al buio',
      'Peso netto': '40 g',
      Abbinamenti: 'Pomodori, feta, agnello alla griglia',
    },
    ingredients: 'Origano selvatico.',
    storage: 'Al buio e all’asciutto.',
  },
  'salted-island-capers': {
    name: 'Capperi dell’isola sotto sale',
    description:
      'Crescono dai muri del porto e si colgono alle sei del mattino, ancora chiusi, non più grandi di un grano di pepe. Sotto sale marino, non sotto aceto, conservano il loro gusto di senape, petalo di rosa e oliva verde. Si sciacquano, si ammollano dieci minuti, si asciugano bene. Poi nel burro per la razza, su un’insalata di pomodori, o fritti finché si aprono come fiori.',
    attributes: {
      Origine: 'Citera, Grecia',
      Stagione: 'Maggio e giugno, raccolta a mano',
      'Peso netto': '180 g',
      Abbinamenti: 'Burro nocciola, razza, insalata di pomodori',
    },
    ingredients: 'Capperi, sale marino.',
    storage: 'Al fresco e al buio; sciacquare prima dell’uso.',
  },
};
