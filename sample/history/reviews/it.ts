import type { WrittenReviews } from '#sample/history/written-reviews.ts';

export const italianReviews: WrittenReviews = {
  'taggiasca-extra-virgin-olive-oil': [
    '★★★★★ Dolce, con mandorla e carciofo, e un pizzico di pepe alla fine. Come quello che portavamo a casa da Imperia.',
    '★★★★☆ Ottimo olio da pesce e da pesto. La bottiglia da mezzo litro finisce subito, la prossima volta prendo la latta.',
  ],
  'novello-first-harvest-oil': ['★★★★★ Torbido, verde, pizzica come deve. Una fetta di pane, aglio e basta.'],
  'lemon-pressed-olive-oil': [
    '★★★★★ Limone vero, non aroma. Sul calamaro alla griglia e, giuro, sul gelato alla vaniglia.',
  ],
  'three-grove-tasting-trio': [
    '★★★★★ Tre bottigliette e si capisce una collina intera. Un regalo intelligente per chi pensa che gli oli siano tutti uguali.',
  ],
  'koroneiki-island-olive-oil': [
    '★★★☆☆ Buono ma molto deciso, copre le verdure delicate. Sulle friselle con il pomodoro invece va benissimo.',
  ],
  'eight-barrel-balsamic': [
    '★★★★★ Denso al punto giusto, amarena e tabacco. Sulle cipolle in padella fa miracoli.',
  ],
  'twelve-year-traditional-balsamic': [
    '★★★★★ Il tradizionale vero, quello che si conta a gocce. L’ho aperto per il compleanno di mio padre, che è di Modena e parte sempre prevenuto: quattro gocce sul risotto, due su una scaglia di parmigiano, e poi ha voluto annusare la bottiglia per dieci minuti. Ha detto solo “va bene”, che da lui è una standing ovation. Mia suocera invece ha chiesto la ricetta.',
  ],
  'extravecchio-balsamic-25-years': [
    '★★★★★ Una goccia sul dorso della mano e si sta zitti un minuto. Lo teniamo per le grandi occasioni.',
  ],
  'everyday-table-balsamic': [
    '★★★★★ Onesto, leggero, senza caramello. Nella zuppa di lenticchie prima di servire.',
  ],
  'white-grape-condiment': [
    '★★★★☆ Delicato e limpido, non macchia. Perfetto sulle pesche bianche, un po’ dolce sull’insalata.',
  ],
  'saba-cooked-grape-must': [
    '★★★★★ La saba della nonna, cotta come si deve. Sulla polenta fritta è una cosa seria.',
  ],
  'summer-alp-cheese-18-months': [
    '★★★★★ Si spezza, scricchiola, sa di noce e di brodo. Un formaggio da mangiare piano.',
    '★★★★☆ Molto buono, profumato di alpeggio. Arrivato freddo ma con la carta un po’ umida.',
  ],
  'hay-flower-tomme': [
    '★★★★★ Una tomina vestita di fiori, bellissima a tavola. La crosta si mangia e sa di fienile.',
  ],
  'clothbound-cheddar-14-months': [
    '★★★★☆ Non avrei mai pensato di lodare un cheddar. Secco, friabile, con quella nota di cipolla arrosto.',
  ],
  'skerrow-blue': ['★★★★☆ Un erborinato gentile, quasi burroso. Con il miele di castagno sta benissimo.'],
  'saffron-sheep-cheese': [
    '★★★★★ Giallo come un tuorlo, profuma di fieno e miele. A triangoli sottili è sparito in cinque minuti.',
  ],
  'acorn-fed-iberico-ham-hand-sliced': [
    '★★★★★ Il grasso si scioglie da solo. Tagliato a coltello, fettine piccole, nocciola e fungo secco. Da inginocchiarsi.',
  ],
  'cured-iberico-loin': [
    '★★★★★ Magro, marezzato, leggermente affumicato. Tagliato sottilissimo non ha bisogno di pane.',
  ],
  'black-pepper-salchichon': [
    '★★★★☆ Pulito e pepato, con quel tocco di sherry. Simile a un nostro salame ma con il suo carattere.',
  ],
  'nebbiolo-salami': [
    '★★★★★ Morbido, vinoso, con la scorza d’arancia. Con i grissini della stessa bottega è un aperitivo piemontese completo.',
    '★★★☆☆ Il sapore c’è, ma il mio era davvero molto morbido, quasi da spalmare. Forse andava aspettato qualche giorno.',
  ],
  'bronze-die-spaghettoni': [
    '★★★★★ Ruvidi, tengono la cottura e il sugo. Aglio e olio, tredici minuti, silenzio a tavola.',
  ],
  'giant-paccheri': [
    '★★★★★ Con calamari e pomodorini come a Napoli. Nessuno si è rotto in pentola.',
    '★★★★☆ Pasta eccellente. Il pacco è arrivato con un angolo schiacciato e qualche pacchero spezzato, pazienza.',
  ],
  'egg-tagliatelle-nests': [
    '★★★★★ Gialle, porose, sanno di uovo. Con il ragù di domenica hanno convinto anche mio padre.',
  ],
  'squid-ink-linguine': [
    '★★★★☆ Nere anche dopo la cottura, profumo di mare. Vongole, scorza di limone e pangrattato fritto.',
  ],
  'hand-rolled-fusilli': [
    '★★★★★ Fatti col ferro uno a uno, si vede e si sente. Reggono un ragù di agnello senza battere ciglio.',
  ],
  'aged-carnaroli-rice': [
    '★★★★★ Beve il brodo con calma e resta al dente. La latta poi è troppo bella per buttarla.',
  ],
  'bomba-rice': [
    '★★★★☆ Ottimo per la paella e sorprendente nel riso al forno con l’aglio intero. Vuole molto più brodo del nostro.',
  ],
  'wild-thyme-honey': [
    '★★★★★ Profuma di macchia e di arancia, pizzica in gola. Su yogurt e noci è colazione per tutta la settimana.',
  ],
  'chestnut-forest-honey': [
    '★★★★★ Scuro, amaro il giusto, cuoio e corteccia. Sul pecorino stagionato non ha rivali.',
  ],
  'ardeche-chestnut-cream': [
    '★★★☆☆ Fine e profumata, ma per me troppo zuccherata. Con la panna non montata si equilibra.',
  ],
  'bergeron-apricot-preserve': [
    '★★★★★ Mezze albicocche intere, poco zucchero. Una crostata così non mi era mai venuta.',
  ],
  'black-fig-and-walnut-preserve': [
    '★★★★★ Con il gorgonzola è una coppia perfetta. Le noci restano croccanti davvero.',
  ],
  'damson-chutney': ['★★★★☆ Agro, scuro, appiccicoso. Ho capito il panino inglese al formaggio.'],
  'dark-chocolate-72-percent': ['★★★★★ Si spezza netto e sa di lampone. Due ingredienti e tanta pazienza.'],
  'pumpkin-seed-pralines': [
    '★★★★☆ Ripieno verdissimo, goloso, quasi salato alla fine. La scatola da dodici dura poco e costa parecchio.',
  ],
  'orange-peel-in-dark-chocolate': [
    '★★★★★ Scorze spesse e morbide, amare al punto giusto. Le migliori da anni.',
  ],
  'drinking-chocolate-flakes': [
    '★★★★★ Una cioccolata calda come al caffè in piazza a Torino. Densa, lucida, con la cannella in fondo.',
  ],
  'piedmont-gianduja-cream': [
    '★★★★★ Prima la nocciola, poi il cacao. Niente olio di palma e si sente. Il vasetto è già finito, non dico in quanti giorni.',
    '★★★★☆ Buonissima, un po’ dura appena aperta: sul pane caldo si ammorbidisce subito.',
  ],
  'hand-stretched-grissini': [
    '★★★★★ Nodosi, friabili, sanno di olio e crosta. Come quelli del panettiere sotto casa.',
  ],
  'cornmeal-hazelnut-biscuits': [
    '★★★★★ Le paste di meliga come Dio comanda. Nel caffè alle otto e nel moscato alle dieci di sera.',
  ],
  'dales-oatcakes': ['★★★★☆ Non li conoscevo: asciutti, rustici, con il formaggio funzionano alla grande.'],
  'la-mancha-saffron-threads': [
    '★★★★★ Fili lunghi e rossi, profumo intenso. Un risotto alla milanese come si deve con dodici stimmi.',
    '★★★★☆ Qualità altissima. Due grammi sembrano pochi finché non ci si cucina per tre mesi.',
  ],
  'sweet-smoked-paprika': [
    '★★★★★ Sa di camino. Un cucchiaino nell’olio prima della cipolla e i ceci diventano un’altra cosa.',
  ],
  'dried-nora-peppers': [
    '★★★★★ Dolci, profondi, per niente piccanti. La romesco finalmente come a Tarragona.',
  ],
  'hand-raked-flor-de-sal': [
    '★★★★★ Scaglie umide che scrocchiano e spariscono. Sui pomodori non serve altro.',
  ],
  'seaweed-sea-salt': [
    '★★★★☆ Sapore di scoglio, in senso buono. Su una patata lessa con il burro è una scoperta.',
  ],
  'wild-mountain-oregano': ['★★★★★ Un mazzo intero, gambi compresi. Ha profumato tutto l’armadietto.'],
  'salted-island-capers': [
    '★★★★★ Piccoli, sodi, profumati. Chi conosce quelli di Pantelleria non resterà deluso.',
  ],
  'sardines-in-olive-oil': [
    '★★★★☆ Carnose e tenere, olio buono. Le aspetterò ancora sei mesi come dice l’etichetta, se resisto.',
  ],
  'octopus-in-garlic-oil': [
    '★★★★★ Tenero, con l’aglio appena dorato. Sulle patate calde con la paprica, un secondo in cinque minuti.',
  ],
  'smoked-mackerel-fillets': [
    '★★★★★ Affumicatura leggera, filetti interi e succosi. Sul pane nero con il rafano.',
  ],
  'gift-set-3': [
    '★★★★★ Aperitivo per sei risolto con una scatola. Il salame e i grissini sono finiti per primi.',
  ],
  'balsamic-tasting-flight': [
    '★★★★★ Cinque gradini in una cassetta di noce. Il cucchiaino di porcellana nel coperchio è una raffinatezza.',
  ],
  'bone-in-iberico-shoulder': [
    '★★☆☆☆ Il prosciutto in sé è squisito, dolce vicino all’osso e profumato di ghianda, e con l’osso è venuto un brodo notevole. Ma il corriere lo ha lasciato fuori dalla porta senza suonare, la scatola era ammaccata e il supporto che pensavo incluso non c’era. Per questo prezzo mi aspettavo più cura. Il negozio si è scusato e ha rimborsato la spedizione.',
  ],
};
