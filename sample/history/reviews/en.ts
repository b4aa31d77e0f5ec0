import type { WrittenReviews } from '#sample/history/written-reviews.ts';

export const englishReviews: WrittenReviews = {
  'taggiasca-extra-virgin-olive-oil': [
    '★★★★★ Gentle, almondy, and the pepper only shows up at the very end. I stopped buying the supermarket bottle after one salad.',
    '★★★★☆ Lovely on white beans and on fish. If you like your oil to bite, take the Koroneiki instead; this one is quiet on purpose.',
  ],
  'novello-first-harvest-oil': [
    '★★★★★ Cloudy, bright green, smells like a tomato plant. We finished half of it standing at the counter with toast and garlic.',
  ],
  'taggiasca-family-tin': [
    '★★★★★ Three liters sounds like a lot until you cook with it every day. The cap pours cleanly and the price per liter is hard to beat for oil this good.',
  ],
  'lemon-pressed-olive-oil': [
    '★★★★☆ Tastes of real peel, not of lemon candy. Wonderful on grilled zucchini. The bottle is small for how fast it goes.',
  ],
  'three-grove-tasting-trio': [
    '★★★★★ Bought it out of curiosity and ended up doing a blind tasting with the neighbors. Number three, the high one, won by a mile.',
  ],
  'koroneiki-island-olive-oil': [
    '★★★★★ Thick, grassy, properly peppery. It turned a plain tomato into dinner.',
  ],
  'cornicabra-reserve-olive-oil': [
    '★★★★☆ Heavier than the Italian oils here and very good with roast lamb. A little too much personality for my pancake batter, which was my own fault.',
  ],
  'eight-barrel-balsamic': [
    '★★★★★ This is the one balsamic I keep now. Strawberries, onions, a piece of old cheese: it hasn’t failed me yet.',
    '★★★★☆ Thick without being syrupy. I would give it five stars if the spout didn’t drip down the label.',
  ],
  'twelve-year-traditional-balsamic': [
    '★★★★★ I hesitated for a week over the price. Then we had friends over, I put four drops on each plate of risotto, and everyone at the table went silent. It’s not a salad vinegar and it’s not meant to be. We’re still on the same bottle six weeks later, so per dinner it comes to less than the wine did.',
  ],
  'extravecchio-balsamic-25-years': [
    '★★★★★ A present for my father, who has tasted everything and is impressed by nothing. He called twice.',
  ],
  'everyday-table-balsamic': [
    '★★★★☆ Honest vinegar for every day: tart and grapey, no caramel stickiness. The half-liter bottle lasts us about a month.',
  ],
  'white-grape-condiment': [
    '★★★☆☆ Nice and clear, but sweeter than I expected from a vinegar. On cucumber it is fine; for oysters I went back to lemon.',
  ],
  'saba-cooked-grape-must': [
    '★★★★★ On ricotta, on yogurt, on polenta, and once straight from the spoon at midnight. Think raisins and a bit of smoke.',
  ],
  'summer-alp-cheese-18-months': [
    '★★★★★ I ordered this because my grandmother kept a wheel of something like it in a cold cellar and I have been chasing that taste for thirty years. It arrived cold, wrapped in paper, with a note saying which day to open it. Walnuts, broth, something like pineapple, and the little crystals that crackle. Take it out of the fridge an hour before, cut it thin, and don’t offer it to people who are talking about something else.',
    '★★★★★ Best alpine cheese I have had outside the Alps. My six-year-old asks for “the crunchy one”.',
  ],
  'raclette-quarter-wheel': [
    '★★★★☆ Melts in one sheet exactly as they say and fed seven of us. You need a plan for the rest: we made very good grilled cheese for three days.',
  ],
  'hay-flower-tomme': [
    '★★★☆☆ Beautiful to look at and the inside is lovely and milky. The crust of hay and petals is a love-it-or-leave-it thing, and half of us left it.',
  ],
  'clothbound-cheddar-14-months': [
    '★★★★★ Proper farmhouse cheddar, dry and craggy, with that oniony bit near the cloth. Reminded me of Saturdays at the market back home in Leeds.',
  ],
  'skerrow-blue': [
    '★★★★★ I don’t even like blue cheese and I ate most of it. Salty at the front, buttery at the back, no sting at all.',
  ],
  'tarn-ale-washed-cheese': [
    '★★★★☆ The smell filled the whole fridge, and then it tasted mild and malty and we scraped the box clean. Wrap it twice.',
  ],
  'saffron-sheep-cheese': [
    '★★★★☆ Pretty yellow wedge with whole peppercorns. The saffron is delicate, more honey than spice. A good talking point on a board.',
  ],
  'acorn-fed-iberico-ham-hand-sliced': [
    '★★★★★ Took the advice and warmed the plate. The fat goes glassy and it melts before you chew. A hundred grams is two people being polite.',
    '★★★★☆ Superb ham. One of the two packages had lost its vacuum; they replaced it within days without any argument.',
  ],
  'acorn-fed-iberico-chorizo': [
    '★★★★★ Coarse, smoky and not hot. Fried three slices with eggs and could not stop thinking about it all day.',
  ],
  'black-pepper-salchichon': [
    '★★★★☆ Clean pork flavor with real pepper. The skin is a bit stubborn to peel, otherwise perfect picnic food.',
  ],
  'bone-in-iberico-shoulder': [
    '★★★★★ We put it on the stand on Friday and it was down to the bone by Sunday night. Sharpen your longest knife first. The stock afterwards was the best I have ever made.',
  ],
  'nebbiolo-salami': [
    '★★★★★ Soft, wine-dark, smells of cloves and orange. Gone in one evening with the grissini from the same shop.',
  ],
  'bronze-die-spaghettoni': [
    '★★★★★ Sauce actually sticks to it. Thirteen minutes means thirteen minutes; don’t trust your instincts.',
  ],
  'giant-paccheri': ['★★★★☆ Great chew and none of them split. You need a very big pot and a very big bowl.'],
  'squid-ink-linguine': [
    '★★★★☆ Tastes of the sea without being fishy, and stays black after cooking. I should have worn the dark shirt they recommend.',
  ],
  'aged-carnaroli-rice': [
    '★★★★★ Creamy risotto with a dot of bite left even after I got distracted by the phone. The tin is lovely too.',
  ],
  'bomba-rice': [
    '★★★★★ Finally got a crust on the bottom of my paella. It takes a lot more stock than I am used to, so make extra.',
  ],
  'wild-thyme-honey': [
    '★★★★★ Resinous and warm, with a tickle at the end. My husband, who says he doesn’t like honey, has his own spoon in the jar.',
    '★★★★★ Over Greek yogurt with walnuts. That is the whole review.',
  ],
  'cut-thyme-honeycomb': [
    '★★★★☆ Gorgeous on a cheese board and the kids fought over the corners. It leaked a little in transit, so open the box over a plate.',
  ],
  'chestnut-forest-honey': [
    '★★★☆☆ Well made, but know what you are buying: it is dark and bitter, not a honey for tea. We use it with blue cheese and it works there.',
  ],
  'ardeche-chestnut-cream': [
    '★★★★★ Spread on crêpes with a little whipped cream. There’s a hint of smoke in it that keeps it from being too sweet.',
  ],
  'bergeron-apricot-preserve': [
    '★★★★★ Whole halves of apricot, tart enough, not stiff. It tastes like somebody’s grandmother made it and was in a good mood.',
  ],
  'damson-chutney': ['★★★★★ Dark, sharp, sticky. My cheese sandwiches have been promoted.'],
  'dark-chocolate-72-percent': [
    '★★★★★ Snaps like a twig and tastes of raspberries, although there’s nothing in it but beans and sugar. Order more than one bar.',
  ],
  'hay-milk-chocolate-50-percent': [
    '★★★★☆ A milk chocolate for adults: caramel, a bit of salt, not cloying. Small bar for the money, but I will be back.',
  ],
  'pumpkin-seed-pralines': [
    '★★★★★ Guests guessed pistachio every single time. The filling has a little grit in it, which I love.',
    '★★☆☆☆ They came by standard shipping in a warm week and half the domes had stuck together. The taste is wonderful, so I only blame myself for not choosing Express.',
  ],
  'orange-peel-in-dark-chocolate': [
    '★★★★★ Thick chewy peel, bitter in the right way. I hid the box behind the flour and was found out.',
  ],
  'drinking-chocolate-flakes': [
    '★★★★★ With milk it is dessert, with water it is medicine for a bad day. A minute with the whisk really is needed.',
  ],
  'piedmont-gianduja-cream': [
    '★★★★☆ Hazelnut first, chocolate second, exactly as promised. Stir it well before the first spoon, the oil sits on top.',
  ],
  'hand-stretched-grissini': [
    '★★★☆☆ Delicious and brittle, a little too brittle for the mail: about a third arrived broken. The crumbs went on soup.',
  ],
  'cornmeal-hazelnut-biscuits': [
    '★★★★★ Sandy, buttery, dangerous with coffee. The red tin is now where we keep the sewing things.',
  ],
  'dales-oatcakes': [
    '★★★★★ Sturdy enough for a proper slab of cheddar. Nutty and not sweet. I order four rolls at a time for the discount.',
  ],
  'la-mancha-saffron-threads': [
    '★★★★★ Long red threads, no dust, no yellow bits. Twelve of them colored a pan for four just like the label says.',
  ],
  'sweet-smoked-paprika': [
    '★★★★★ Opened the tin and the kitchen smelled of campfire. Lentils will never be the same.',
  ],
  'hand-raked-flor-de-sal': [
    '★★★★☆ Moist, crunchy flakes that really taste of the sea. I wish the jar had a wider mouth for three fingers.',
  ],
  'wild-mountain-oregano': [
    '★★★★★ It comes as a whole bunch, stalks and all. Rub it between your hands once and you will throw out the jar in your cupboard.',
  ],
  'sardines-in-olive-oil': [
    '★★★★★ Fat, soft, silvery, with a bay leaf underneath. Toast, lemon, done. I now understand people who collect tins.',
  ],
  'octopus-in-garlic-oil': [
    '★★★★☆ Tender and generous with the garlic. Warmed over potatoes with paprika it made a fast and slightly decadent lunch.',
  ],
  'albacore-belly-in-olive-oil': [
    '★★★★★ So rich it needs nothing but a tomato. You can see every strip through the glass and they look as good as they taste.',
  ],
  'gift-set-1': [
    '★★★★★ Sent it to friends who had just moved across the country and had nothing in the house but a corkscrew. They photographed every single thing in the box, called me from the kitchen floor, and ate their way through it in one evening. The cold things arrived cold, nothing had leaked, and the box is now where they keep their letters.',
  ],
  'olive-oil-discovery': [
    '★★★★☆ A clever way to learn what you like: turns out I am a Koroneiki person. The tasting glass is a nice touch, the leaflet could be longer.',
  ],
};
