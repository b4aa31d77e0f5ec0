import type { SampleTranslations } from '#sample/catalogue/sample-types.ts';

export const categories: SampleTranslations['categories'] = {
  'olive-oil': {
    name: 'Olivenöl',
    description:
      'Wenige Stunden nach der Ernte gepresst und benannt nach der Olive und dem Hang, an dem sie wuchs. Von sanft und mandelig bis so grün, dass man husten muss.',
  },
  'balsamic-vinegar': {
    name: 'Balsamico',
    description:
      'Eingekochter Traubenmost und Geduld, unter dem Dach eines Gutshofs von Fass zu kleinerem Fass gezogen. Flaschen für die Salatschüssel und Flaschen, aus denen man tropfenweise gießt.',
  },
  cheese: {
    name: 'Käse',
    description:
      'Rohmilch von Weiden, die einen Namen haben, in Kupfer und Leinen verarbeitet, von Hand gewendet. Auf Bestellung geschnitten und gekühlt verschickt, mit der Rinde.',
  },
  charcuterie: {
    name: 'Schinken & Wurst',
    description:
      'Schinken, Lende und Wurst von Schweinen, die sich ihre Eicheln erlaufen haben, gereift mit Salz, Bergluft und sonst fast nichts.',
  },
  'pasta-rice': {
    name: 'Pasta & Reis',
    description:
      'Hartweizen, durch Bronze gezogen und so langsam getrocknet, dass er weiter nach Korn duftet. Reis, der einen Topf Brühe trinkt und trotzdem Biss behält.',
  },
  'honey-preserves': {
    name: 'Honig & Eingemachtes',
    description:
      'Honig von einer Blüte und einem Hang, Obst, das noch am Erntetag in kleinen Kupferkesseln kocht.',
  },
  'chocolate-bakery': {
    name: 'Schokolade & Gebäck',
    description:
      'Tafeln und Pralinen, von der Röstung bis zum Papier aus einer Hand, und all das Trockene, Knusprige, Buttrige, das zu Kaffee, Käse oder einem Glas Wein gehört.',
  },
  'spices-salt': {
    name: 'Gewürze & Salz',
    description:
      'Fäden, vor Sonnenaufgang gepflückt, Paprika, über Eiche geräuchert, Salz, mit dem Holzrechen vom Wasser gehoben. Eine Prise genügt.',
  },
  'seafood-tins': {
    name: 'Fischkonserven',
    description:
      'Fisch, der am Morgen an Land kommt, am Nachmittag von Hand eingelegt wird und nach einem Jahr im Schrank noch besser schmeckt.',
  },
  'gift-sets': {
    name: 'Geschenksets',
    description:
      'Auf Bestellung gepackte Boxen von einem Produzenten oder von vielen, mit einer Karte in Ihren Worten und ohne irgendetwas, das nur Platz füllt.',
  },
};
