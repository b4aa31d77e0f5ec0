import type { SampleTranslations } from '#sample/catalogue/sample-types.ts';

export const balsamicVinegar: SampleTranslations['products'] = {
  'eight-barrel-balsamic': {
    name: 'Balsamico delle otto botti',
    description:
      'Metà mosto cotto e metà aceto di vino invecchiato, passati per otto botti in sei estati. Vela il cucchiaio e poi se ne stacca netto. Prima arriva l’amarena, poi tabacco, prugna secca e un filo di ginepro dall’ultima botte. La bottiglia per chi vuole un solo buon balsamico: in padella con le cipolle, sulle fragole, su una scaglia di formaggio stagionato.',
    attributes: {
      Origine: 'Modena, Italia',
      Varietà: 'Lambrusco, Trebbiano',
      Affinamento: '6 anni in otto botti',
      Volume: '250 ml',
      Abbinamenti: 'Fragole, cipolle al forno, formaggi stagionati',
    },
    ingredients: 'Mosto d’uva cotto, aceto di vino.',
    storage: 'A temperatura ambiente, senza frigorifero.',
  },
  'twelve-year-traditional-balsamic': {
    name: 'Balsamico tradizionale, 12 anni',
    description:
      'Soltanto mosto cotto, e almeno dodici inverni nel sottotetto. A quel punto due terzi se ne sono andati attraverso il legno. Ciò che resta è bruno scuro con un orlo di rame e si muove come miele tiepido. Sa di confettura di prugne, noce e mobili antichi, agro e dolce nello stesso istante. Si conta a gocce: quattro sul risotto, due su una scheggia di Parmigiano.',
    attributes: {
      Origine: 'Spilamberto, Emilia-Romagna, Italia',
      Varietà: 'Trebbiano, Lambrusco',
      Affinamento: 'Almeno 12 anni',
      Volume: '100 ml',
      Abbinamenti: 'Risotto, Parmigiano, vitello',
    },
    ingredients: 'Mosto d’uva cotto.',
    storage: 'A temperatura ambiente, senza frigorifero.',
  },
  'extravecchio-balsamic-25-years': {
    name: 'Balsamico extravecchio, 25 anni',
    description:
      'Si preleva una volta all’anno dalle botticelle più piccole, un litro da ciascuna, mai di più. Più vecchio di quasi tutti quelli che lo assaggeranno, è quasi solido e profuma di liquirizia, fico secco, incenso e legno di ciliegio. Una goccia sul dorso della mano, leccata piano, impiega circa un minuto a finire. Da servire da solo, a fine cena.',
    attributes: {
      Origine: 'Spilamberto, Emilia-Romagna, Italia',
      Varietà: 'Trebbiano',
      Affinamento: 'Almeno 25 anni',
      Volume: '100 ml',
      Abbinamenti: 'Nulla, o gelato alla vaniglia',
    },
    ingredients: 'Mosto d’uva cotto.',
    storage: 'A temperatura ambiente, senza frigorifero.',
  },
  'everyday-table-balsamic': {
    name: 'Balsamico da tavola di ogni giorno',
    description:
      'Un aceto da usare senza pensarci e da rimpiangere quando è finito. Sessanta giorni in grandi tini di rovere lo lasciano leggero, agro e d’uva, senza il caramello che scurisce le bottiglie più economiche. Il suo posto è nello sportello del frigorifero accanto alla senape: per l’insalata e i pomodori, per la padella dopo le salsicce, per uno spruzzo nella zuppa di lenticchie appena prima di servire.',
    attributes: {
      Origine: 'Modena, Italia',
      Affinamento: '60 giorni in rovere',
      Volume: '500 ml',
      Abbinamenti: 'Insalate, pomodori, zuppa di lenticchie',
    },
    ingredients: 'Aceto di vino, mosto d’uva cotto.',
    storage: 'A temperatura ambiente, senza frigorifero.',
  },
  'white-grape-condiment': {
    name: 'Condimento bianco d’uva',
    description:
      'Mosto di Trebbiano scaldato ma mai bollito, così conserva il colore della paglia e il profumo del torchio a settembre. Le botti di frassino non cedono né legno né colore. È gentile, appena dolce e limpidissimo, con mela verde e fiori di sambuco al naso. Da usare dove un aceto scuro macchierebbe: su ostriche, cetrioli, pesche bianche e capesante crude.',
    attributes: {
      Origine: 'Modena, Italia',
      Varietà: 'Trebbiano',
      Affinamento: '18 mesi in frassino',
      Volume: '250 ml',
      Abbinamenti: 'Ostriche, cetrioli, pesche bianche',
    },
    ingredients: 'Mosto d’uva Trebbiano, aceto di vino bianco.',
    storage: 'A temperatura ambiente, senza frigorifero.',
  },
  'saba-cooked-grape-must': {
    name: 'Saba di mosto cotto',
    description:
      'Prima dello zucchero, in Emilia c’era la saba: mosto d’uva cotto in un paiolo di rame da una sera all’altra, finché cinque litri diventano uno. Niente aceto, quindi niente asprezza, solo uvetta, cacao e fumo. I bambini la mangiano sulla neve fresca. Tutti gli altri la versano su ricotta, polenta o yogurt, o la sciolgono nell’acqua frizzante.',
    attributes: {
      Origine: 'Spilamberto, Emilia-Romagna, Italia',
      Varietà: 'Lambrusco',
      'Peso netto': '230 g',
      Abbinamenti: 'Ricotta, polenta, yogurt bianco',
    },
    ingredients: 'Mosto d’uva.',
    storage:
      'Al fresco e all’asciutto; in frigorifero dopo l’apertura. Consumare entro 3 mesi dall’apertura.',
  },
};
