import type { SampleProducer } from './sample-types.ts';

/** All names are invented; the places are real, the websites end in the reserved `.example`. */
export const sampleProducers: SampleProducer[] = [
  {
    slug: 'frantoio-ripalunga',
    companyName: 'Frantoio Ripalunga',
    businessType: 'Farm',
    founded: 1911,
    location: 'Apricale, Liguria, Italy',
    phoneNumber: '+39 0184 555 0142',
    website: 'https://frantoio-ripalunga.example',
    description: `The terraces above Apricale are so steep that nothing with wheels gets past the third wall. There are forty-one of them, all dry stone, and about 1,900 Taggiasca trees, some with trunks you need three people to reach around. Nets go down in late October. The olives are small, more stone than flesh, and come down the slope on a monorail the grandfather bought secondhand from a vineyard.

The mill stands at the bottom, beside the stream that once drove it. Fruit picked in the morning is crushed the same evening, below 77 °F, in batches small enough that the family can say which wall each one came from. In November the whole lane smells of cut grass and green banana, and everyone who passes is handed bread.

Taggiasca gives a quiet oil: almond, pine nut, a little artichoke, hardly any burn. It was made for fish and for basil, and it tastes of a hill that looks out to sea.`,
    certifications: ['EU Organic', 'PDO Riviera Ligure'],
    shippingPolicy:
      'Bottles travel in molded pulp, tins in double-walled cartons. Orders leave within two business days; in the harvest weeks of November allow four.',
    returnPolicy:
      'Unopened bottles and tins can be returned within 30 days of delivery. If one arrives broken, send a photo within 48 hours and we replace it.',
  },
  {
    slug: 'acetaia-corte-velata',
    companyName: 'Acetaia Corte Velata',
    businessType: 'Artisan',
    founded: 1932,
    location: 'Spilamberto, Emilia-Romagna, Italy',
    phoneNumber: '+39 059 555 0173',
    website: 'https://corte-velata.example',
    description: `In this flat country between Modena and the first hills, a daughter’s birth used to be marked with a row of barrels. Corte Velata began with five of them, bought in 1932 for a girl called Ines. The smallest one has never been emptied since. Once a year, in January, a liter is drawn off and the gap is filled from the next barrel up, and so on along the row.

The attic is not insulated, on purpose. In July it reaches 113 °F and the must thickens; in January frost draws ferns on the panes and everything rests. The barrels are oak, chestnut, cherry, mulberry and juniper, and after an hour up there your coat smells of all five, and of plums.

Everything starts with Trebbiano and Lambrusco grapes from the twenty-seven acres around the house, boiled down over an open flame for a day and a night. No caramel, no thickener. What looks like syrup is only grapes and time.`,
    certifications: ['PDO Traditional Balsamic', 'PGI Modena'],
    shippingPolicy:
      'Each bottle is boxed on its own and packed upright. Orders leave on Tuesdays and Thursdays, tracked to the door.',
    returnPolicy:
      'Sealed bottles can be returned within 30 days. If one is damaged on the way, send a photo within 48 hours and we replace it right away.',
  },
  {
    slug: 'pastificio-ventocaldo',
    companyName: 'Pastificio Ventocaldo',
    businessType: 'Artisan',
    founded: 1958,
    location: 'Gragnano, Campania, Italy',
    phoneNumber: '+39 081 555 0118',
    website: 'https://ventocaldo.example',
    description: `Gragnano sits in a fold of the mountains where sea air comes up in the morning and dry air falls back at night. For three centuries people hung their pasta in the street to catch both. Ventocaldo no longer dries outdoors, but the drying rooms imitate that weather: warm, then still, then warm again, never above 108 °F, for up to sixty hours.

Two sisters run the place. The older one buys the wheat, all durum from farms in Puglia and Irpinia that she visits in June to chew a few grains straight from the ear. The younger one looks after the bronze dies, some of them her grandfather’s, which scratch the dough and leave it rough as slate. Rub two spaghettoni together and flour comes off; that is what sauce holds on to.

Boiled, it smells of bread. Leave it two minutes short of the package time and finish it in the pan.`,
    certifications: ['PGI Gragnano'],
    shippingPolicy: 'Dry goods ship in paper, without plastic filling, within two business days.',
    returnPolicy:
      'Unopened packages may be returned within 30 days. A few broken strands are normal; a crushed package is not, and we replace it.',
  },
  {
    slug: 'bottega-tre-chiavi',
    companyName: 'Bottega Tre Chiavi',
    businessType: 'Small Batch Producer',
    founded: 1887,
    location: 'Turin, Piedmont, Italy',
    phoneNumber: '+39 011 555 0199',
    website: 'https://trechiavi.example',
    description: `Three keys hang over the door under the arcade: one for the oven, one for the cellar, one for the till. The till key was lost in 1944 and never replaced. Behind the shop is a bakery the width of a tram, where two people stretch grissini by pulling the dough as far as their arms go. No stick matches the next, and that is how you know.

Below, in the cellar, salami hang from chestnut poles and the Carnaroli rests for a year in steel bins before anyone is allowed to sell it. Hazelnuts from the Langhe are roasted on Wednesdays. By ten in the morning the line is longer than the shop.

The bottega also packs boxes. It began at Christmas 1921 with a crate for a customer who had moved to Buenos Aires and missed the smell of the place. Today the boxes also hold what friends elsewhere make, and every one is still packed on the marble counter, checked off in pencil and tied by hand.`,
    certifications: ['Historic Shop of Piedmont'],
    shippingPolicy:
      'Gift boxes are packed to order and leave within five business days. Boxes with salami or cheese travel cold, by Express or Priority only.',
    returnPolicy:
      'Unopened dry goods can be returned within 30 days. Fresh and personalized boxes cannot come back, but anything damaged is replaced if you write within 48 hours.',
  },
  {
    slug: 'dehesa-piedraluna',
    companyName: 'Dehesa Piedraluna',
    businessType: 'Farm',
    founded: 1949,
    location: 'Aracena, Andalusia, Spain',
    phoneNumber: '+34 959 555 016',
    website: 'https://piedraluna.example',
    description: `The farm is named after a boulder, round and pale, that the pigs use for scratching. Around it stand some nine thousand holm and cork oaks, far enough apart for grass to grow between them. From October to February black Ibérico pigs walk this ground, up to nine miles a day, and eat what falls. A pig needs about ten pounds of acorns to gain one.

The hams hang in Aracena, in a stone house with windows on the north side. Nobody sets a thermostat. The cellar master opens the shutters when the wind is dry and closes them when it is not, and writes the weather into a ledger that goes back to 1949. In summer the fat sweats and runs; in winter the hams sleep. After three years the smell is of hazelnuts, cellar and something close to honey.

The house cures with sea salt, garlic and paprika. A list of what is left out would be longer.`,
    certifications: ['Acorn-Fed Ibérico, black label', 'Animal welfare certified'],
    shippingPolicy:
      'Sliced ham and sausage travel cold in insulated sleeves by Express or Priority. Whole pieces ship in cotton, boxed.',
    returnPolicy:
      'Perishables cannot be returned. If a seal is broken or a piece arrives spoiled, send a photo within 48 hours for a replacement or a refund.',
  },
  {
    slug: 'la-rosa-temprana',
    companyName: 'La Rosa Temprana',
    businessType: 'Cooperative',
    founded: 1974,
    location: 'Consuegra, Castilla-La Mancha, Spain',
    phoneNumber: '+34 925 555 027',
    website: 'https://larosatemprana.example',
    description: `For three weeks at the end of October the plain below the windmills turns violet before dawn and is bare again by ten. The flower is a crocus, here simply called the rose, and it has to be picked while still closed. Sixty-two families belong to the cooperative. In the afternoon they sit around kitchen tables and pull out the three red threads of each flower, with stained thumbs and the radio on.

It takes a hundred and fifty flowers for one gram. The threads are toasted the same night on a silk sieve over embers, and lose four fifths of their weight. By then the room smells of hay, iron and honey, and nobody opens a window.

The same families keep olive trees on the stony edges, sheep on the stubble, peppers behind the house, and rice on leased land down by the Segura. What they sell together is what they have always cooked together.`,
    certifications: ['PDO Saffron of La Mancha', 'EU Organic'],
    shippingPolicy:
      'Saffron travels insured and signed for. Everything else leaves within two business days, cheese with cold packs by Express or Priority.',
    returnPolicy:
      'Sealed spices, rice and oil can be returned within 30 days of delivery. For cheese, and for anything damaged, write with a photo within 48 hours.',
  },
  {
    slug: 'alpkaeserei-sattelgrat',
    companyName: 'Alpkäserei Sattelgrat',
    businessType: 'Cooperative',
    founded: 1926,
    location: 'Gsteig, Bern, Switzerland',
    phoneNumber: '+41 33 555 01 84',
    website: 'https://sattelgrat.example',
    description: `On a Saturday in June, seventy-eight cows walk up from Gsteig with flowers on their horns, five hours on the road, the oldest in front. They stay for about a hundred days at 6,100 feet, on a saddle between two ridges where a botanist once counted ninety-four kinds of plants on a single slope. The herd belongs to nine families. The cheese belongs to all of them, shared out in the fall by how much milk each herd gave.

Milk is warmed in a copper kettle over spruce wood, morning and evening, and the dairyman still tests the curd by squeezing it in his fist. The wheels are carried across to a shingled storehouse that stands on stone feet so that air gets in and mice do not.

Young, the cheese tastes of cream and walnut. After a second winter it breaks like shale, with white crystals that crack between the teeth and an aftertaste of broth and dried flowers.`,
    certifications: ['PDO Alpine Cheese', 'Mountain Product'],
    shippingPolicy:
      'Cheese is cut on Mondays, wrapped in breathable paper and sent with cold packs by Express or Priority.',
    returnPolicy:
      'Cut cheese cannot be returned. If it arrives warm or damaged, tell us within 48 hours and we cut you a new piece.',
  },
  {
    slug: 'maison-aubrune',
    companyName: 'Maison Aubrune',
    businessType: 'Small Batch Producer',
    founded: 1983,
    location: 'Antraigues-sur-Volane, Ardèche, France',
    phoneNumber: '+33 4 65 71 01 56',
    website: 'https://maison-aubrune.example',
    description: `The house has one kitchen with four copper pans, none of which holds more than twenty-six pounds. The founders came in 1983 to repair a chestnut terrace and stayed to repair eleven. Chestnuts fall in October and are smoked dry in a stone hut, the clède, over a fire of their own husks that must smolder for three weeks without once catching flame.

Fruit comes from the Rhône side, forty minutes down the road: Bergeron apricots in July, black figs in September. It is cooked on the day it arrives, with less sugar than the textbook allows, so the jam is soft and runs off the spoon. Each jar carries the day and the pan.

Two hundred hives stand along the forest track. In late June the chestnut trees bloom and the whole valley smells of it, sweet and slightly feral. The honey is the same: dark, tannic, closer to strong tea than to sugar.`,
    certifications: ['EU Organic', 'Ardèche Regional Park producer'],
    shippingPolicy: 'Jars and tins ship in corrugated paper sleeves within three business days.',
    returnPolicy:
      'Unopened jars can be returned within 30 days of delivery. A cracked jar is replaced when you send a photo within 48 hours.',
  },
  {
    slug: 'conserveira-sete-nos',
    companyName: 'Conserveira Sete Nós',
    businessType: 'Artisan',
    founded: 1938,
    location: 'Matosinhos, Norte, Portugal',
    phoneNumber: '+351 22 555 0136',
    website: 'https://setenos.example',
    description: `Seven knots was the speed of the founder’s boat with a full hold. The cannery stands four streets from the dock at Matosinhos, behind a front of blue tiles, and when the sardine boats come in a bell rings and thirty women put on white caps. Heads off, rinse, brine, steam, then into the tin by hand, four or five fish to each, bellies up, with a bay leaf underneath.

Olive oil goes in warm. The wrapper is folded by hand as well; the fastest of them does nineteen a minute and can talk about her grandchildren all the while. After that the tins are turned every few months and not sold until the oil has found its way to the bone, which is half a year at the earliest.

Salt for the brine comes from pans near Aveiro that belong to a cousin. One summer the house began to sell some of it in pots, because visitors kept asking what was on the tomatoes.`,
    certifications: ['Certified sustainable catch'],
    shippingPolicy:
      'Tins and salt ship within two business days in recycled cartons, and may go to a PO box.',
    returnPolicy:
      'Unopened tins can be returned within 30 days. Please do not eat from a swollen or leaking tin; send us a photo and we replace the order.',
  },
  {
    slug: 'anemonisi-cooperative',
    companyName: 'Anemonisi Cooperative',
    businessType: 'Cooperative',
    founded: 1996,
    location: 'Avlemonas, Kythira, Greece',
    phoneNumber: '+30 27365 55012',
    website: 'https://anemonisi.example',
    description: `Kythira lies where two seas meet and the wind rarely stops. Little grows taller than a knee, and what does grow is fragrant: thyme, sage, oregano, curry plant. In July, when everything else has dried to straw, the thyme turns purple and the beekeepers carry their blue hives out onto the headlands at night, by mule track, with the entrances stopped with cloth.

Fourteen households started the cooperative when the last ferry line was about to be cut and the young people were ready to leave with it. They share one extraction room, one olive mill and one van. Capers are picked from the walls of the fishing village, with the owners’ permission and sometimes their help. Oregano is cut with a sickle above the chapel, where no car has ever been.

They make a little of everything. In a dry year the honey can be gone by Christmas, and the notice on the door says exactly that.`,
    certifications: ['EU Organic', 'PGI Kythira'],
    shippingPolicy:
      'Parcels are gathered on the island and leave with the Monday and Thursday boat, then travel tracked. Storms add a day.',
    returnPolicy:
      'Unopened goods can be returned within 30 days of delivery. Honey that crystallizes is healthy, not faulty; broken jars are replaced.',
  },
  {
    slug: 'kakaowerk-amselgrund',
    companyName: 'Kakaowerk Amselgrund',
    businessType: 'Small Batch Producer',
    founded: 2009,
    location: 'Graz, Styria, Austria',
    phoneNumber: '+43 316 555 0127',
    website: 'https://amselgrund.example',
    description: `A former locksmith’s workshop at the southern edge of Graz, brick, with a chimney in which a blackbird nests each April. Inside stand a drum roaster, two granite mills and a conche from 1936 that knocks when it is cold. Everything is made from the bean by five people, one sack at a time, and each sack is roasted differently.

The beans come from three farms whose owners the workshop visits every other year: in the Sambirano valley of Madagascar, on the coast of Ecuador, and in the hills behind Tabasco in Mexico. The milk powder is dried from hay milk of a single Styrian dairy, and you can tell in August, when it tastes of clover.

The rest comes from close by. Pumpkin seeds from the field across the road are toasted and ground into a praline so green that people first take it for pistachio.`,
    certifications: ['Direct cacao trade', 'EU Organic'],
    shippingPolicy:
      'From June to September chocolate travels with cold packs by Express or Priority; in the rest of the year it leaves within two business days.',
    returnPolicy:
      'Unopened boxes and bars can be returned within 30 days. If the heat got there first, send a photo within 48 hours and we send new ones.',
  },
  {
    slug: 'skerrowdale-dairy',
    companyName: 'Skerrowdale Dairy',
    businessType: 'Farm',
    founded: 1967,
    location: 'Muker, North Yorkshire, United Kingdom',
    phoneNumber: '+44 1632 960 157',
    website: 'https://skerrowdale.example',
    description: `Up here each hay meadow has its own stone barn, and the walls run straight up the fell until the rain hides them. The dairy milks sixty-four Shorthorn cows, red, roan and white, who come in when they hear the gate. Their milk goes from parlor to vat by gravity, still warm, down thirty feet of pipe.

Cheddar came to the dale with a cheesemaker from the south who married into the family and would not give it up. The wheels are bound in linen, rubbed with lard and left on larch shelves in a barn with walls three feet thick. A gray bloom grows over the cloth. Under it the cheese goes from lactic and sharp to something like roast onion and wet stone.

Oatcakes are baked on Fridays on an iron plate. The damsons for the chutney grow in the hedge along the lane, and anybody who visits in September is handed a bucket.`,
    certifications: ['Pasture-fed herd', 'Farmhouse Cheese'],
    shippingPolicy:
      'Cheese is cut on the morning it leaves and goes out cold by Express or Priority. Oatcakes and chutney ship any weekday.',
    returnPolicy:
      'Unopened oatcakes and chutney can be returned within 30 days. Cheese cannot come back, but if it disappoints on arrival, write within 48 hours and we put it right.',
  },
];
