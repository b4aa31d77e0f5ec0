import type { SampleTranslations } from '#sample/catalogue/sample-types.ts';

export const seafoodTins: SampleTranslations['products'] = {
  'sardines-in-olive-oil': {
    name: 'Sardine all’olio d’oliva',
    description:
      'Sbarcate all’alba tra luglio e ottobre, quando sono più grasse, e in scatola entro sera. Quattro o cinque pesci, pancia in su, una foglia di alloro sotto e olio d’oliva caldo sopra. Si rigirano e si aspettano almeno sei mesi, finché le lische sono tenere e la carne si sfalda in scaglie tra l’argento e il bruno. Con pane tostato, limone e l’olio. Soprattutto l’olio.',
    attributes: {
      Origine: 'Matosinhos, Portogallo',
      Stagione: 'Da luglio a ottobre, pesca con reti a circuizione',
      Affinamento: 'Almeno 6 mesi in scatola',
      'Peso netto': '125 g',
    },
    ingredients: 'Sardine, olio d’oliva, sale marino, alloro.',
    storage:
      'Al fresco e all’asciutto; in frigorifero dopo l’apertura. Consumare entro 2 giorni dall’apertura.',
  },
  'smoked-mackerel-fillets': {
    name: 'Filetti di sgombro affumicato',
    description:
      'Spellati a mano, appesi un’ora sopra la brace di faggio e messi in scatola ancora caldi. I filetti conservano le strisce di bronzo e il loro sugo; il fumo è leggero, più una stufa a legna due stanze più in là che un falò. Si sfaldano nell’insalata di patate con aneto e senape, o sul pane nero con rafano e una fettina di mela cruda.',
    attributes: {
      Origine: 'Atlantico nord-orientale, confezionato a Matosinhos, Portogallo',
      Lavorazione: 'Affumicato con faggio, inscatolato a mano',
      'Peso netto': '120 g',
      Abbinamenti: 'Insalata di patate, rafano, pane nero',
    },
    ingredients: 'Sgombro, olio d’oliva, sale marino, fumo di faggio.',
    storage:
      'Al fresco e all’asciutto; in frigorifero dopo l’apertura. Consumare entro 2 giorni dall’apertura.',
  },
  'octopus-in-garlic-oil': {
    name: 'Polpo in olio all’aglio',
    description:
      'Pescato con le anfore di terracotta, come qui si fa dal tempo dei Romani, e cotto piano nella sua acqua finché una pagliuzza lo attraversa. Tagliato spesso, con fette d’aglio appena dorate. Le ventose sono sode, l’interno quasi cremoso. Si scalda la scatola aperta in acqua calda e si versa tutto sulle patate lesse, poi una spolverata di paprica.',
    attributes: {
      Origine: 'Costa portoghese, pescato con anfore',
      'Peso netto': '110 g',
      Abbinamenti: 'Patate lesse, paprica affumicata',
    },
    ingredients: 'Polpo, olio d’oliva, aglio, sale marino.',
    storage:
      'Al fresco e all’asciutto; in frigorifero dopo l’apertura. Consumare entro 2 giorni dall’apertura.',
  },
  'mussels-in-escabeche': {
    name: 'Cozze in escabeche',
    description:
      'Allevate su corda nell’estuario freddo, aperte al vapore, fritte mezzo minuto e disposte a mano in un fiore che nessuno vede finché non si toglie il coperchio. L’escabeche è paprica, aceto di vino bianco, chiodo di garofano, pepe e alloro. Otto o dieci cozze grandi, arancioni e carnose, agre da far venire sete. Patatine e vermut sono le posate tradizionali.',
    attributes: {
      Origine: 'Portogallo settentrionale, allevate su corda',
      'Peso netto': '115 g',
      Abbinamenti: 'Patatine, vermut',
    },
    ingredients:
      'Cozze, olio d’oliva, aceto di vino bianco, paprica, chiodi di garofano, pepe, alloro, sale marino.',
    storage:
      'Al fresco e all’asciutto; in frigorifero dopo l’apertura. Consumare entro 2 giorni dall’apertura.',
  },
  'albacore-belly-in-olive-oil': {
    name: 'Ventresca di alalunga all’olio d’oliva',
    description:
      'La ventresca è la parte che i pescatori si portavano a casa. Tagliata a strisce da alalunghe pescate all’amo, cotta a fremito e messa in piedi nel vetro, così si vede che cosa si compra: avorio, appena rosa, a strati che si aprono come pagine. È ricca e delicata e non chiede maionese. Va sui pomodori maturi con la cipolla, e l’olio la segue.',
    attributes: {
      Origine: 'Azzorre e golfo di Biscaglia, confezionata a Matosinhos, Portogallo',
      Stagione: 'Da giugno a settembre, pesca a canna',
      'Peso netto': '190 g',
      Abbinamenti: 'Pomodori, cipollotti, fagioli bianchi',
    },
    ingredients: 'Ventresca di tonno alalunga, olio d’oliva, sale marino.',
    storage:
      'Al fresco e all’asciutto; in frigorifero dopo l’apertura. Consumare entro 3 giorni dall’apertura.',
  },
  'piri-piri-sardine-pate': {
    name: 'Pâté di sardine al piri-piri',
    description:
      'Quel che avanza rifilando le sardine, e non per questo meno buono. Pestato con pomodoro, burro, limone e peperoncino quanto basta per sentirlo dietro le orecchie, è il vasetto che arriva con il pane in ogni ristorante del porto. Rosato, liscio, salato, piccante. Da una scatola vengono sei crostini, e una discussione sul settimo.',
    attributes: {
      Origine: 'Matosinhos, Portogallo',
      'Peso netto': '65 g',
      Abbinamenti: 'Pane tostato, birra fredda, ravanelli',
    },
    ingredients: 'Sardine (60%), pomodoro, burro, succo di limone, peperoncino, sale marino.',
    storage:
      'Al fresco e all’asciutto; in frigorifero dopo l’apertura. Consumare entro 3 giorni dall’apertura.',
  },
};
