import type { SampleTranslations } from '#sample/catalogue/sample-types.ts';

export const balsamicVinegar: SampleTranslations['products'] = {
  'eight-barrel-balsamic': {
    name: 'Balsamico aus acht Fässern',
    description:
      'Halb eingekochter Most, halb gereifter Weinessig, in sechs Sommern durch acht Fässer gewandert. Er überzieht den Löffel und gleitet dann rückstandslos ab. Erst kommt Sauerkirsche, dann Tabak, Dörrpflaume und ein Hauch Wacholder aus dem letzten Fass. Die Flasche für alle, die einen guten Balsamico wollen: in der Pfanne mit Zwiebeln, über Erdbeeren, auf einem Stück reifem Käse.',
    attributes: {
      Herkunft: 'Modena, Italien',
      Sorte: 'Lambrusco, Trebbiano',
      Reifung: '6 Jahre in acht Fässern',
      Füllmenge: '250 ml',
      'Passt zu': 'Erdbeeren, Ofenzwiebeln, gereifter Käse',
    },
    ingredients: 'Eingekochter Traubenmost, Weinessig.',
    storage: 'Bei Raumtemperatur, Kühlung nicht nötig.',
  },
  'twelve-year-traditional-balsamic': {
    name: 'Traditioneller Balsamico, 12 Jahre',
    description:
      'Nichts als eingekochter Most und mindestens zwölf Winter auf dem Dachboden. Zwei Drittel sind bis dahin durchs Holz entwichen. Was bleibt, ist dunkelbraun mit kupfernem Rand und bewegt sich wie warmer Honig. Es schmeckt nach Pflaumenmus, Walnuss und alten Möbeln, im selben Augenblick sauer und süß. Nur tropfenweise: vier auf den Risotto, zwei auf einen Splitter Parmesan.',
    attributes: {
      Herkunft: 'Spilamberto, Emilia-Romagna, Italien',
      Sorte: 'Trebbiano, Lambrusco',
      Reifung: 'Mindestens 12 Jahre',
      Füllmenge: '100 ml',
      'Passt zu': 'Risotto, Parmesan, Kalbfleisch',
    },
    ingredients: 'Eingekochter Traubenmost.',
    storage: 'Bei Raumtemperatur, Kühlung nicht nötig.',
  },
  'extravecchio-balsamic-25-years': {
    name: 'Balsamico Extravecchio, 25 Jahre',
    description:
      'Einmal im Jahr aus den kleinsten Fässern gezogen, ein Liter aus jedem, nie mehr. Er ist älter als die meisten, die ihn kosten werden, fast fest, und riecht nach Lakritz, getrockneter Feige, Weihrauch und Kirschholz. Ein Tropfen auf dem Handrücken, langsam abgeleckt, klingt etwa eine Minute nach. Servieren Sie ihn allein, zum Abschluss des Essens.',
    attributes: {
      Herkunft: 'Spilamberto, Emilia-Romagna, Italien',
      Sorte: 'Trebbiano',
      Reifung: 'Mindestens 25 Jahre',
      Füllmenge: '100 ml',
      'Passt zu': 'Gar nichts, oder Vanilleeis',
    },
    ingredients: 'Eingekochter Traubenmost.',
    storage: 'Bei Raumtemperatur, Kühlung nicht nötig.',
  },
  'everyday-table-balsamic': {
    name: 'Balsamico für jeden Tag',
    description:
      'Ein Essig, den man ohne Nachdenken benutzt und vermisst, wenn er leer ist. Sechzig Tage in großen Eichenfässern lassen ihn leicht, säuerlich und traubig, ohne das Karamell, das billigere Flaschen dunkel macht. Er gehört in die Kühlschranktür neben den Senf: für Blattsalat und Tomaten, für die Pfanne nach den Würsten, für einen Schuss in die Linsensuppe kurz vor dem Servieren.',
    attributes: {
      Herkunft: 'Modena, Italien',
      Reifung: '60 Tage in Eiche',
      Füllmenge: '500 ml',
      'Passt zu': 'Blattsalat, Tomaten, Linsensuppe',
    },
    ingredients: 'Weinessig, eingekochter Traubenmost.',
    storage: 'Bei Raumtemperatur, Kühlung nicht nötig.',
  },
  'white-grape-condiment': {
    name: 'Condimento aus weißen Trauben',
    description:
      'Trebbiano-Most, erwärmt, aber nie gekocht; so behält er die Farbe von Stroh und den Duft der Kelter im September. Eschenfässer geben weder Holz noch Bräune ab. Er ist sanft, kaum süß und ganz klar, mit grünem Apfel und Holunderblüte in der Nase. Für alles, was dunkler Essig verfärben würde: Austern, Gurke, weiße Pfirsiche, rohe Jakobsmuscheln.',
    attributes: {
      Herkunft: 'Modena, Italien',
      Sorte: 'Trebbiano',
      Reifung: '18 Monate in Esche',
      Füllmenge: '250 ml',
      'Passt zu': 'Austern, Gurke, weiße Pfirsiche',
    },
    ingredients: 'Trebbiano-Traubenmost, Weißweinessig.',
    storage: 'Bei Raumtemperatur, Kühlung nicht nötig.',
  },
  'saba-cooked-grape-must': {
    name: 'Saba, eingekochter Traubenmost',
    description:
      'Ehe es in der Emilia Zucker gab, gab es Saba: Traubenmost, im Kupferkessel von einem Abend bis zum nächsten gekocht, bis aus fünf Litern einer geworden ist. Kein Essig, also keine Schärfe, nur Rosine, Kakao und Rauch. Kinder essen sie auf frischem Schnee. Alle anderen löffeln sie über Ricotta, Polenta oder Joghurt oder rühren sie in Sprudelwasser.',
    attributes: {
      Herkunft: 'Spilamberto, Emilia-Romagna, Italien',
      Sorte: 'Lambrusco',
      Nettogewicht: '230 g',
      'Passt zu': 'Ricotta, Polenta, Naturjoghurt',
    },
    ingredients: 'Traubenmost.',
    storage:
      'Kühl und trocken; nach dem Öffnen in den Kühlschrank. Nach dem Öffnen innerhalb von 3 Monaten verbrauchen.',
  },
};
