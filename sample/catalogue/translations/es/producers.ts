import type { SampleTranslations } from '#sample/catalogue/sample-types.ts';

export const producers: SampleTranslations['producers'] = {
  'frantoio-ripalunga': {
    location: 'Apricale, Liguria, Italia',
    description: `Los bancales sobre Apricale son tan empinados que nada con ruedas pasa del tercer muro. Hay cuarenta y uno, todos de piedra seca, con unos 1900 olivos de Taggiasca, algunos de tronco tan grueso que hacen falta tres personas para abrazarlo. Las redes se tienden a finales de octubre. Las aceitunas son pequeñas, más hueso que carne, y bajan la ladera en un monorraíl que el abuelo compró de segunda mano a un viñedo.

La almazara está abajo, junto al arroyo que en su día la movía. Lo que se coge por la mañana se muele esa misma tarde, por debajo de 25 grados, en partidas tan pequeñas que la familia sabe decir de qué muro viene cada una. En noviembre todo el callejón huele a hierba cortada y plátano verde, y a quien pasa se le da pan.

La Taggiasca da un aceite callado: almendra, piñón, un poco de alcachofa, apenas picor. Se hizo para el pescado y la albahaca, y sabe a una ladera que mira al mar.`,
    shippingPolicy:
      'Las botellas viajan en pulpa moldeada, las latas en cajas de doble pared. Los pedidos salen en dos días laborables; en las semanas de cosecha, en noviembre, conviene contar cuatro.',
    returnPolicy:
      'Las botellas y latas sin abrir pueden devolverse en los 30 días siguientes a la entrega. Si alguna llega rota, basta una foto en 48 horas y la reponemos.',
  },
  'acetaia-corte-velata': {
    location: 'Spilamberto, Emilia-Romaña, Italia',
    description: `En esta llanura entre Módena y las primeras colinas, el nacimiento de una hija se celebraba con una fila de barricas. Corte Velata empezó con cinco, compradas en 1932 para una niña llamada Ines. Desde entonces la más pequeña no se ha vaciado nunca. Una vez al año, en enero, se saca un litro y el hueco se rellena con la barrica siguiente, y así a lo largo de toda la fila.

El desván no está aislado, y es a propósito. En julio llega a 45 grados y el mosto espesa; en enero la helada dibuja helechos en los cristales y todo descansa. Las barricas son de roble, castaño, cerezo, morera y enebro, y tras una hora allí arriba el abrigo huele a las cinco, y a ciruelas.

Todo empieza con uvas Trebbiano y Lambrusco de las once hectáreas que rodean la casa, cocidas a fuego vivo un día y una noche. Sin caramelo, sin espesantes. Lo que parece jarabe es solo uva que ha tenido tiempo.`,
    shippingPolicy:
      'Cada botella va en su propia caja y viaja de pie. Los pedidos salen los martes y los jueves, con seguimiento hasta la puerta.',
    returnPolicy:
      'Las botellas precintadas se admiten durante 30 días. Si algo se daña en el transporte, basta enviar una foto en 48 horas y lo reponemos de inmediato.',
  },
  'pastificio-ventocaldo': {
    location: 'Gragnano, Campania, Italia',
    description: `Gragnano está en un pliegue de las montañas donde por la mañana sube el aire del mar y por la noche vuelve a caer el aire seco. Durante tres siglos se colgó la pasta en la calle para aprovechar los dos. Ventocaldo ya no seca al aire libre, pero sus cámaras imitan aquel tiempo: cálido, luego quieto, luego cálido otra vez, nunca por encima de 42 grados, hasta sesenta horas.

Lo llevan dos hermanas. La mayor compra el trigo, todo duro, de fincas de Apulia e Irpinia que visita en junio para masticar unos granos directamente de la espiga. La menor cuida los moldes de bronce, algunos de su abuelo, que arañan la masa y la dejan áspera como la pizarra. Al frotar dos spaghettoni cae harina: a eso se agarra la salsa.

En la olla huele a pan. Conviene sacarla dos minutos antes de lo que dice el paquete y terminarla en la sartén.`,
    shippingPolicy:
      'Los productos secos se envían en papel, sin relleno de plástico, en dos días laborables.',
    returnPolicy:
      'Los paquetes sin abrir pueden devolverse en 30 días. Unas hebras rotas son normales; un paquete aplastado no, y lo reponemos.',
  },
  'bottega-tre-chiavi': {
    location: 'Turín, Piamonte, Italia',
    description: `Tres llaves cuelgan sobre la puerta, bajo los soportales: una del horno, una de la bodega, una de la caja. La de la caja se perdió en 1944 y nunca se repuso. Detrás de la tienda hay un obrador del ancho de un tranvía, donde dos personas estiran los grissini tirando de la masa hasta donde alcanzan los brazos. No hay dos iguales, y así se reconocen.

Abajo, en la bodega, los salamis cuelgan de varas de castaño y el Carnaroli reposa un año en depósitos de acero antes de que nadie pueda venderlo. Las avellanas de las Langhe se tuestan los miércoles. A las diez de la mañana la cola es más larga que la tienda.

La casa prepara también cajas. Empezó en la Navidad de 1921 con un cajón para un cliente que se había ido a vivir a Buenos Aires y echaba de menos el olor del lugar. Hoy las cajas llevan además lo que hacen amigos de otras tierras, y cada una se sigue preparando sobre el mostrador de mármol, se repasa a lápiz y se ata a mano.`,
    shippingPolicy:
      'Las cajas de regalo se preparan por encargo y salen en cinco días laborables. Las que llevan salami o queso viajan en frío, solo por Express o Priority.',
    returnPolicy:
      'Los productos secos sin abrir pueden devolverse en 30 días. Las cajas frescas y personalizadas no admiten devolución, pero lo que llegue dañado se repone escribiendo en 48 horas.',
  },
  'dehesa-piedraluna': {
    location: 'Aracena, Andalucía, España',
    description: `La finca lleva el nombre de una peña, redonda y pálida, en la que se rascan los cerdos. Alrededor hay unas nueve mil encinas y alcornoques, lo bastante separados para que crezca la hierba entre ellos. De octubre a febrero los cerdos ibéricos negros recorren esta tierra, hasta catorce kilómetros al día, y comen lo que cae. Para ganar un kilo, un cerdo necesita unos diez de bellota.

Los jamones cuelgan en Aracena, en una casa de piedra con ventanas al norte. Nadie ajusta un termostato. El maestro bodeguero abre los postigos cuando el viento es seco y los cierra cuando no lo es, y anota el tiempo en un libro que se remonta a 1949. En verano la grasa suda y corre; en invierno los jamones duermen. Al cabo de tres años huele a avellana, a bodega y a algo cercano a la miel.

La casa cura con sal marina, ajo y pimentón. La lista de lo que no usa sería más larga.`,
    shippingPolicy:
      'El jamón loncheado y los embutidos viajan en frío, en fundas isotérmicas, por Express o Priority. Las piezas enteras van en algodón y en caja.',
    returnPolicy:
      'Los productos perecederos no admiten devolución. Si un precinto llega roto o una pieza en mal estado, basta una foto en 48 horas para la reposición o el reembolso.',
  },
  'la-rosa-temprana': {
    location: 'Consuegra, Castilla-La Mancha, España',
    description: `Durante tres semanas, a finales de octubre, el llano bajo los molinos se vuelve violeta antes del alba y a las diez está otra vez desnudo. La flor es un croco, aquí llamado sencillamente la rosa, y hay que cogerla todavía cerrada. A la cooperativa pertenecen sesenta y dos familias. Por la tarde se sientan en torno a las mesas de cocina y sacan las tres hebras rojas de cada flor, con los pulgares manchados y la radio puesta.

Hacen falta ciento cincuenta flores para un gramo. Las hebras se tuestan esa misma noche en un cedazo de seda sobre las brasas, y pierden cuatro quintas partes de su peso. La sala huele entonces a heno, hierro y miel, y nadie abre una ventana.

Las mismas familias tienen olivos en las lindes pedregosas, ovejas en el rastrojo, pimientos detrás de casa y arroz en tierras arrendadas junto al Segura. Lo que venden juntas es lo que siempre han cocinado juntas.`,
    shippingPolicy:
      'El azafrán viaja asegurado y con firma a la entrega. Lo demás sale en dos días laborables; el queso, con acumuladores de frío por Express o Priority.',
    returnPolicy:
      'Las especias, el arroz y el aceite precintados pueden devolverse en los 30 días siguientes a la entrega. Para el queso, y para cualquier daño, basta escribir con una foto en 48 horas.',
  },
  'alpkaeserei-sattelgrat': {
    location: 'Gsteig, Berna, Suiza',
    description: `Un sábado de junio setenta y ocho vacas suben desde Gsteig con flores en los cuernos, cinco horas, la más vieja delante. Se quedan unos cien días a 1860 metros, en un collado entre dos crestas donde un botánico contó una vez noventa y cuatro clases de plantas en una sola ladera. El rebaño es de nueve familias. El queso es de todas, y se reparte en otoño según los litros de leche.

La leche se calienta en caldera de cobre con leña de abeto, mañana y tarde, y el quesero sigue probando la cuajada apretándola en el puño. Las ruedas se llevan a un almacén de tejas de madera que se alza sobre pies de piedra, para que entre el aire y no los ratones.

Joven, el queso sabe a nata y nuez. Tras un segundo invierno se parte como la pizarra, con cristales blancos que crujen entre los dientes y un final de caldo y flores secas.`,
    shippingPolicy:
      'El queso se corta los lunes, se envuelve en papel transpirable y se envía con acumuladores de frío por Express o Priority.',
    returnPolicy:
      'El queso cortado no admite devolución. Si llega caliente o dañado, basta avisar en 48 horas y cortamos una pieza nueva.',
  },
  'maison-aubrune': {
    location: 'Antraigues-sur-Volane, Ardèche, Francia',
    description: `La casa tiene una sola cocina con cuatro peroles de cobre, ninguno de más de doce kilos. Los fundadores llegaron en 1983 para reparar un bancal de castaños y se quedaron a reparar once. Las castañas caen en octubre y se secan al humo en una cabaña de piedra, la clède, sobre un fuego de sus propias cáscaras que debe arder sin llama tres semanas.

La fruta viene del lado del Ródano, cuarenta minutos carretera abajo: albaricoques Bergeron en julio, higos negros en septiembre. Se cuece el día en que llega, con menos azúcar del que permiten los manuales, así que la confitura es tierna y resbala de la cuchara. Cada tarro lleva el día y el perol.

A lo largo de la pista del bosque hay doscientas colmenas. A finales de junio florecen los castaños y todo el valle huele a ello, dulce y un poco salvaje. La miel es igual: oscura, tánica, más cerca de un té cargado que del azúcar.`,
    shippingPolicy: 'Tarros y latas viajan en fundas de cartón ondulado y salen en tres días laborables.',
    returnPolicy:
      'Los tarros sin abrir pueden devolverse en los 30 días siguientes a la entrega. Un tarro rajado se repone con una foto enviada en 48 horas.',
  },
  'conserveira-sete-nos': {
    location: 'Matosinhos, Norte, Portugal',
    description: `Siete nudos era la velocidad del barco del fundador con la bodega llena. La conservera está a cuatro calles del muelle de Matosinhos, tras una fachada de azulejos, y cuando entran las barcas de la sardina suena una campana y treinta mujeres se ponen la cofia blanca. Fuera cabezas, enjuague, salmuera, vapor, y a la lata a mano, cuatro o cinco piezas en cada una, panza arriba, con una hoja de laurel bajo la última.

El aceite de oliva entra caliente. También el envoltorio se pliega a mano; la más rápida hace diecinueve por minuto y mientras tanto habla de sus nietos. Después las latas se voltean cada pocos meses y no se venden hasta que el aceite ha llegado a la espina, medio año como poco.

La sal para la salmuera viene de unas salinas cerca de Aveiro que son de un primo. Un verano la casa empezó a vender un poco en tarros, porque las visitas no dejaban de preguntar qué llevaban los tomates.`,
    shippingPolicy:
      'Latas y sal salen en dos días laborables en cajas recicladas, y pueden ir a un apartado de correos.',
    returnPolicy:
      'Las latas sin abrir pueden devolverse en 30 días. Una lata hinchada o con fugas no debe consumirse: basta una foto y reponemos el pedido.',
  },
  'anemonisi-cooperative': {
    location: 'Avlemonas, Citera, Grecia',
    description: `Citera está donde se juntan dos mares y el viento rara vez para. Poco crece más alto que una rodilla, y todo lo que crece huele bien: tomillo, salvia, orégano, helicriso. En julio, cuando todo lo demás es paja, el tomillo se vuelve morado y los apicultores llevan de noche sus colmenas azules a los cabos, por caminos de mulas, con las piqueras tapadas con un paño.

Catorce familias fundaron la cooperativa cuando iban a suprimir la última línea de barco y los jóvenes estaban a punto de marcharse con ella. Comparten una sala de extracción, una almazara y una furgoneta. Las alcaparras se cogen de los muros del pueblo de pescadores, con permiso de los dueños y a veces con su ayuda. El orégano se siega con hoz por encima de la ermita, donde no ha llegado nunca un coche.

Hacen un poco de todo, nunca mucho. En un año seco la miel puede acabarse para Navidad, y el cartel de la puerta dice exactamente eso.`,
    shippingPolicy:
      'Los paquetes se reúnen en la isla y salen con el barco del lunes y del jueves; después viajan con seguimiento. Los temporales añaden un día.',
    returnPolicy:
      'Los productos sin abrir pueden devolverse en los 30 días siguientes a la entrega. La miel que cristaliza está sana, no es defectuosa; los tarros rotos se reponen.',
  },
  'kakaowerk-amselgrund': {
    location: 'Graz, Estiria, Austria',
    description: `Una antigua cerrajería en el borde sur de Graz, de ladrillo, con una chimenea en la que cada abril anida un mirlo. Dentro hay un tostador de tambor, dos molinos de granito y una conchadora de 1936 que golpea cuando está fría. Todo lo hacen desde el haba cinco personas, saco a saco, y cada saco se tuesta de otra manera.

Las habas vienen de tres fincas a cuyos dueños el taller visita cada dos años: en el valle de Sambirano, en Madagascar, en la costa de Ecuador y en los cerros detrás de Tabasco, en México. La leche en polvo es leche de heno de una sola lechería de Estiria, y en agosto se nota, cuando sabe a trébol.

Lo demás viene de cerca. Las pipas de calabaza del campo de enfrente se tuestan y se muelen en un praliné tan verde que al principio se toma por pistacho.`,
    shippingPolicy:
      'De junio a septiembre el chocolate viaja con acumuladores de frío por Express o Priority; el resto del año sale en dos días laborables.',
    returnPolicy:
      'Las cajas y tabletas sin abrir pueden devolverse en 30 días. Si el calor llegó antes, basta una foto en 48 horas y enviamos otras nuevas.',
  },
  'skerrowdale-dairy': {
    location: 'Muker, North Yorkshire, Reino Unido',
    description: `Aquí arriba cada prado de siega tiene su granero de piedra, y los muros suben rectos por el monte hasta que los esconde la lluvia. La quesería ordeña sesenta y cuatro vacas Shorthorn, rojas, ruanas y blancas, que vienen cuando oyen la cancela. La leche va de la sala de ordeño a la cuba por su propio peso, aún tibia, por nueve metros de tubo.

El cheddar llegó al valle con un quesero del sur que entró en la familia por matrimonio y no quiso renunciar a él. Las ruedas se envuelven en lino, se frotan con manteca y se dejan en estantes de alerce, en un granero con muros de un metro. Sobre el paño crece una flor gris. Debajo, el queso pasa de lácteo y vivo a algo como cebolla asada y piedra mojada.

Las galletas de avena se cuecen los viernes en plancha de hierro. Las ciruelas damascenas del chutney crecen en el seto del camino, y quien esté de visita en septiembre recibirá un cubo.`,
    shippingPolicy:
      'El queso se corta la misma mañana en que sale y viaja en frío por Express o Priority. Galletas y chutney se envían cualquier día laborable.',
    returnPolicy:
      'Las galletas y el chutney sin abrir pueden devolverse en 30 días. El queso no admite devolución, pero si decepciona al llegar basta escribir en 48 horas y lo arreglamos.',
  },
};
