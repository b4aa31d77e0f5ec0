import type { WrittenTranslations } from '#sample/catalogue/sample-types.ts';

export const giftSets: WrittenTranslations['giftSets'] = {
  'gift-set-1': {
    name: 'Die lange Tafel',
    description:
      'Für Freunde, die vorsichtshalber zwei Gedecke mehr auflegen. Acht Dinge, aus denen ein ganzer Abend wird: Öl fürs Brot, Schinken zum ersten Glas, in der Mitte Paccheri oder ein Risotto, danach Käse mit Honig, zum Schluss Gianduja-Creme mit dem Löffel. In Turin auf der Marmortheke gepackt, in einer burgunderroten Box, die eines Tages Briefe aufbewahren wird.',
    attributes: {
      Herkunft: 'Italien, Spanien, Schweiz und Griechenland',
      Inhalt:
        'Taggiasca-Öl 500 ml, Ibérico-Schinken 100 g, Balsamico aus acht Fässern 250 ml, Sommer-Alpkäse 350 g, Riesen-Paccheri 500 g, Carnaroli-Reis 1 kg, Thymianhonig 400 g, Gianduja-Creme 250 g',
    },
    storage: 'Schinken und Käse nach Erhalt kühlen.',
  },
  'gift-set-2': {
    name: 'Die Sonntagskammer',
    description:
      'Alles, was zu einem langsamen Morgen gehört, in einer Kiste mit Griffen aus Seil. Zwei Honige, ein heller und ein dunkler; Aprikosen, Feigen und Kastanien aus derselben französischen Küche; Haselnusscreme, Gebäckkringel und lange Grissini aus der Turiner Backstube; Saba für den Joghurt und Trinkschokolade für die zweite Tasse. Nichts davon braucht einen Kühlschrank, also reist sie überallhin.',
    attributes: {
      Herkunft: 'Italien, Frankreich, Griechenland und Österreich',
      Inhalt:
        'Thymianhonig 400 g, Kastanienhonig 350 g, Aprikosenkonfitüre 320 g, Feigen mit Walnüssen 220 g, Maronencreme 250 g, Gianduja-Creme 250 g, Haselnusskringel 300 g, Grissini 250 g, Saba 230 g, Trinkschokolade 250 g',
    },
    storage: 'Bei Raumtemperatur.',
  },
  'gift-set-3': {
    name: 'Der erste Aperitivo',
    description:
      'Halb sieben, ein Fenster steht offen, jemand sucht den Korkenzieher. Den Rest enthält diese runde Box: Sardinen, Muscheln und Oktopus mit Aufreißdeckel, eine Salami, die sich schneiden lässt wie Butter, Pastete fürs Röstbrot, Kapern zum Darüberstreuen, ein Zitronenöl, das alles heller macht, und Grissini, um auf Dinge zu zeigen. Eis und Menschen hinzufügen.',
    attributes: {
      Herkunft: 'Italien, Portugal und Griechenland',
      Inhalt:
        'Sardinen 2 × 125 g, Miesmuscheln in Escabeche 115 g, Oktopus 110 g, Sardinenpastete 65 g, Salami mit Nebbiolo 250 g, Grissini 250 g, Inselkapern 180 g, Zitronen-Olivenöl 250 ml',
    },
    storage: 'Salami nach Erhalt kühlen.',
  },
  'olive-oil-discovery': {
    name: 'Olivenöl entdecken',
    description:
      'Vier Öle aus drei Ländern, ausgesucht von einem Müller, der seines vom Löffel trinkt. Sein eigenes Taggiasca ist das sanfte; Koroneiki von Kythira das laute; Cornicabra aus den Bergen von Toledo das dunkle, langsame; und das Zitronenöl ist für hinterher. Mit einem blauen Verkostungsglas und einer Seite darüber, wie man den Unterschied hört.',
    attributes: {
      Herkunft: 'Italien, Griechenland und Spanien',
      Inhalt:
        'Taggiasca-Öl 500 ml, Koroneiki-Öl 500 ml, Cornicabra-Öl 500 ml, Zitronen-Olivenöl 250 ml, Verkostungsglas',
      Sorte: 'Taggiasca, Koroneiki, Cornicabra',
    },
    storage: 'Kühl und dunkel, unter 20 °C.',
  },
  'balsamic-tasting-flight': {
    name: 'Balsamico-Verkostung',
    description:
      'Ein Dachboden in fünf Stufen. Beginnen Sie mit dem weißen Condimento, hell und apfelig, weiter geht es mit der Alltagsflasche, dann mit der Saba, die nie Essig war. Als Vierter kommt der aus acht Fässern, zuletzt der zwölfjährige traditionelle, in Tropfen, vom Porzellanlöffel im Deckel. Den Nussholzkasten baut der Küfer, der auch die Fässer flickt.',
    attributes: {
      Herkunft: 'Modena, Italien',
      Inhalt:
        'Condimento aus weißen Trauben 250 ml, Balsamico für jeden Tag 500 ml, Saba 230 g, Balsamico aus acht Fässern 250 ml, Traditioneller Balsamico, 12 Jahre 100 ml, Porzellanlöffel',
      Reifung: 'Von 60 Tagen bis mindestens 12 Jahre',
      'Passt zu': 'Parmesan, Erdbeeren, Braten',
    },
    storage: 'Bei Raumtemperatur, Kühlung nicht nötig.',
  },
  'alpine-cheese-board': {
    name: 'Alpkäsebrett',
    description:
      'Eine Herde, ein Sommer, drei Reifegrade. Die Heublumen-Tomme ist zehn Wochen alt und weich; das Raclette vier Monate und bereit fürs Feuer; der Sommerkäse anderthalb Jahre, brüchig und voller Kristalle. Sie kommen gekühlt auf einem runden Fichtenbrett aus dem Windbruch der Alp, mit einem kurzen Messer und einem roten Filzband.',
    attributes: {
      Herkunft: 'Gsteig, Bern, Schweiz',
      Inhalt: 'Sommer-Alpkäse 350 g, Heublumen-Tomme 600 g, Raclette 700 g, Fichtenbrett, Käsemesser',
      Milch: 'Kuhrohmilch',
    },
    storage: 'Nach Erhalt kühlen.',
  },
  'pasta-night-pantry': {
    name: 'Vorrat für Pasta-Abende',
    description:
      'Fünf Formen für fünf Abende, aufgereiht wie Bücher: Spaghettoni, Paccheri, Linguine mit Sepiatinte, Eiernester und auf Eisen gerollte Fusilli. Daneben eine Flasche ligurisches Öl, Kapern in Salz und ein Leinentuch für die Hände. Mit etwas Knoblauch und dem Wasser aus dem Topf ergibt das rund fünfundzwanzig Teller. Den Wein darf jemand anders mitbringen.',
    attributes: {
      Herkunft: 'Italien und Griechenland',
      Inhalt:
        'Spaghettoni 500 g, Riesen-Paccheri 500 g, Linguine mit Sepiatinte 400 g, Eiertagliatelle 250 g, handgerollte Fusilli 500 g, Taggiasca-Öl 500 ml, Inselkapern 180 g, Leinentuch',
    },
    storage: 'Kühl und trocken.',
  },
  'chocolate-atelier': {
    name: 'Schokoladenatelier',
    description:
      'Drei Schubladen, von Menschen mit Selbstbeherrschung an verschiedenen Tagen zu öffnen. In der obersten liegen zwei Dutzend Kürbiskernpralinen; in der mittleren vier Tafeln, dunkel und Milch, zum Vergleichen; in der untersten Orangenstäbchen und eine Dose Flocken zum Trinken. Von der Bohne an gemacht von fünf Menschen in einer früheren Schlosserei, und dort auch gepackt.',
    attributes: {
      Herkunft: 'Graz, Steiermark, Österreich',
      Inhalt:
        'Kürbiskernpralinen 2 × 132 g, dunkle Schokolade 2 × 70 g, Heumilchschokolade 2 × 70 g, Orangenstäbchen 150 g, Trinkschokolade 250 g',
      Kakao: '50 % bis 72 %',
    },
    storage: 'Kühl und trocken, 16 bis 18 °C.',
  },
  'atlantic-tin-collection': {
    name: 'Atlantische Konserven',
    description:
      'Zwölf Dosen und ein Topf Salz, also eine Woche sehr guter Mittagessen oder eine lange Nacht mit Brot. Vier mit Sardinen, weil die zuerst weg sind; je zwei mit Makrele, Oktopus, Muscheln und der scharfen kleinen Pastete. Die Kiste ist mit den Kacheln der Fabrikfassade bedruckt, und die Dosen darin schmecken nächstes Jahr noch besser, falls sie dann noch da sind.',
    attributes: {
      Herkunft: 'Matosinhos, Portugal',
      Inhalt:
        'Sardinen 4 × 125 g, geräucherte Makrele 2 × 120 g, Oktopus 2 × 110 g, Miesmuscheln 2 × 115 g, Sardinenpastete 2 × 65 g, Flor de Sal 150 g',
    },
    storage: 'Kühl und trocken.',
  },
};
