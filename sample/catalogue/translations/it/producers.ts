import type { SampleTranslations } from '#sample/catalogue/sample-types.ts';

export const producers: SampleTranslations['producers'] = {
  'frantoio-ripalunga': {
    location: 'Apricale, Liguria, Italia',
    description: `Le fasce sopra Apricale sono così ripide che nulla con le ruote supera il terzo muro. Sono quarantuno, tutte di pietra a secco, con circa 1900 piante di Taggiasca, alcune dal tronco che si abbraccia solo in tre. Le reti si stendono a fine ottobre. Le olive sono piccole, più nocciolo che polpa, e scendono il pendio su una monorotaia che il nonno comprò di seconda mano da una vigna.

Il frantoio sta in fondo, accanto al torrente che un tempo lo muoveva. Ciò che si coglie al mattino si frange la sera stessa, sotto i 25 gradi, in partite così piccole che la famiglia sa dire da quale muro viene ciascuna. A novembre tutto il vicolo profuma di erba tagliata e banana acerba, e a chiunque passi si mette in mano del pane.

La Taggiasca dà un olio quieto: mandorla, pinolo, un poco di carciofo, quasi nessun pizzicore. È fatto per il pesce e per il basilico, e sa di una collina che guarda il mare.`,
    shippingPolicy:
      'Le bottiglie viaggiano in cellulosa sagomata, le latte in cartoni a doppia parete. Gli ordini partono entro due giorni lavorativi; nelle settimane di raccolta, a novembre, ne servono quattro.',
    returnPolicy:
      'Bottiglie e latte non aperte si possono rendere entro 30 giorni dalla consegna. Se una arriva rotta, basta una foto entro 48 ore e la sostituiamo.',
  },
  'acetaia-corte-velata': {
    location: 'Spilamberto, Emilia-Romagna, Italia',
    description: `In questa pianura tra Modena e le prime colline la nascita di una figlia si segnava con una fila di botti. Corte Velata cominciò con cinque, comprate nel 1932 per una bambina di nome Ines. Da allora la più piccola non è mai stata vuotata. Una volta all’anno, a gennaio, se ne spilla un litro e il vuoto si colma dalla botte successiva, e così lungo tutta la fila.

Il sottotetto non è isolato, e non per caso. A luglio arriva a 45 gradi e il mosto si addensa; a gennaio il gelo disegna felci sui vetri e tutto riposa. Le botti sono di rovere, castagno, ciliegio, gelso e ginepro, e dopo un’ora lassù il cappotto profuma di tutti e cinque, e di prugne.

Tutto parte dalle uve Trebbiano e Lambrusco degli undici ettari intorno a casa, cotte a fuoco vivo per un giorno e una notte. Niente caramello, niente addensanti. Quello che sembra sciroppo è soltanto uva che ha avuto tempo.`,
    shippingPolicy:
      'Ogni bottiglia ha la sua scatola e viaggia in piedi. Gli ordini partono il martedì e il giovedì, tracciati fino alla porta.',
    returnPolicy:
      'Le bottiglie sigillate si ritirano entro 30 giorni. Ai danni di trasporto rimediamo subito, se segnalati con una foto entro 48 ore.',
  },
  'pastificio-ventocaldo': {
    location: 'Gragnano, Campania, Italia',
    description: `Gragnano sta in una piega dei monti dove al mattino sale l’aria di mare e di notte ricade l’aria asciutta. Per tre secoli si è stesa la pasta in strada per approfittare di entrambe. Ventocaldo non asciuga più all’aperto, ma le celle imitano quel tempo: caldo, poi fermo, poi di nuovo caldo, mai oltre i 42 gradi, fino a sessanta ore.

Lo mandano avanti due sorelle. La maggiore compra il grano, tutto duro, da poderi di Puglia e Irpinia che visita a giugno per masticare qualche chicco direttamente dalla spiga. La minore cura le trafile di bronzo, alcune del nonno, che graffiano l’impasto e lo lasciano ruvido come ardesia. A strofinare due spaghettoni ne cade farina: è lì che il sugo si aggrappa.

In pentola profuma di pane. Va scolata due minuti prima del tempo indicato e finita in padella.`,
    shippingPolicy:
      'I prodotti secchi si spediscono nella carta, senza riempitivi di plastica, entro due giorni lavorativi.',
    returnPolicy:
      'Le confezioni non aperte si possono rendere entro 30 giorni. Qualche filo spezzato è normale; una confezione schiacciata no, e la sostituiamo.',
  },
  'bottega-tre-chiavi': {
    location: 'Torino, Piemonte, Italia',
    description: `Sopra la porta, sotto i portici, pendono tre chiavi: una per il forno, una per la cantina, una per la cassa. Quella della cassa si perse nel 1944 e nessuno l’ha mai rifatta. Dietro il negozio c’è un forno largo come un tram, dove due persone stirano i grissini tirando l’impasto fin dove arrivano le braccia. Non ce n’è uno uguale all’altro, e da lì si riconoscono.

Sotto, in cantina, i salami pendono da pertiche di castagno e il Carnaroli riposa un anno in contenitori d’acciaio prima che si possa venderlo. Le nocciole delle Langhe si tostano il mercoledì. Alle dieci del mattino la coda è più lunga del negozio.

La bottega prepara anche scatole. Cominciò a Natale del 1921 con una cassa per un cliente che si era trasferito a Buenos Aires e aveva nostalgia dell’odore del posto. Oggi nelle scatole c’è anche ciò che fanno amici lontani, e ognuna si prepara ancora sul bancone di marmo, si spunta a matita e si lega a mano.`,
    shippingPolicy:
      'Le confezioni regalo si preparano su ordinazione e partono entro cinque giorni lavorativi. Quelle con salame o formaggio viaggiano al fresco, solo con spedizione Express o Priority.',
    returnPolicy:
      'I prodotti secchi non aperti si rendono entro 30 giorni. Le confezioni fresche e personalizzate non si possono rendere, ma ciò che arriva danneggiato si sostituisce scrivendo entro 48 ore.',
  },
  'dehesa-piedraluna': {
    location: 'Aracena, Andalusia, Spagna',
    description: `La tenuta prende il nome da un masso, tondo e pallido, contro cui i maiali si grattano. Intorno stanno circa novemila lecci e querce da sughero, abbastanza lontani perché tra l’uno e l’altro cresca l’erba. Da ottobre a febbraio i maiali neri ibéricos percorrono questa terra, fino a quattordici chilometri al giorno, e mangiano ciò che cade. Per prendere un chilo servono circa dieci chili di ghiande.

I prosciutti pendono ad Aracena, in una casa di pietra con le finestre a nord. Nessuno regola un termostato. Il cantiniere apre gli scuri quando il vento è asciutto e li chiude quando non lo è, e annota il tempo in un registro che comincia nel 1949. D’estate il grasso suda e cola; d’inverno i prosciutti dormono. Dopo tre anni il profumo è di nocciola, cantina e qualcosa di simile al miele.

La casa stagiona con sale marino, aglio e paprica. L’elenco di ciò che non usa sarebbe più lungo.`,
    shippingPolicy:
      'Prosciutto affettato e salumi viaggiano al fresco in buste isolanti con spedizione Express o Priority. I pezzi interi partono avvolti nel cotone, in scatola.',
    returnPolicy:
      'I prodotti deperibili non si possono rendere. Se un sigillo è rotto o un pezzo arriva guasto, con una foto entro 48 ore lo sostituiamo o lo rimborsiamo.',
  },
  'la-rosa-temprana': {
    location: 'Consuegra, Castiglia-La Mancia, Spagna',
    description: `Per tre settimane, a fine ottobre, la piana sotto i mulini a vento si fa viola prima dell’alba ed è di nuovo nuda alle dieci. Il fiore è un croco, qui chiamato semplicemente la rosa, e va colto ancora chiuso. Alla cooperativa appartengono sessantadue famiglie. Nel pomeriggio siedono intorno ai tavoli di cucina e sfilano i tre stimmi rossi di ogni fiore, con i pollici macchiati e la radio accesa.

Per un grammo ci vogliono centocinquanta fiori. Gli stimmi si tostano la notte stessa su un setaccio di seta sopra la brace, e perdono quattro quinti del peso. La stanza allora profuma di fieno, ferro e miele, e nessuno apre la finestra.

Le stesse famiglie tengono ulivi sui margini sassosi, pecore sulle stoppie, peperoni dietro casa e riso su terre in affitto giù lungo il Segura. Ciò che vendono insieme è ciò che insieme hanno sempre cucinato.`,
    shippingPolicy:
      'Lo zafferano viaggia assicurato e con firma alla consegna. Tutto il resto parte entro due giorni lavorativi, il formaggio con panetti refrigeranti e spedizione Express o Priority.',
    returnPolicy:
      'Spezie, riso e olio sigillati si rendono entro 30 giorni dalla consegna. Per il formaggio, e per qualsiasi danno, basta scrivere con una foto entro 48 ore.',
  },
  'alpkaeserei-sattelgrat': {
    location: 'Gsteig, Berna, Svizzera',
    description: `Un sabato di giugno settantotto vacche salgono da Gsteig con i fiori sulle corna, cinque ore, la più anziana davanti. Restano un centinaio di giorni a 1860 metri, su una sella tra due creste dove un botanico contò una volta novantaquattro specie di piante su un solo pendio. La mandria appartiene a nove famiglie. Il formaggio a tutte insieme, e in autunno si divide secondo i litri di latte.

Il latte si scalda in una caldaia di rame su legna di abete rosso, mattina e sera, e il casaro prova ancora la cagliata stringendola nel pugno. Le forme si portano in un deposito di scandole che poggia su piedi di pietra, perché entri l’aria e non i topi.

Giovane, il formaggio sa di panna e noce. Dopo il secondo inverno si spezza come scisto, con cristalli bianchi che scricchiolano tra i denti e un fondo di brodo e fiori secchi.`,
    shippingPolicy:
      'Il formaggio si taglia il lunedì, si avvolge in carta traspirante e parte con panetti refrigeranti e spedizione Express o Priority.',
    returnPolicy:
      'Il formaggio tagliato non si può rendere. Se arriva caldo o danneggiato, basta avvisarci entro 48 ore e ne tagliamo un pezzo nuovo.',
  },
  'maison-aubrune': {
    location: 'Antraigues-sur-Volane, Ardèche, Francia',
    description: `La casa ha una sola cucina con quattro pentole di rame, nessuna oltre i dodici chili. I fondatori arrivarono nel 1983 per riparare una terrazza di castagni e rimasero a ripararne undici. Le castagne cadono a ottobre e si seccano al fumo in una capanna di pietra, la clède, su un fuoco dei loro stessi ricci che deve covare tre settimane senza mai prendere fiamma.

La frutta viene dal versante del Rodano, quaranta minuti di strada più in basso: albicocche Bergeron a luglio, fichi neri a settembre. Si cuoce il giorno in cui arriva, con meno zucchero di quanto vogliano i manuali, così la confettura è morbida e scende dal cucchiaio. Ogni vasetto porta il giorno e la pentola.

Lungo la pista nel bosco stanno duecento arnie. A fine giugno fioriscono i castagni e tutta la valle ne profuma, dolce e un po’ selvatica. Il miele è così: scuro, tannico, più vicino a un tè forte che allo zucchero.`,
    shippingPolicy: 'Vasetti e latte partono in manicotti di cartone ondulato entro tre giorni lavorativi.',
    returnPolicy:
      'I vasetti non aperti si rendono entro 30 giorni dalla consegna. Un vasetto incrinato si sostituisce con una foto inviata entro 48 ore.',
  },
  'conserveira-sete-nos': {
    location: 'Matosinhos, Norte, Portogallo',
    description: `Sette nodi era la velocità della barca del fondatore a stiva piena. Il conservificio è a quattro strade dal molo di Matosinhos, dietro una facciata di piastrelle blu, e quando rientrano le barche delle sardine suona una campana e trenta donne mettono la cuffia bianca. Via le teste, lavaggio, salamoia, vapore, poi in scatola a mano, quattro o cinque pesci ciascuna, pancia in su, con una foglia di alloro sotto l’ultimo.

L’olio d’oliva entra caldo. Anche l’incarto si piega a mano: la più svelta ne fa diciannove al minuto e intanto parla dei nipoti. Poi le scatolette si rigirano ogni due o tre mesi e non si vendono finché l’olio non è arrivato alla lisca, cioè dopo sei mesi almeno.

Il sale per la salamoia viene da saline vicino ad Aveiro che appartengono a un cugino. Un’estate la casa cominciò a venderne un po’ in vasetto, perché i visitatori continuavano a chiedere che cosa ci fosse sui pomodori.`,
    shippingPolicy:
      'Scatolette e sale partono entro due giorni lavorativi in cartoni riciclati, e possono arrivare anche a una casella postale.',
    returnPolicy:
      'Le scatolette non aperte si rendono entro 30 giorni. Una scatoletta gonfia o che perde non va consumata: basta una foto e sostituiamo l’ordine.',
  },
  'anemonisi-cooperative': {
    location: 'Avlemonas, Citera, Grecia',
    description: `Citera sta dove si incontrano due mari e il vento non smette quasi mai. Poco cresce più alto di un ginocchio, e ciò che cresce profuma: timo, salvia, origano, elicriso. A luglio, quando tutto il resto è paglia, il timo si fa viola e gli apicoltori portano di notte le arnie azzurre sui promontori, per mulattiere, con gli ingressi chiusi da un panno.

Quattordici famiglie fondarono la cooperativa quando stava per essere soppressa l’ultima linea di traghetti e i giovani erano pronti ad andarsene con lei. Condividono una smieleria, un frantoio e un furgone. I capperi si colgono dai muri del villaggio di pescatori, con il permesso dei proprietari e a volte con il loro aiuto. L’origano si taglia con la falce sopra la cappella, dove un’automobile non è mai arrivata.

Fanno un po’ di tutto, mai molto. In un’annata secca il miele può finire a Natale, e l’avviso sulla porta dice proprio questo.`,
    shippingPolicy:
      'I pacchi si raccolgono sull’isola e partono con il battello del lunedì e del giovedì, poi viaggiano tracciati. Le tempeste aggiungono un giorno.',
    returnPolicy:
      'I prodotti non aperti si rendono entro 30 giorni dalla consegna. Il miele che cristallizza è sano, non difettoso; i vasetti rotti si sostituiscono.',
  },
  'kakaowerk-amselgrund': {
    location: 'Graz, Stiria, Austria',
    description: `Un’ex officina di fabbro al margine sud di Graz, di mattoni, con un camino in cui ogni aprile nidifica un merlo. Dentro ci sono una tostatrice a tamburo, due mulini di granito e una conca del 1936 che batte quando è fredda. Tutto nasce dalla fava, per mano di cinque persone, un sacco alla volta, e ogni sacco si tosta a modo suo.

Le fave vengono da tre piantagioni che il laboratorio visita ogni due anni: nella valle del Sambirano in Madagascar, sulla costa dell’Ecuador e sulle colline dietro Tabasco in Messico. Il latte in polvere è latte fieno di un solo caseificio della Stiria, e ad agosto si sente, quando sa di trifoglio.

Il resto viene da vicino. I semi di zucca del campo di fronte si tostano e si macinano in un pralinato così verde che di primo acchito lo si prende per pistacchio.`,
    shippingPolicy:
      'Da giugno a settembre il cioccolato viaggia con panetti refrigeranti e spedizione Express o Priority; nel resto dell’anno parte entro due giorni lavorativi.',
    returnPolicy:
      'Scatole e tavolette non aperte si rendono entro 30 giorni. Se il caldo è arrivato prima, basta una foto entro 48 ore e ne mandiamo di nuove.',
  },
  'skerrowdale-dairy': {
    location: 'Muker, North Yorkshire, Regno Unito',
    description: `Quassù ogni prato da fieno ha il suo fienile di pietra, e i muri salgono dritti per la brughiera finché la pioggia li nasconde. Il caseificio munge sessantaquattro vacche Shorthorn, rosse, roane e bianche, che rientrano quando sentono il cancello. Il latte va dalla sala di mungitura alla vasca per gravità, ancora caldo, lungo nove metri di tubo.

Il cheddar arrivò nella valle con un casaro del sud che si sposò in famiglia e non volle rinunciarvi. Le forme si fasciano di lino, si strofinano con lo strutto e si lasciano su assi di larice in un fienile dai muri spessi un metro. Sulla tela cresce una fioritura grigia. Sotto, il formaggio passa da lattico e pungente a qualcosa come cipolla arrosto e pietra bagnata.

Le gallette d’avena si cuociono il venerdì su una piastra di ferro. Le susine damson per il chutney crescono nella siepe lungo il viottolo, e chi è in visita a settembre si ritrova un secchio in mano.`,
    shippingPolicy:
      'Il formaggio si taglia la mattina della partenza e viaggia al fresco con spedizione Express o Priority. Gallette e chutney partono in ogni giorno feriale.',
    returnPolicy:
      'Gallette e chutney non aperti si rendono entro 30 giorni. Il formaggio non si può rendere, ma se all’arrivo delude basta scrivere entro 48 ore e rimediamo.',
  },
};
