import type { SampleTranslations } from '#sample/catalogue/sample-types.ts';

export const charcuterie: SampleTranslations['products'] = {
  'acorn-fed-iberico-ham-hand-sliced': {
    name: 'Prosciutto ibérico de bellota, tagliato a mano',
    description:
      'Tagliato al coltello, mai a macchina, in fettine da un solo boccone. Quaranta mesi in una casa di pietra hanno fatto la carne rubino e il grasso così morbido che luccica a temperatura ambiente. Si scioglie prima di masticarlo: ghianda, nocciola, funghi secchi, una linea netta di sale. Da aprire venti minuti prima e disporre su un piatto tiepido.',
    attributes: {
      Origine: 'Aracena, Andalusia, Spagna',
      Affinamento: '40 mesi',
      'Peso netto': '100 g',
      Abbinamenti: 'Sherry secco, pane e pomodoro',
    },
    ingredients: 'Prosciutto di maiale ibérico nutrito a ghiande, sale marino.',
    storage:
      'In frigorifero tra 2 e 8 °C; aprire 20 minuti prima di servire. Consumare entro 2 giorni dall’apertura.',
  },
  'acorn-fed-iberico-chorizo': {
    name: 'Chorizo ibérico de bellota',
    description:
      'Spalla e pancetta tagliate grosse al coltello, con paprica dolce e affumicata, aglio e sale, lasciate una notte a fare conoscenza. Poi il salame si piega a ferro di cavallo e resta appeso quattro mesi dove la sera arriva il fumo di leccio. Al taglio è rosso mattone marezzato di bianco, mite nel piccante, e lascia sulle dita un olio arancione che vale la pena di leccare.',
    attributes: {
      Origine: 'Aracena, Andalusia, Spagna',
      Affinamento: '4 mesi',
      'Peso netto': '350 g',
      Abbinamenti: 'Uova fritte, vino rosso giovane',
    },
    ingredients: 'Carne di maiale ibérico nutrito a ghiande, paprica, aglio, sale marino.',
    storage:
      'Al fresco e all’asciutto; in frigorifero dopo il taglio. Consumare entro 3 settimane dal taglio.',
  },
  'cured-iberico-loin': {
    name: 'Lomo ibérico stagionato',
    description:
      'La lonza intera, rifilata a mano, massaggiata con aglio, origano e un poco di paprica e stagionata cinque mesi nel budello. Al taglio ogni fetta è un ovale rosato, venato come marmo. È più magra e più soda del prosciutto, con mandorla tostata al centro e fumo lungo il bordo. Si affetta sottile come carta e si mangia da sola.',
    attributes: {
      Origine: 'Aracena, Andalusia, Spagna',
      Affinamento: '5 mesi',
      'Peso netto': '400 g',
      Abbinamenti: 'Mandorle, Manzanilla, melone',
    },
    ingredients: 'Lonza di maiale ibérico nutrito a ghiande, sale marino, aglio, paprica, origano.',
    storage: 'In frigorifero tra 2 e 8 °C, avvolto in un panno. Consumare entro 3 settimane dal taglio.',
  },
  'black-pepper-salchichon': {
    name: 'Salchichón al pepe nero',
    description:
      'Qui niente paprica, così il maiale parla per primo. Spalla magra e lardo sodo macinati una volta sola, conditi con pepe nero spezzato, noce moscata e un bicchiere di sherry, e appesi finché una fioritura bianca copre il budello. Rosa, compatto, piacevolmente acidulo: è il salame che al picnic si affetta per primo e non arriva mai al pane.',
    attributes: {
      Origine: 'Aracena, Andalusia, Spagna',
      Affinamento: '3 mesi',
      'Peso netto': '300 g',
    },
    ingredients: 'Carne di maiale ibérico, sale marino, pepe nero, noce moscata, sherry.',
    storage:
      'Al fresco e all’asciutto; in frigorifero dopo il taglio. Consumare entro 3 settimane dal taglio.',
  },
  'bone-in-iberico-shoulder': {
    name: 'Spalla ibérica con osso',
    description:
      'Una spalla intera, zoccolo compreso, di ventisei mesi. È più piccola di un prosciutto e si finisce prima, più dolce vicino all’osso, della misura giusta per una festa o un Natale lungo. Si fissa nella morsa, si toglie solo il grasso che serve, e quel grasso si rimette sul taglio quando l’ultimo ospite è uscito. L’osso dà un brodo nobile.',
    attributes: {
      Origine: 'Aracena, Andalusia, Spagna',
      Affinamento: '26 mesi',
      'Peso netto': '4,5 kg',
    },
    ingredients: 'Spalla di maiale ibérico nutrito a ghiande, sale marino.',
    storage: 'Appesa o nella morsa, al fresco e all’aria. Consumare entro 5 settimane dal taglio.',
  },
  'nebbiolo-salami': {
    name: 'Salame al Nebbiolo',
    description:
      'Un salame corto e paffuto, da una cantina sotto i portici. La carne marina nel Nebbiolo ridotto con alloro, chiodo di garofano e una striscia d’arancia, poi si insacca a mano e si lega con lo spago bianco e rosso. Sei settimane dopo le fette sono scure come il vino e morbide da spalmare. Profuma di osteria a novembre, nel senso migliore.',
    attributes: {
      Origine: 'Torino, Piemonte, Italia',
      Affinamento: '6 settimane',
      'Peso netto': '250 g',
      Abbinamenti: 'Grissini, cipolline sottaceto, Nebbiolo',
    },
    ingredients:
      'Carne di suino, vino Nebbiolo, sale marino, pepe, alloro, chiodi di garofano, scorza d’arancia.',
    storage: 'In frigorifero tra 2 e 8 °C. Consumare entro 10 giorni dal taglio.',
  },
};
