import type { SampleTranslations } from '#sample/catalogue/sample-types.ts';

export const chocolateBakery: SampleTranslations['products'] = {
  'dark-chocolate-72-percent': {
    name: 'Cioccolato fondente 72%',
    description:
      'Fave di una sola piantagione nella valle del Sambirano, tostate leggere perché il frutto sopravviva. Tre giorni nel mulino di granito, poi zucchero di canna e basta: né vaniglia né lecitina. Si spezza con uno schiocco netto e apre acidulo, come lamponi e ribes, prima che da sotto arrivi il cacao. Un quadretto va lasciato sciogliere contro il palato, senza masticare.',
    attributes: {
      Origine: 'Cacao del Sambirano, Madagascar',
      Cacao: '72%',
      'Peso netto': '70 g',
      Abbinamenti: 'Espresso, rum invecchiato, lamponi',
    },
    ingredients: 'Fave di cacao, zucchero di canna. Può contenere tracce di latte e frutta a guscio.',
    storage: 'Al fresco e all’asciutto, tra 16 e 18 °C.',
  },
  'hay-milk-chocolate-50-percent': {
    name: 'Cioccolato al latte fieno 50%',
    description:
      'Cioccolato al latte per chi l’aveva abbandonato da bambino. Metà della tavoletta è cacao dell’Ecuador, gran parte del resto è latte di vacche che mangiano erba e fieno e nulla di fermentato. È lento e rotondo, con caramello, biscotto e, nei lotti di fine estate, trifoglio. Qualche grano di sale lo tiene onesto. Cinquanta per cento, e sparito in circa quattro minuti.',
    attributes: {
      Origine: 'Cacao di Manabí, Ecuador; latte della Stiria, Austria',
      Cacao: '50%',
      'Peso netto': '70 g',
    },
    ingredients:
      'Fave di cacao, zucchero di canna, latte fieno in polvere, burro di cacao, sale. Può contenere tracce di frutta a guscio.',
    storage: 'Al fresco e all’asciutto, tra 16 e 18 °C.',
  },
  'pumpkin-seed-pralines': {
    name: 'Praline ai semi di zucca',
    description:
      'Dodici cupole fondenti con un ripieno così verde che gli ospiti dicono pistacchio. Sono semi di zucca della Stiria, tostati finché scoppiettano, macinati con zucchero e un filo del loro stesso olio. Il guscio si spezza, il pralinato è morbido con un po’ di grana lasciata apposta, e il gusto va dalla nocciola al caramello a qualcosa di quasi salato. Un seme su ognuna, per riconoscerle.',
    attributes: {
      Origine: 'Graz, Stiria, Austria',
      Cacao: '64%',
      Contenuto: '12 praline',
      'Peso netto': '132 g',
    },
    ingredients:
      'Cioccolato fondente, semi di zucca (31%), zucchero di canna, olio di semi di zucca, sale. Può contenere tracce di latte e frutta a guscio.',
    storage: 'Al fresco e all’asciutto, tra 16 e 18 °C.',
  },
  'orange-peel-in-dark-chocolate': {
    name: 'Scorze d’arancia al fondente',
    description:
      'Scorze spesse di arance invernali, sbollentate tre volte e candite in nove giorni, ogni mattina un po’ di sciroppo in più, finché sono traslucide e si piegano senza appiccicare. Poi mezzo abito di fondente, con un capo arancione per tenerle. Tenaci, amare, profumate, e finite prima del previsto. La scatola va nascosta dietro qualcosa di alto.',
    attributes: {
      Origine: 'Graz, Stiria, Austria',
      Cacao: '68%',
      'Peso netto': '150 g',
    },
    ingredients:
      'Scorze d’arancia candite (56%), fave di cacao, zucchero di canna. Può contenere tracce di latte e frutta a guscio.',
    storage: 'Al fresco e all’asciutto, tra 16 e 18 °C.',
  },
  'drinking-chocolate-flakes': {
    name: 'Scaglie per cioccolata calda',
    description:
      'Non una polvere, ma cioccolato vero, grattato dal blocco. Quattro cucchiai in una tazza di latte caldo, un minuto di frusta, e diventa densa e lucida, con la cannella e il mais tostato delle fave messicane. Fatta con l’acqua è più scura, più antica e ottima dopo lo sci. La latta color rame basta per dieci tazze, o per un fine settimana di pioggia.',
    attributes: {
      Origine: 'Cacao del Tabasco, Messico',
      Cacao: '66%',
      'Peso netto': '250 g',
    },
    ingredients:
      'Fave di cacao, zucchero di canna, burro di cacao. Può contenere tracce di latte e frutta a guscio.',
    storage: 'Al fresco e all’asciutto, a coperchio chiuso.',
  },
  'piedmont-gianduja-cream': {
    name: 'Crema gianduia del Piemonte',
    description:
      'Più di metà del vasetto è nocciola, tostata il mercoledì e macinata il giovedì con cacao e zucchero di canna. Non c’è olio di palma e non c’è latte, perciò è un po’ più soda di quanto ci si aspetti e cede sul pane caldo. Sa prima di nocciola e poi di cioccolato, in quest’ordine. L’olio in superficie è un buon segno: basta mescolare.',
    attributes: {
      Origine: 'Langhe, Piemonte, Italia',
      'Peso netto': '250 g',
    },
    ingredients: 'Nocciole (55%), zucchero di canna, cacao, burro di cacao. Può contenere tracce di latte.',
    storage: 'A temperatura ambiente, mescolare prima dell’uso. Consumare entro 8 settimane dall’apertura.',
  },
  'hand-stretched-grissini': {
    name: 'Grissini stirati a mano',
    description:
      'Una striscia di impasto, due mani e un solo gesto largo quanto le braccia del fornaio. Rotolati nella farina di mais grossa e cotti direttamente sulla pietra, escono nodosi e dorati, friabili in punta e un po’ tenaci dove sono più spessi. Sanno di olio d’oliva e crosta tostata. Da avvolgere nel prosciutto, o da mettere a mazzo sulla tavola e ascoltare.',
    attributes: {
      Origine: 'Torino, Piemonte, Italia',
      Lavorazione: 'Stirati a mano, cotti su pietra',
      'Peso netto': '250 g',
      Abbinamenti: 'Prosciutto, formaggi freschi, vermut',
    },
    ingredients: 'Farina di frumento, olio d’oliva (9%), farina di mais, lievito, sale.',
    storage: 'Al fresco e all’asciutto.',
  },
  'cornmeal-hazelnut-biscuits': {
    name: 'Paste di meliga alla nocciola',
    description:
      'Modellate in anelli rigati, come in ogni forno tra Torino e Cuneo, ognuno sicuro che gli altri sbaglino. Il mais giallo macinato fine le fa sabbiose, il burro le fa friabili, la granella di nocciole rende difficile smettere. Sono fatte per essere intinte: nel caffè alle otto, nel vino dolce alle dieci di sera. La latta rossa merita di restare.',
    attributes: {
      Origine: 'Torino, Piemonte, Italia',
      'Peso netto': '300 g',
      Abbinamenti: 'Espresso, Moscato dolce, zabaione',
    },
    ingredients:
      'Farina di frumento, burro, farina di mais (22%), zucchero, nocciole (12%), tuorlo d’uovo, scorza di limone.',
    storage: 'All’asciutto, a coperchio chiuso.',
  },
  'dales-oatcakes': {
    name: 'Gallette d’avena delle Dales',
    description:
      'Avena spezzata, avena media, burro della stessa mandria, sale. Stese alla buona e cotte ogni venerdì su una piastra di ferro finché i bordi si arricciano. Sono asciutte nel modo giusto, con un gusto di nocciola appena dolce, e abbastanza robuste da portare una fetta di burro freddo e una più spessa di formaggio senza spezzarsi a metà strada. Quattordici per rotolo.',
    attributes: {
      Origine: 'Muker, North Yorkshire, Regno Unito',
      'Peso netto': '200 g',
      Abbinamenti: 'Formaggi erborinati, pesce affumicato, chutney di susine damson',
    },
    ingredients: 'Avena (81%), burro, sale, bicarbonato di sodio.',
    storage: 'Al fresco e all’asciutto.',
  },
};
