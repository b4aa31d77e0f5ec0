import type { SampleTranslations } from '#sample/catalogue/sample-types.ts';

export const producers: SampleTranslations['producers'] = {
  'frantoio-ripalunga': {
    location: 'Apricale, Ligurien, Italien',
    description: `Die Terrassen über Apricale sind so steil, dass hinter der dritten Mauer nichts mehr weiterkommt, was Räder hat. Einundvierzig Mauern sind es, alle aus Trockenstein, und rund 1.900 Taggiasca-Bäume, manche mit Stämmen, die drei Menschen gerade eben umfassen. Ende Oktober werden die Netze ausgelegt. Die Oliven sind klein, mehr Stein als Fleisch, und fahren auf einer Einschienenbahn zu Tal, die der Großvater gebraucht einem Winzer abgekauft hat.

Unten steht die Mühle, neben dem Bach, der sie früher antrieb. Was am Morgen gepflückt wird, ist am selben Abend gemahlen, unter 25 Grad und in so kleinen Partien, dass die Familie sagen kann, von welcher Mauer jede stammt. Im November riecht die ganze Gasse nach gemähtem Gras und grüner Banane, und wer vorbeikommt, bekommt ein Stück Brot in die Hand.

Taggiasca ergibt ein leises Öl: Mandel, Pinienkern, ein wenig Artischocke, kaum Schärfe. Es ist wie gemacht für Fisch und Basilikum, und es schmeckt nach einem Hügel mit Blick aufs Meer.`,
    shippingPolicy:
      'Flaschen reisen in Faserguss, Kanister in doppelwandigen Kartons. Bestellungen verlassen uns innerhalb von zwei Werktagen; in den Erntewochen im November rechnen Sie bitte mit vier.',
    returnPolicy:
      'Ungeöffnete Flaschen und Kanister nehmen wir innerhalb von 30 Tagen nach Lieferung zurück. Kommt etwas zerbrochen an, schicken Sie uns binnen 48 Stunden ein Foto, und wir ersetzen es.',
  },
  'acetaia-corte-velata': {
    location: 'Spilamberto, Emilia-Romagna, Italien',
    description: `In diesem flachen Land zwischen Modena und den ersten Hügeln feierte man die Geburt einer Tochter früher mit einer Reihe Fässer. Corte Velata begann mit fünf davon, gekauft 1932 für ein Mädchen namens Ines. Das kleinste ist seither nie leer geworden. Einmal im Jahr, im Januar, wird ihm ein Liter entnommen und aus dem nächstgrößeren Fass aufgefüllt, und so weiter die ganze Reihe entlang.

Der Dachboden ist nicht gedämmt, und das mit Absicht. Im Juli hat er 45 Grad, und der Most wird dick; im Januar malt der Frost Farne auf die Scheiben, und alles ruht. Die Fässer sind aus Eiche, Kastanie, Kirsche, Maulbeere und Wacholder, und nach einer Stunde dort oben riecht der Mantel nach allen fünf und nach Pflaumen.

Am Anfang stehen Trebbiano- und Lambrusco-Trauben von den elf Hektar rund ums Haus, einen Tag und eine Nacht über offenem Feuer eingekocht. Kein Karamell, kein Verdickungsmittel. Was wie Sirup aussieht, sind nur Trauben, die Zeit hatten.`,
    shippingPolicy:
      'Jede Flasche wird einzeln verpackt und stehend verschickt. Der Versand geht dienstags und donnerstags ab, mit Sendungsverfolgung bis zur Tür.',
    returnPolicy:
      'Versiegelte Flaschen nehmen wir innerhalb von 30 Tagen zurück. Transportschäden ersetzen wir sofort, wenn Sie sie binnen 48 Stunden mit Foto melden.',
  },
  'pastificio-ventocaldo': {
    location: 'Gragnano, Kampanien, Italien',
    description: `Gragnano liegt in einer Senke der Berge, in die am Morgen Seeluft aufsteigt und in die nachts trockene Luft zurückfällt. Drei Jahrhunderte lang hängten die Leute ihre Pasta auf die Straße, um beide zu nutzen. Ventocaldo trocknet nicht mehr im Freien, aber die Trockenkammern ahmen dieses Wetter nach: warm, dann still, dann wieder warm, nie über 42 Grad, bis zu sechzig Stunden lang.

Zwei Schwestern führen das Haus. Die ältere kauft den Weizen ein, ausschließlich Hartweizen von Höfen in Apulien und Irpinien, die sie im Juni besucht, um ein paar Körner direkt aus der Ähre zu kauen. Die jüngere kümmert sich um die Bronzeformen, einige noch vom Großvater, die den Teig aufrauen, bis er sich anfühlt wie Schiefer. Reibt man zwei Spaghettoni aneinander, rieselt Mehl; daran hält sich die Sauce fest.

Beim Kochen duftet sie nach Brot. Nehmen Sie sie zwei Minuten vor der angegebenen Zeit heraus und garen Sie sie in der Pfanne zu Ende.`,
    shippingPolicy:
      'Trockenware verschicken wir in Papier, ohne Füllmaterial aus Kunststoff, innerhalb von zwei Werktagen.',
    returnPolicy:
      'Ungeöffnete Packungen können Sie innerhalb von 30 Tagen zurückgeben. Ein paar gebrochene Nudeln sind normal; eine zerdrückte Packung ist es nicht, und wir ersetzen sie.',
  },
  'bottega-tre-chiavi': {
    location: 'Turin, Piemont, Italien',
    description: `Drei Schlüssel hängen unter den Arkaden über der Tür: einer für den Ofen, einer für den Keller, einer für die Kasse. Der Kassenschlüssel ging 1944 verloren und wurde nie ersetzt. Hinter dem Laden liegt eine Backstube, so breit wie eine Straßenbahn, in der zwei Leute Grissini ziehen, so weit ihre Arme reichen. Keine Stange gleicht der nächsten, und daran erkennt man sie.

Unten im Keller hängen Salami an Kastanienstangen, und der Carnaroli ruht ein Jahr in Stahlbehältern, ehe ihn jemand verkaufen darf. Mittwochs werden Haselnüsse aus den Langhe geröstet. Um zehn Uhr morgens ist die Schlange länger als der Laden.

Die Bottega packt auch Kisten. Angefangen hat es Weihnachten 1921 mit einer Kiste für einen Kunden, der nach Buenos Aires gezogen war und den Geruch des Ladens vermisste. Heute liegt auch darin, was Freunde anderswo herstellen, und noch immer wird jede Kiste auf der Marmortheke gepackt, mit Bleistift abgehakt und von Hand verschnürt.`,
    shippingPolicy:
      'Geschenkboxen packen wir auf Bestellung; sie gehen innerhalb von fünf Werktagen auf die Reise. Boxen mit Salami oder Käse reisen gekühlt und nur per Express oder Priority.',
    returnPolicy:
      'Ungeöffnete Trockenware nehmen wir innerhalb von 30 Tagen zurück. Frische und persönlich gestaltete Boxen können nicht zurück, doch was beschädigt ankommt, ersetzen wir, wenn Sie uns binnen 48 Stunden schreiben.',
  },
  'dehesa-piedraluna': {
    location: 'Aracena, Andalusien, Spanien',
    description: `Der Hof ist nach einem Felsblock benannt, rund und hell, an dem sich die Schweine scheuern. Ringsum stehen etwa neuntausend Stein- und Korkeichen, so weit auseinander, dass dazwischen Gras wächst. Von Oktober bis Februar ziehen schwarze Ibérico-Schweine über dieses Land, bis zu vierzehn Kilometer am Tag, und fressen, was fällt. Um ein Kilo zuzunehmen, braucht ein Schwein rund zehn Kilo Eicheln.

Die Schinken hängen in Aracena, in einem Steinhaus mit Fenstern nach Norden. Einen Thermostat stellt hier niemand ein. Der Kellermeister öffnet die Läden, wenn der Wind trocken ist, schließt sie, wenn nicht, und schreibt das Wetter in ein Buch, das bis 1949 zurückreicht. Im Sommer schwitzt das Fett und tropft; im Winter schlafen die Schinken. Nach drei Jahren riecht es nach Haselnuss, nach Keller und nach etwas, das an Honig erinnert.

Das Haus arbeitet mit Meersalz, Knoblauch und Paprika. Die Liste dessen, was fehlt, wäre länger.`,
    shippingPolicy:
      'Geschnittener Schinken und Wurst reisen gekühlt in isolierten Hüllen per Express oder Priority. Ganze Stücke verschicken wir in Baumwolle, im Karton.',
    returnPolicy:
      'Frischware kann nicht zurückgegeben werden. Ist eine Versiegelung beschädigt oder ein Stück verdorben, schicken Sie uns binnen 48 Stunden ein Foto; Sie erhalten Ersatz oder Ihr Geld zurück.',
  },
  'la-rosa-temprana': {
    location: 'Consuegra, Kastilien-La Mancha, Spanien',
    description: `Drei Wochen lang, Ende Oktober, färbt sich die Ebene unter den Windmühlen vor der Dämmerung violett und ist um zehn Uhr wieder kahl. Die Blüte ist ein Krokus, hier heißt sie schlicht die Rose, und sie muss gepflückt werden, solange sie geschlossen ist. Zweiundsechzig Familien gehören zur Genossenschaft. Nachmittags sitzen sie an Küchentischen und zupfen die drei roten Fäden aus jeder Blüte, mit gefärbten Daumen und laufendem Radio.

Hundertfünfzig Blüten ergeben ein Gramm. Noch in derselben Nacht werden die Fäden auf einem Seidensieb über Glut geröstet und verlieren vier Fünftel ihres Gewichts. Dann riecht der Raum nach Heu, Eisen und Honig, und niemand öffnet ein Fenster.

Dieselben Familien haben Olivenbäume an den steinigen Rändern, Schafe auf den Stoppelfeldern, Paprika hinter dem Haus und Reis auf Pachtland unten am Segura. Was sie gemeinsam verkaufen, haben sie schon immer gemeinsam gekocht.`,
    shippingPolicy:
      'Safran reist versichert und wird gegen Unterschrift zugestellt. Alles andere verlässt uns innerhalb von zwei Werktagen, Käse mit Kühlakkus per Express oder Priority.',
    returnPolicy:
      'Versiegelte Gewürze, Reis und Öl nehmen wir innerhalb von 30 Tagen nach Lieferung zurück. Bei Käse und bei allem, was beschädigt ankommt, schreiben Sie uns bitte binnen 48 Stunden mit Foto.',
  },
  'alpkaeserei-sattelgrat': {
    location: 'Gsteig, Bern, Schweiz',
    description: `An einem Samstag im Juni ziehen achtundsiebzig Kühe mit Blumen an den Hörnern von Gsteig hinauf, fünf Stunden lang, die älteste voran. Rund hundert Tage bleiben sie auf 1.860 Metern, auf einem Sattel zwischen zwei Graten, wo eine Botanikerin einmal an einem einzigen Hang vierundneunzig Pflanzenarten gezählt hat. Die Herde gehört neun Familien. Der Käse gehört allen und wird im Herbst nach Litern Milch geteilt.

Morgens und abends wird die Milch im Kupferkessel über Fichtenholz erwärmt, und der Senn prüft den Bruch noch immer mit der Faust. Die Laibe kommen hinüber in den schindelgedeckten Speicher, der auf Steinfüßen steht, damit Luft hineinkommt und keine Maus.

Jung schmeckt der Käse nach Rahm und Walnuss. Nach dem zweiten Winter bricht er wie Schiefer, mit weißen Kristallen, die zwischen den Zähnen knacken, und einem Nachklang von Bouillon und getrockneten Blüten.`,
    shippingPolicy:
      'Der Käse wird montags geschnitten, in atmungsaktives Papier eingeschlagen und mit Kühlakkus per Express oder Priority verschickt.',
    returnPolicy:
      'Angeschnittener Käse kann nicht zurückgegeben werden. Kommt er warm oder beschädigt an, sagen Sie uns binnen 48 Stunden Bescheid, und wir schneiden Ihnen ein neues Stück.',
  },
  'maison-aubrune': {
    location: 'Antraigues-sur-Volane, Ardèche, Frankreich',
    description: `Das Haus hat eine Küche mit vier Kupferkesseln, keiner größer als zwölf Kilo. Die Gründer kamen 1983, um eine Kastanienterrasse instand zu setzen, und blieben, um elf instand zu setzen. Im Oktober fallen die Kastanien und werden in einer Steinhütte, der clède, im Rauch getrocknet, über einem Feuer aus ihren eigenen Schalen, das drei Wochen lang glimmen muss, ohne ein einziges Mal aufzuflammen.

Das Obst kommt von der Rhône-Seite, vierzig Minuten talabwärts: Bergeron-Aprikosen im Juli, schwarze Feigen im September. Es wird am Tag der Ankunft gekocht, mit weniger Zucker, als das Lehrbuch erlaubt; deshalb ist die Konfitüre weich und läuft vom Löffel. Auf jedem Glas stehen der Tag und der Kessel.

Am Waldweg stehen zweihundert Bienenvölker. Ende Juni blühen die Kastanien, und das ganze Tal riecht danach, süß und ein wenig wild. Der Honig ist genauso: dunkel, herb, starkem Tee näher als Zucker.`,
    shippingPolicy: 'Gläser und Dosen verschicken wir innerhalb von drei Werktagen in Hüllen aus Wellpappe.',
    returnPolicy:
      'Ungeöffnete Gläser nehmen wir innerhalb von 30 Tagen nach Lieferung zurück. Ein gesprungenes Glas ersetzen wir, wenn Sie uns binnen 48 Stunden ein Foto schicken.',
  },
  'conserveira-sete-nos': {
    location: 'Matosinhos, Norte, Portugal',
    description: `Sieben Knoten machte das Boot des Gründers mit vollem Laderaum. Die Konservenfabrik steht vier Straßen vom Hafen von Matosinhos entfernt hinter einer Fassade aus blauen Kacheln, und wenn die Sardinenboote einlaufen, läutet eine Glocke, und dreißig Frauen setzen weiße Hauben auf. Köpfe ab, spülen, in die Lake, dämpfen, dann von Hand in die Dose, vier oder fünf Fische, Bauch nach oben, ein Lorbeerblatt unter dem letzten.

Das Olivenöl kommt warm hinein. Auch das Papier wird von Hand gefaltet; die Schnellste schafft neunzehn in der Minute und erzählt dabei von ihren Enkeln. Danach werden die Dosen alle paar Monate gewendet und erst verkauft, wenn das Öl seinen Weg bis auf die Gräte gefunden hat, frühestens nach einem halben Jahr.

Das Salz für die Lake kommt aus Salinen bei Aveiro, die einem Cousin gehören. Eines Sommers begann das Haus, ein wenig davon in Töpfchen zu verkaufen, weil Besucher immer wieder fragten, was da auf den Tomaten sei.`,
    shippingPolicy:
      'Dosen und Salz gehen innerhalb von zwei Werktagen in Kartons aus Altpapier auf den Weg, auf Wunsch auch an ein Postfach.',
    returnPolicy:
      'Ungeöffnete Dosen nehmen wir innerhalb von 30 Tagen zurück. Bitte essen Sie nichts aus einer gewölbten oder undichten Dose; schicken Sie uns ein Foto, und wir ersetzen die Bestellung.',
  },
  'anemonisi-cooperative': {
    location: 'Avlemonas, Kythira, Griechenland',
    description: `Kythira liegt, wo zwei Meere zusammenkommen und der Wind selten Pause macht. Kaum etwas wird höher als kniehoch, und was wächst, das duftet: Thymian, Salbei, Oregano, Strohblume. Im Juli, wenn alles andere zu Stroh geworden ist, wird der Thymian violett, und die Imker tragen ihre blauen Beuten nachts über Maultierpfade hinaus auf die Landzungen, die Fluglöcher mit Tuch verstopft.

Vierzehn Haushalte gründeten die Genossenschaft, als die letzte Fährlinie gestrichen werden sollte und die jungen Leute schon auf dem Sprung waren. Sie teilen sich einen Schleuderraum, eine Ölmühle und einen Lieferwagen. Die Kapern werden von den Mauern des Fischerdorfs gepflückt, mit Erlaubnis der Besitzer und manchmal mit deren Hilfe. Den Oregano schneidet man mit der Sichel oberhalb der Kapelle, wo noch nie ein Auto war.

Von allem gibt es nur wenig. In einem trockenen Jahr kann der Honig zu Weihnachten ausverkauft sein, und genau das steht dann auf dem Zettel an der Tür.`,
    shippingPolicy:
      'Die Pakete werden auf der Insel gesammelt, fahren montags und donnerstags mit dem Schiff und reisen dann mit Sendungsverfolgung weiter. Bei Sturm dauert es einen Tag länger.',
    returnPolicy:
      'Ungeöffnete Ware nehmen wir innerhalb von 30 Tagen nach Lieferung zurück. Honig, der kristallisiert, ist gesund und kein Mangel; zerbrochene Gläser ersetzen wir.',
  },
  'kakaowerk-amselgrund': {
    location: 'Graz, Steiermark, Österreich',
    description: `Eine frühere Schlosserei am Südrand von Graz, aus Ziegeln, mit einem Schornstein, in dem jeden April eine Amsel brütet. Drinnen stehen ein Trommelröster, zwei Granitmühlen und eine Conche von 1936, die klopft, wenn ihr kalt ist. Fünf Menschen machen alles von der Bohne an, Sack für Sack, und jeder Sack wird anders geröstet.

Die Bohnen kommen von drei Höfen, deren Besitzer die Werkstatt alle zwei Jahre besucht: im Sambirano-Tal auf Madagaskar, an der Küste Ecuadors und in den Hügeln hinter Tabasco in Mexiko. Das Milchpulver stammt aus der Heumilch einer einzigen steirischen Molkerei, und das merkt man im August, wenn es nach Klee schmeckt.

Daneben darf hinein, was vor der Tür wächst. Kürbiskerne vom Feld gegenüber werden geröstet und zu einem Nougat vermahlen, so grün, dass man ihn zuerst für Pistazie hält.`,
    shippingPolicy:
      'Von Juni bis September reist Schokolade mit Kühlakkus per Express oder Priority; im übrigen Jahr verlässt sie uns innerhalb von zwei Werktagen.',
    returnPolicy:
      'Ungeöffnete Schachteln und Tafeln nehmen wir innerhalb von 30 Tagen zurück. War die Hitze schneller, schicken Sie uns binnen 48 Stunden ein Foto, und wir senden neue.',
  },
  'skerrowdale-dairy': {
    location: 'Muker, North Yorkshire, Vereinigtes Königreich',
    description: `Hier oben hat jede Heuwiese ihre eigene Steinscheune, und die Mauern laufen geradewegs den Berg hinauf, bis der Regen sie verschluckt. Der Hof melkt vierundsechzig Shorthorn-Kühe, Rote, Weiße und Rotschimmel, die kommen, wenn sie das Gatter hören. Ihre Milch fließt noch warm und ganz von selbst vom Melkstand in den Kessel, durch neun Meter Rohr.

Den Cheddar brachte ein Käser aus dem Süden ins Tal, der in die Familie einheiratete und nicht von ihm lassen wollte. Die Laibe werden in Leinen gewickelt, mit Schmalz eingerieben und auf Lärchenbretter gelegt, in einer Scheune mit meterdicken Wänden. Über das Tuch wächst ein grauer Flaum. Darunter wird der Käse, erst milchsauer und scharf, zu etwas wie Röstzwiebel und nassem Stein.

Freitags werden auf einer Eisenplatte Oatcakes gebacken. Die Haferpflaumen für das Chutney wachsen in der Hecke am Weg, und wer im September zu Besuch ist, bekommt einen Eimer.`,
    shippingPolicy:
      'Käse wird am Morgen des Versands geschnitten und geht gekühlt per Express oder Priority hinaus. Oatcakes und Chutney verschicken wir an jedem Werktag.',
    returnPolicy:
      'Ungeöffnete Oatcakes und Chutneys nehmen wir innerhalb von 30 Tagen zurück. Käse kann nicht zurück, doch wenn er Sie bei der Ankunft enttäuscht, schreiben Sie binnen 48 Stunden, und wir bringen es in Ordnung.',
  },
};
