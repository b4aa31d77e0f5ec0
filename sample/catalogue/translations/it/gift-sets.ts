import type { WrittenTranslations } from '#sample/catalogue/sample-types.ts';

export const giftSets: WrittenTranslations['giftSets'] = {
  'gift-set-1': {
    name: 'La tavola lunga',
    description:
      'Per l’amico che apparecchia due posti in più, non si sa mai. Otto cose che diventano una serata intera: olio per il pane, prosciutto con il primo bicchiere, paccheri o un risotto nel mezzo, formaggio con il miele dopo, crema gianduia con il cucchiaio. Preparata sul bancone di marmo a Torino, in una scatola bordeaux che un giorno conterrà lettere.',
    attributes: {
      Origine: 'Italia, Spagna, Svizzera e Grecia',
      Contenuto:
        'Olio di Taggiasca 500 ml, prosciutto ibérico 100 g, Balsamico delle otto botti 250 ml, formaggio d’alpeggio estivo 350 g, paccheri giganti 500 g, riso Carnaroli 1 kg, miele di timo 400 g, crema gianduia 250 g',
    },
    storage: 'Prosciutto e formaggio in frigorifero all’arrivo.',
  },
  'gift-set-2': {
    name: 'La dispensa della domenica',
    description:
      'Tutto ciò che ci vuole per un mattino lento, in una cassetta con i manici di corda. Due mieli, uno chiaro e uno scuro; albicocche, fichi e castagne dalla stessa cucina francese; crema di nocciole, paste di meliga e lunghi grissini dal forno di Torino; saba per lo yogurt e cioccolata per la seconda tazza. Niente vuole il frigorifero, così viaggia ovunque.',
    attributes: {
      Origine: 'Italia, Francia, Grecia e Austria',
      Contenuto:
        'Miele di timo 400 g, miele di castagno 350 g, confettura di albicocche 320 g, confettura di fichi e noci 220 g, crema di castagne 250 g, crema gianduia 250 g, paste di meliga 300 g, grissini 250 g, saba 230 g, scaglie per cioccolata calda 250 g',
    },
    storage: 'A temperatura ambiente.',
  },
  'gift-set-3': {
    name: 'Il primo aperitivo',
    description:
      'Le sei e mezza, una finestra aperta, qualcuno che cerca il cavatappi. Il resto è in questa scatola rotonda: sardine, cozze e polpo da aprire con uno strappo, un salame che si taglia come burro, pâté per i crostini, capperi da spargere dappertutto, un olio al limone che accende ogni cosa e grissini per indicare. Si aggiungono ghiaccio e amici.',
    attributes: {
      Origine: 'Italia, Portogallo e Grecia',
      Contenuto:
        'Sardine 2 × 125 g, cozze in escabeche 115 g, polpo 110 g, pâté di sardine 65 g, salame al Nebbiolo 250 g, grissini 250 g, capperi dell’isola 180 g, olio franto con limoni 250 ml',
    },
    storage: 'Il salame in frigorifero all’arrivo.',
  },
  'olive-oil-discovery': {
    name: 'Alla scoperta dell’olio',
    description:
      'Quattro oli da tre paesi, scelti da un frantoiano che il suo lo beve dal cucchiaio. La sua Taggiasca è quella morbida; la Koroneiki di Citera è quella che alza la voce; la Cornicabra delle colline di Toledo è quella scura e lenta; e l’olio al limone è per dopo. Con un bicchiere blu da assaggio e una pagina su come sentire la differenza.',
    attributes: {
      Origine: 'Italia, Grecia e Spagna',
      Contenuto:
        'Olio di Taggiasca 500 ml, olio Koroneiki 500 ml, olio Cornicabra 500 ml, olio franto con limoni 250 ml, bicchiere da assaggio',
      Varietà: 'Taggiasca, Koroneiki, Cornicabra',
    },
    storage: 'Al fresco e al buio, sotto i 20 °C.',
  },
  'balsamic-tasting-flight': {
    name: 'Degustazione di balsamici',
    description:
      'Un sottotetto in cinque passi. Si comincia dal condimento bianco, pallido e di mela, si passa alla bottiglia di ogni giorno, poi alla saba, che aceto non è mai stata. Quarto il balsamico delle otto botti e ultimo il tradizionale di dodici anni, a gocce, dal cucchiaino di porcellana nel coperchio. L’astuccio di noce lo fa il bottaio che ripara le botti.',
    attributes: {
      Origine: 'Modena, Italia',
      Contenuto:
        'Condimento bianco d’uva 250 ml, Balsamico da tavola di ogni giorno 500 ml, saba 230 g, Balsamico delle otto botti 250 ml, Balsamico tradizionale 12 anni 100 ml, cucchiaino di porcellana',
      Affinamento: 'Da 60 giorni ad almeno 12 anni',
      Abbinamenti: 'Parmigiano, fragole, carni arrosto',
    },
    storage: 'A temperatura ambiente, senza frigorifero.',
  },
  'alpine-cheese-board': {
    name: 'Tagliere dei formaggi d’alpe',
    description:
      'Una mandria, un’estate, tre stagionature. La tomme ai fiori di fieno ha dieci settimane ed è morbida; la raclette quattro mesi ed è pronta per il fuoco; il formaggio estivo un anno e mezzo, friabile e pieno di cristalli. Arrivano al fresco su un tagliere tondo di abete, ricavato dagli alberi caduti dell’alpe, con un coltellino e un nastro di feltro rosso.',
    attributes: {
      Origine: 'Gsteig, Berna, Svizzera',
      Contenuto:
        'Formaggio d’alpeggio estivo 350 g, tomme ai fiori di fieno 600 g, raclette 700 g, tagliere di abete, coltello da formaggio',
      Latte: 'Latte vaccino crudo',
    },
    storage: 'In frigorifero all’arrivo.',
  },
  'pasta-night-pantry': {
    name: 'La dispensa delle sere di pasta',
    description:
      'Cinque formati per cinque sere, in fila come libri: spaghettoni, paccheri, linguine al nero di seppia, nidi all’uovo e fusilli al ferretto. Accanto, una bottiglia di olio ligure, capperi sotto sale e un canovaccio di lino per le mani. Con un po’ d’aglio e l’acqua della pentola fanno circa venticinque piatti. Al vino pensa qualcun altro.',
    attributes: {
      Origine: 'Italia e Grecia',
      Contenuto:
        'Spaghettoni 500 g, paccheri giganti 500 g, linguine al nero di seppia 400 g, tagliatelle all’uovo 250 g, fusilli al ferretto 500 g, olio di Taggiasca 500 ml, capperi dell’isola 180 g, canovaccio di lino',
    },
    storage: 'Al fresco e all’asciutto.',
  },
  'chocolate-atelier': {
    name: 'Atelier del cioccolato',
    description:
      'Tre cassetti, da aprire in giorni diversi se si ha autocontrollo. Nel primo, due dozzine di praline ai semi di zucca; nel secondo quattro tavolette, fondenti e al latte, da assaggiare a confronto; nell’ultimo scorze d’arancia e una latta di scaglie da bere. Fatto a partire dalla fava da cinque persone in un’ex officina di fabbro, e confezionato lì.',
    attributes: {
      Origine: 'Graz, Stiria, Austria',
      Contenuto:
        'Praline ai semi di zucca 2 × 132 g, cioccolato fondente 2 × 70 g, cioccolato al latte fieno 2 × 70 g, scorze d’arancia 150 g, scaglie per cioccolata calda 250 g',
      Cacao: 'Dal 50% al 72%',
    },
    storage: 'Al fresco e all’asciutto, tra 16 e 18 °C.',
  },
  'atlantic-tin-collection': {
    name: 'Collezione di conserve atlantiche',
    description:
      'Dodici scatolette e un vasetto di sale: una settimana di ottimi pranzi, o una lunga notte con il pane. Quattro di sardine, perché finiscono per prime; due ciascuno di sgombro, polpo, cozze e del piccolo pâté piccante. Sull’astuccio ci sono le piastrelle della facciata del conservificio, e le scatolette dentro saranno migliori fra un anno, se ci saranno ancora.',
    attributes: {
      Origine: 'Matosinhos, Portogallo',
      Contenuto:
        'Sardine 4 × 125 g, sgombro affumicato 2 × 120 g, polpo 2 × 110 g, cozze 2 × 115 g, pâté di sardine 2 × 65 g, flor de sal 150 g',
    },
    storage: 'Al fresco e all’asciutto.',
  },
};
