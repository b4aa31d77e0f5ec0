import type { WrittenReviews } from '#sample/history/written-reviews.ts';

export const germanReviews: WrittenReviews = {
  'taggiasca-extra-virgin-olive-oil': [
    '★★★★★ Mild, nussig, ganz feine Schärfe am Schluss. Genau das Öl, das ich für Salat und Fisch gesucht habe.',
    '★★★★★ Im Urlaub in Ligurien kennengelernt, hier endlich wiedergefunden. Schmeckt wie damals.',
  ],
  'novello-first-harvest-oil': [
    '★★★★☆ Grasgrün, trüb, kratzt herrlich im Hals. Nur zum Braten viel zu schade, und nach drei Wochen war die Flasche leer.',
  ],
  'taggiasca-family-tin': [
    '★★★★☆ Gutes Öl zum fairen Preis, wenn man viel kocht. Beim ersten Eingießen etwas gekleckert, mit einem kleinen Trichter geht es prima.',
  ],
  'lemon-pressed-olive-oil': [
    '★★★★★ Ein paar Tropfen auf gegrillten Kalmar, mehr braucht es nicht. Schmeckt nach Schale, nicht nach Aroma.',
  ],
  'koroneiki-island-olive-oil': [
    '★★★★★ Kräftig, grün, pfeffrig. Mit Tomaten und Gerstenzwieback fast wie auf der Insel.',
  ],
  'cornicabra-reserve-olive-oil': [
    '★★★☆☆ Ordentliches Öl, aber mir persönlich zu schwer und am Ende recht bitter. Zum Lammbraten passt es, für Salat nehme ich lieber das ligurische.',
  ],
  'eight-barrel-balsamic': [
    '★★★★★ Dicht, sauer und süß zugleich, mit Kirsche und etwas Wacholder. Auf Erdbeeren ein Gedicht.',
  ],
  'twelve-year-traditional-balsamic': [
    '★★★★☆ Großartig, keine Frage. Ob man den Preis bezahlen mag, muss jeder selbst wissen; bei uns gibt es ihn tropfenweise an Geburtstagen.',
  ],
  'everyday-table-balsamic': [
    '★★★★★ Unser Essig für jeden Tag. Leicht, fruchtig, nicht klebrig. Ein Schuss in die Linsensuppe kurz vor dem Servieren!',
  ],
  'white-grape-condiment': [
    '★★★★★ Färbt den Gurkensalat nicht braun und schmeckt nach Apfel und Holunder. Steht jetzt neben dem Salz.',
  ],
  'saba-cooked-grape-must': [
    '★★★★☆ Kannte ich vorher nicht. Auf Grießbrei und Joghurt wunderbar, wie flüssige Rosinen mit einem Hauch Rauch.',
  ],
  'summer-alp-cheese-18-months': [
    '★★★★★ Die Kristalle knirschen, der Geschmack bleibt minutenlang. Eine halbe Stunde vorher aus dem Kühlschrank nehmen.',
    '★★★★☆ Würziger Bergkäse mit Ananasnote, das stimmt wirklich. Das Stück war etwas kleiner geschnitten als gedacht, wog aber genau 350 g.',
  ],
  'raclette-quarter-wheel': [
    '★★★★★ Sechs Leute, ein Viertellaib, kein Krümel übrig. Die knusprige Rinde war umkämpft.',
  ],
  'hay-flower-tomme': [
    '★★★★★ Duftet nach Heuboden im August. Die Rinde haben wir mitgegessen, innen cremig und mild. Sieht auf dem Tisch wunderschön aus.',
  ],
  'clothbound-cheddar-14-months': [
    '★★★★☆ Bröselig, scharf, mit einem erdigen Rand. Kein Vergleich mit dem orangen Zeug aus dem Kühlregal.',
  ],
  'skerrow-blue': [
    '★★★★☆ Cremiger Blauschimmelkäse, der nicht beißt. Mit den Haferkeksen vom selben Hof ein schönes Abendbrot.',
  ],
  'tarn-ale-washed-cheese': [
    '★★☆☆☆ Leider gar nicht mein Fall. Der Geruch ist sehr kräftig, das steht ja auch in der Beschreibung, aber bei mir kam der Käse schon so flüssig an, dass er beim Öffnen aus der Schachtel lief. Der Geschmack nach Malz und Speck ist nicht schlecht. Mein Mann fand ihn großartig und hat ihn mit Kartoffeln ganz allein gegessen, daher zwei Sterne und nicht einer.',
  ],
  'acorn-fed-iberico-ham-hand-sliced': [
    '★★★★★ Von Hand geschnitten, und das merkt man. Zwanzig Minuten vorher öffnen, warmer Teller, ein Glas Sherry. Mehr Glück passt nicht in 100 Gramm.',
  ],
  'acorn-fed-iberico-chorizo': [
    '★★★★☆ Grob, rauchig, mild. In der Pfanne mit Kartoffeln noch besser als auf dem Brot.',
  ],
  'cured-iberico-loin': [
    '★★★★★ Hauchdünn aufschneiden! Mager, mandelig, fein geräuchert. Für mich besser als so mancher Schinken.',
  ],
  'black-pepper-salchichon': ['★★★★★ War für ein Picknick gedacht, hat es aber nicht bis dorthin geschafft.'],
  'nebbiolo-salami': [
    '★★★★☆ Weich und würzig nach Wein und Orange. Sollte bald gegessen werden, wenn sie einmal angeschnitten ist.',
  ],
  'bronze-die-spaghettoni': [
    '★★★★★ Rau, bissfest, riecht beim Kochen nach Weizen. Mit Knoblauch und Öl das beste schnelle Essen der Woche.',
    '★★★★☆ Sehr gute Pasta. Die 13 Minuten Kochzeit muss man einplanen, dafür bleibt der Kern.',
  ],
  'giant-paccheri': [
    '★★★★★ Am ersten Tag mit Ragù, am zweiten mit Ricotta gefüllt und überbacken. Keine ist gerissen.',
  ],
  'egg-tagliatelle-nests': [
    '★★★★☆ Schön gelb und porös, nach vier Minuten fertig. Sechs Nester reichen für zwei hungrige Leute, nicht für drei.',
  ],
  'hand-rolled-fusilli': [
    '★★★★★ Jede sieht anders aus, alle schmecken nach Nuss und Röstbrot. Mit Brokkoli und Sardellen ein Traum.',
  ],
  'aged-carnaroli-rice': [
    '★★★★★ Mein Risotto war noch nie so sämig und trotzdem mit Biss. Die Dose wird weiterbenutzt.',
  ],
  'bomba-rice': [
    '★★★★☆ Nimmt viel Brühe auf und zerkocht nicht. Die Anleitung auf der Packung ist etwas knapp.',
  ],
  'wild-thyme-honey': [
    '★★★★★ Wer milden Blütenhonig sucht, ist hier falsch: Dieser Honig ist kräftig, harzig, mit etwas Orangenschale und einem leichten Brennen im Hals. Wir essen ihn auf Butterbrot mit einer Prise Salz und zu griechischem Joghurt. Nach vier Wochen ist er im Glas etwas fester geworden, im warmen Wasserbad wird er wieder flüssig. Für mich der beste Honig seit Jahren.',
  ],
  'cut-thyme-honeycomb': [
    '★★★★★ Die Kinder haben zum ersten Mal Wachs gekaut und waren begeistert. Kam sauber verpackt an, nichts ausgelaufen.',
  ],
  'chestnut-forest-honey': [
    '★★★★★ Dunkel, herb, nach Leder und Walnuss. Zu Ziegenkäse gibt es nichts Besseres.',
  ],
  'ardeche-chestnut-cream': [
    '★★★★☆ Sehr fein und ziemlich süß. In dünnen Pfannkuchen mit Sahne perfekt, pur nur löffelweise.',
  ],
  'bergeron-apricot-preserve': [
    '★★★★★ Ganze Fruchthälften, wenig Zucker, viel Säure. Das Glas hat genau ein Wochenende gehalten.',
  ],
  'black-fig-and-walnut-preserve': [
    '★★★★★ Zum Bergkäse bestellt und nicht bereut. Die Nüsse sind noch knackig.',
  ],
  'damson-chutney': [
    '★★★☆☆ Geschmacklich gut, aber sehr sauer und etwas flüssig. Auf dem Käsebrot läuft es davon.',
  ],
  'dark-chocolate-72-percent': [
    '★★★★★ Bricht mit einem sauberen Knacken und schmeckt nach Himbeere. Unglaublich, dass da nur Bohnen und Zucker drin sind.',
  ],
  'hay-milk-chocolate-50-percent': [
    '★★★★★ Endlich Milchschokolade, die nach Milch und nach Kakao schmeckt. Nach vier Minuten weg, wie in der Beschreibung angekündigt.',
  ],
  'pumpkin-seed-pralines': [
    '★★★★★ Aufgewachsen in Graz, jetzt weit weg: Das ist der Geschmack von daheim, in zwölf grünen Kuppeln.',
  ],
  'orange-peel-in-dark-chocolate': [
    '★★★★☆ Saftig, bitter, nicht zu süß. Zwei Stangen klebten zusammen, das war aber schnell gegessen.',
  ],
  'drinking-chocolate-flakes': [
    '★★★★★ Kein Pulver, echte Schokolade. Mit dem Schneebesen eine Minute schlagen, dann wird sie richtig dick.',
  ],
  'piedmont-gianduja-cream': [
    '★★★★★ Über die Hälfte Haselnuss, und so schmeckt sie auch. Wer das einmal probiert hat, kann das bekannte Glas nicht mehr kaufen.',
  ],
  'hand-stretched-grissini': [
    '★★★★★ Knorrig, knusprig, nach Olivenöl. Um jede eine Scheibe Schinken, und die Gäste sind versorgt.',
  ],
  'dales-oatcakes': [
    '★★★★☆ Herrlich mürbe und nussig, ideal zu Käse. Ein paar waren gebrochen, das stört mich nicht.',
  ],
  'la-mancha-saffron-threads': [
    '★★★★★ Duftet schon beim Öffnen nach Heu und Honig. Zwölf Fäden genügen, das Glas reicht für viele Pfannen.',
  ],
  'sweet-smoked-paprika': [
    '★★★★★ Riecht nach Lagerfeuer. Ein Teelöffel ins Gulasch und alle fragen, was da anders ist.',
  ],
  'dried-nora-peppers': [
    '★★★★☆ Nicht scharf, sondern tief und süßlich. Einweichen und Auskratzen ist ein bisschen Arbeit, aber der Reis wird damit ein anderer.',
  ],
  'hand-raked-flor-de-sal': [
    '★★★★★ Knackt und schmilzt. Auf Tomaten und auf Schokoladenkuchen ausprobiert, beides großartig.',
  ],
  'seaweed-sea-salt': [
    '★★★☆☆ Originell, schmeckt nach Meer. Auf Kartoffeln toll, für mehr fällt mir bisher nichts ein.',
  ],
  'salted-island-capers': ['★★★★★ Winzig, fest, duften nach Rosen. Gut wässern, sonst wird es zu salzig.'],
  'sardines-in-olive-oil': [
    '★★★★★ Weich, fett, kein bisschen fischig. Brot, Zitrone, Öl aus der Dose. Der Vorrat ist schon wieder weg.',
  ],
  'smoked-mackerel-fillets': [
    '★★★★☆ Zarter Rauch, saftige Filets. In Kartoffelsalat mit Dill ein schnelles Abendessen.',
  ],
  'mussels-in-escabeche': [
    '★★★★★ Wie ein kleines Blumenmuster liegen sie da. Säuerlich, prall, mit Chips und Wermut unschlagbar.',
  ],
  'piri-piri-sardine-pate': [
    '★★★★☆ Scharf, aber mit Verstand. Die Dose ist klein, am besten gleich mehrere nehmen.',
  ],
  'gift-set-2': [
    '★★★★★ Für meine Eltern bestellt. Das lange Frühstück ging bis drei Uhr nachmittags. Sehr liebevoll gepackt.',
  ],
  'alpine-cheese-board': [
    '★★★★★ Drei Käse, drei Reifegrade, ein Brett, das bleibt. Kam gekühlt und pünktlich an.',
  ],
  'chocolate-atelier': [
    '★★★★☆ Schönes Geschenk mit drei Schubladen. Die Pralinen oben sind der Star, von den Tafeln hätte ich gern noch eine dunkle mehr gehabt.',
  ],
  'pasta-night-pantry': [
    '★★★★★ Fünf Abende, fünf Formen, und das Öl dazu. So aufgeräumt war unser Vorratsschrank noch nie.',
  ],
};
