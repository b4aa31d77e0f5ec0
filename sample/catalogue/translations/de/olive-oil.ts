import type { SampleTranslations } from '#sample/catalogue/sample-types.ts';

export const oliveOil: SampleTranslations['products'] = {
  'taggiasca-extra-virgin-olive-oil': {
    name: 'Natives Olivenöl extra Taggiasca',
    description:
      'Das Öl, für das die Mühle bekannt ist, von 1.900 Bäumen auf Trockenmauerterrassen über dem Meer. Es fließt golden mit grünem Rand und schmeckt nach frischer Mandel, Pinienkern und etwas Artischocke, am Ende gerade so pfeffrig, dass man merkt: Es lebt. Leise mit Absicht: Es trägt Basilikum, weißen Fisch und warme Bohnen, ohne ihnen ins Wort zu fallen.',
    attributes: {
      Herkunft: 'Apricale, Ligurien, Italien',
      Sorte: 'Taggiasca',
      Saison: 'Ende Oktober bis Dezember, von Hand geerntet',
      Füllmenge: '500 ml',
      'Passt zu': 'Pesto, gedämpfter Fisch, weiße Bohnen',
    },
    ingredients: 'Natives Olivenöl extra.',
    storage: 'Kühl und dunkel, unter 20 °C. Nach dem Öffnen innerhalb von 3 Monaten verbrauchen.',
  },
  'novello-first-harvest-oil': {
    name: 'Novello, Öl der ersten Ernte',
    description:
      'Vier Tage Ernte, kein Filter, keine Ruhe. Ende Oktober kommen die ersten Oliven hart und grün herein, und das Öl läuft trüb aus der Mühle, in der Farbe von frisch gemähtem Gras. Es riecht nach Tomatenblatt und grüner Banane und kratzt im Hals. Über geröstetes Brot mit Knoblauch gießen, und über nichts anderes, bis die Flasche halb leer ist.',
    attributes: {
      Herkunft: 'Apricale, Ligurien, Italien',
      Sorte: 'Taggiasca',
      Saison: 'Letzte Oktoberwoche, ungefiltert',
      Füllmenge: '500 ml',
      'Passt zu': 'Knoblauchbrot, roher Fenchel, Linsen',
    },
    ingredients: 'Natives Olivenöl extra.',
    storage: 'Kühl und dunkel, unter 20 °C. Nach dem Öffnen innerhalb von 2 Monaten verbrauchen.',
  },
  'taggiasca-family-tin': {
    name: 'Taggiasca im Familienkanister',
    description:
      'Drei Liter desselben Taggiasca-Öls in einem Kanister, der das Einzige fernhält, was Öl fürchtet: das Licht. So kauft es das Dorf selbst, einen für die Küche, einen für die Cousine in der Stadt. Füllen Sie es in ein Fläschchen ab, drehen Sie den Messingverschluss fest zu, und braten, würzen und backen Sie mit einem Öl, das Sie nicht mehr löffelweise abmessen.',
    attributes: {
      Herkunft: 'Apricale, Ligurien, Italien',
      Sorte: 'Taggiasca',
      Saison: 'November und Dezember, von Hand geerntet',
      Füllmenge: '3 l',
    },
    ingredients: 'Natives Olivenöl extra.',
    storage: 'Kühl und dunkel, unter 20 °C. Nach dem Öffnen innerhalb von 4 Monaten verbrauchen.',
  },
  'lemon-pressed-olive-oil': {
    name: 'Olivenöl, mit Zitronen gepresst',
    description:
      'Hier wird kein Aroma zugesetzt. Ganze Zitronen aus dem ummauerten Garten neben der Mühle kommen zusammen mit den Oliven unter die Steine, ein Teil auf sechs, und die Schale gibt ihr Öl an das Öl ab. Das Ergebnis ist hell und leicht bitter, wie Zitronenschale, in die man den Fingernagel drückt. Ein paar Tropfen wecken gegrillten Kalmar, eine Schüssel Erbsen oder Vanilleeis.',
    attributes: {
      Herkunft: 'Apricale, Ligurien, Italien',
      Sorte: 'Taggiasca',
      Füllmenge: '250 ml',
      'Passt zu': 'Gegrillter Kalmar, Erbsen, Vanilleeis',
    },
    ingredients: 'Oliven, ganze unbehandelte Zitronen.',
    storage: 'Kühl und dunkel, unter 20 °C. Nach dem Öffnen innerhalb von 3 Monaten verbrauchen.',
  },
  'three-grove-tasting-trio': {
    name: 'Drei Haine, Verkostungstrio',
    description:
      'Dieselbe Olive, dieselbe Woche, drei Höhenlagen. Flasche eins kommt von den untersten Mauern am Bach und ist rund und buttrig; zwei, aus der Mitte, bringt Artischocke; drei wuchs auf 500 Metern im Wind und hat Biss. Nebeneinander vom warmen Löffel verkostet, erklären sie einen Hang besser als jede Karte. Drei Flaschen zu 100 ml in einer Schale aus Buchenholz.',
    attributes: {
      Herkunft: 'Apricale, Ligurien, Italien',
      Sorte: 'Taggiasca',
      Inhalt: 'Drei Öle aus Einzelterrassen in einer Buchenholzschale',
      Füllmenge: '3 × 100 ml',
    },
    ingredients: 'Natives Olivenöl extra.',
    storage: 'Kühl und dunkel, unter 20 °C. Nach dem Öffnen innerhalb von 2 Monaten verbrauchen.',
  },
  'koroneiki-island-olive-oil': {
    name: 'Koroneiki-Olivenöl von der Insel',
    description:
      'Koroneiki-Oliven sind nicht größer als eine Kaffeebohne, und auf Kythira hält der Wind sie noch kleiner. Im November grün geerntet und in derselben Nacht gepresst, geben sie ein dichtes, leuchtendes Öl, das nach Apfelschale und wilden Kräutern duftet und lange pfeffrig nachglüht. Auf der Insel gießt man es über Tomaten, Gerstenzwieback und alles, was heute früh noch schwamm.',
    attributes: {
      Herkunft: 'Kythira, Griechenland',
      Sorte: 'Koroneiki',
      Saison: 'November, grün geerntet',
      Füllmenge: '500 ml',
      'Passt zu': 'Tomaten, Gerstenzwieback, gegrillter Fisch',
    },
    ingredients: 'Natives Olivenöl extra.',
    storage: 'Kühl und dunkel, unter 20 °C. Nach dem Öffnen innerhalb von 3 Monaten verbrauchen.',
  },
  'cornicabra-reserve-olive-oil': {
    name: 'Cornicabra-Olivenöl Reserva',
    description:
      'Cornicabra heißt Ziegenhorn, nach der Krümmung der Frucht. Die Bäume stehen auf steinigem Boden am Rand der Safranfelder, wo der Winter früh kommt und die Oliven bis Dezember hängen. Ihr Öl ist dicht und zunächst beinahe süß, Avocado und Lorbeer, dann wird es zur grünen Walnuss. Kräftig genug für Lammbraten, geduldig genug für ein langes, langsames Sofrito.',
    attributes: {
      Herkunft: 'Montes de Toledo, Spanien',
      Sorte: 'Cornicabra',
      Saison: 'Anfang Dezember',
      Füllmenge: '500 ml',
      'Passt zu': 'Lammbraten, Sofrito, gereifter Schafskäse',
    },
    ingredients: 'Natives Olivenöl extra.',
    storage: 'Kühl und dunkel, unter 20 °C. Nach dem Öffnen innerhalb von 3 Monaten verbrauchen.',
  },
};
