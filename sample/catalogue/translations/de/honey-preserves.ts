import type { SampleTranslations } from '#sample/catalogue/sample-types.ts';

export const honeyPreserves: SampleTranslations['products'] = {
  'wild-thyme-honey': {
    name: 'Honig vom wilden Thymian',
    description:
      'Im Juli blüht auf den Landzungen nur noch Thymian; die Bienen haben keine Wahl, und der Honig auch nicht. Er ist dickflüssig, bernsteinfarben und harzig, mit warmen Kräutern, Orangenschale und einem pfeffrigen Kitzeln im Hals. Kalt geschleudert, durch Tuch geseiht, sonst nichts. Über Schafsjoghurt mit Walnüssen ist er Frühstück, auf heißem Bratkäse Abendessen.',
    attributes: {
      Herkunft: 'Kythira, Griechenland',
      Saison: 'Juli und August',
      Herstellung: 'Kalt geschleudert, nicht erhitzt',
      Nettogewicht: '400 g',
      'Passt zu': 'Schafsjoghurt, Walnüsse, Bratkäse',
    },
    ingredients: 'Thymianhonig.',
    storage: 'Bei Raumtemperatur; kann kristallisieren.',
  },
  'cut-thyme-honeycomb': {
    name: 'Thymianhonig in der Wabe',
    description:
      'Ein Quadrat, direkt aus dem Rähmchen geschnitten, mit verdeckelten Zellen, genau wie die Bienen es hinterlassen haben. Beim Hineinbeißen gibt jede Kammer mit einem leisen Knacken nach, dann fließt der Thymianhonig, und das Wachs bleibt zum Kauen. Nur wenige Rähmchen im Jahr sind entbehrlich. Mit Blauschimmelkäse auf ein Brett setzen und jeden eine Ecke abbrechen lassen.',
    attributes: {
      Herkunft: 'Kythira, Griechenland',
      Saison: 'August, einmal im Jahr',
      Nettogewicht: '300 g',
      'Passt zu': 'Blauschimmelkäse, geröstete Brioche, Birnen',
    },
    ingredients: 'Thymianhonig in Naturwabe.',
    storage: 'Bei Raumtemperatur, Deckel geschlossen.',
  },
  'chestnut-forest-honey': {
    name: 'Edelkastanienhonig',
    description:
      'Dunkel wie starker Tee und etwa so süß, wie er sein muss. Wenn Ende Juni die Kastanien blühen, stehen zweihundert Völker am Waldweg bereit, und zehn Tage lang kommt nichts anderes herein. Der Honig riecht nach Leder und warmer Rinde und hinterlässt eine angenehme Bitterkeit wie Walnusshaut. Er kristallisiert kaum und liebt Salziges.',
    attributes: {
      Herkunft: 'Ardèche, Frankreich',
      Saison: 'Ende Juni bis Juli',
      Herstellung: 'Kalt geschleudert, nicht erhitzt',
      Nettogewicht: '350 g',
      'Passt zu': 'Ziegenkäse, gebratene Ente, Schwarztee',
    },
    ingredients: 'Kastanienblütenhonig.',
    storage: 'Bei Raumtemperatur; kann kristallisieren.',
  },
  'ardeche-chestnut-cream': {
    name: 'Maronencreme aus der Ardèche',
    description:
      'Kastanien von den Terrassen, zweimal geschält, weich gekocht und durchs Sieb gestrichen, bis kein Körnchen bleibt, dann mit Rohrzucker und einer aufgeschlitzten Vanilleschote eingekocht. Der Löffel steht darin. Weil ein Drittel der Früchte vorher über glimmenden Schalen trocknet, liegt hinter der Süße ein Hauch Rauch. In Crêpes, unter Schlagsahne oder direkt aus der Dose.',
    attributes: {
      Herkunft: 'Ardèche, Frankreich',
      Nettogewicht: '250 g',
      'Passt zu': 'Crêpes, Schlagsahne, Baiser',
    },
    ingredients: 'Edelkastanien (58 %), Rohrzucker, Vanille.',
    storage:
      'Kühl und trocken; nach dem Öffnen in den Kühlschrank. Nach dem Öffnen innerhalb von 10 Tagen verbrauchen.',
  },
  'bergeron-apricot-preserve': {
    name: 'Konfitüre aus Bergeron-Aprikosen',
    description:
      'Bergeron ist die Aprikose, die an den Fingern abfärbt: rotbackig, säuerlich, eine Woche später dran. Die Hälften kommen am Erntetag in den Kupferkessel, mit halb so viel Zucker und ein paar Kernen für die Bitternote, und behalten ihre Form. Locker geliert, in der Farbe tiefer Abendsonne. Auf einer Tarte, und die Tarte braucht nichts weiter.',
    attributes: {
      Herkunft: 'Rhônetal, Frankreich',
      Sorte: 'Bergeron',
      Saison: 'Juli',
      Nettogewicht: '320 g',
    },
    ingredients: 'Aprikosen (65 %), Rohrzucker, Zitronensaft.',
    storage:
      'Kühl und trocken; nach dem Öffnen in den Kühlschrank. Nach dem Öffnen innerhalb von 4 Wochen verbrauchen.',
  },
  'black-fig-and-walnut-preserve': {
    name: 'Schwarze Feigen mit Walnüssen',
    description:
      'Septemberfeigen, so reif, dass sie auf dem Weg in die Küche aufplatzen, eingekocht mit Rotwein, einem Lorbeerblatt und neuen Walnüssen, am selben Morgen geknackt. Die Kernchen knistern, die Nüsse bleiben knackig, und der Wein hält die Süße im Zaum. Für Käse gemacht, und das weiß die Konfitüre auch. Ein Teelöffel verwandelt zudem den Saft einer Entenbrust in Sauce.',
    attributes: {
      Herkunft: 'Ardèche, Frankreich',
      Saison: 'September',
      Nettogewicht: '220 g',
      'Passt zu': 'Blauschimmelkäse, Entenbrust',
    },
    ingredients: 'Schwarze Feigen (60 %), Rohrzucker, Walnüsse (9 %), Rotwein, Lorbeer.',
    storage:
      'Kühl und trocken; nach dem Öffnen in den Kühlschrank. Nach dem Öffnen innerhalb von 4 Wochen verbrauchen.',
  },
  'damson-chutney': {
    name: 'Haferpflaumen-Chutney',
    description:
      'Die Hecke am Weg trägt kleine schwarze Pflaumen, so sauer, dass selbst die Vögel sie hängen lassen. Fünf Stunden mit Zwiebeln, Apfelessig, braunem Zucker und etwas Macis geschmort, fallen sie zu etwas Dunklem, Scharfem, Klebrigem zusammen. Vor dem Etikettieren ruht es einen Winter, bis die Kanten rund sind. Ein Käsebrot ohne wirkt seither unfertig.',
    attributes: {
      Herkunft: 'Muker, North Yorkshire, Vereinigtes Königreich',
      Saison: 'September',
      Nettogewicht: '280 g',
      'Passt zu': 'Cheddar, Schweinepastete, kalter Rinderbraten',
    },
    ingredients: 'Haferpflaumen (48 %), Zwiebeln, brauner Zucker, Apfelessig, Macis, Salz.',
    storage:
      'Kühl und trocken; nach dem Öffnen in den Kühlschrank. Nach dem Öffnen innerhalb von 8 Wochen verbrauchen.',
  },
};
