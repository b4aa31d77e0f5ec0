import type { SampleTranslations } from '#sample/catalogue/sample-types.ts';

export const balsamicVinegar: SampleTranslations['products'] = {
  'eight-barrel-balsamic': {
    name: 'Balsámico de ocho barricas',
    description:
      'Mitad mosto cocido, mitad vinagre de vino añejo, pasado por ocho barricas a lo largo de seis veranos. Viste la cuchara y luego se desliza sin dejar rastro. Primero llega la guinda, después tabaco, ciruela pasa y un hilo de enebro del último tonel. La botella para quien quiere un solo buen balsámico: en la sartén con cebolla, sobre fresas, en un trozo de queso curado.',
    attributes: {
      Origen: 'Módena, Italia',
      Variedad: 'Lambrusco, Trebbiano',
      Maduración: '6 años en ocho barricas',
      Volumen: '250 ml',
      Maridaje: 'Fresas, cebolla asada, quesos curados',
    },
    ingredients: 'Mosto de uva cocido, vinagre de vino.',
    storage: 'A temperatura ambiente, no necesita frío.',
  },
  'twelve-year-traditional-balsamic': {
    name: 'Balsámico tradicional, 12 años',
    description:
      'Solo mosto cocido, y al menos doce inviernos en el desván. Para entonces dos tercios se han ido por la madera. Lo que queda es pardo oscuro con borde de cobre y se mueve como miel tibia. Sabe a mermelada de ciruela, nuez y muebles viejos, agrio y dulce en el mismo instante. Se cuenta por gotas: cuatro en el risotto, dos sobre una lasca de parmesano.',
    attributes: {
      Origen: 'Spilamberto, Emilia-Romaña, Italia',
      Variedad: 'Trebbiano, Lambrusco',
      Maduración: 'Al menos 12 años',
      Volumen: '100 ml',
      Maridaje: 'Risotto, parmesano, ternera',
    },
    ingredients: 'Mosto de uva cocido.',
    storage: 'A temperatura ambiente, no necesita frío.',
  },
  'extravecchio-balsamic-25-years': {
    name: 'Balsámico extravecchio, 25 años',
    description:
      'Se extrae una vez al año de las barricas más pequeñas, un litro de cada una, nunca más. Mayor que casi todos los que van a probarlo, es casi sólido y huele a regaliz, higo seco, incienso y madera de cerezo. Una gota en el dorso de la mano, lamida despacio, tarda cerca de un minuto en acabarse. Se sirve solo, al final de la cena.',
    attributes: {
      Origen: 'Spilamberto, Emilia-Romaña, Italia',
      Variedad: 'Trebbiano',
      Maduración: 'Al menos 25 años',
      Volumen: '100 ml',
      Maridaje: 'Nada en absoluto, o helado de vainilla',
    },
    ingredients: 'Mosto de uva cocido.',
    storage: 'A temperatura ambiente, no necesita frío.',
  },
  'everyday-table-balsamic': {
    name: 'Balsámico de mesa para cada día',
    description:
      'Un vinagre para usar sin pensar y echar de menos cuando se acaba. Sesenta días en grandes tinas de roble lo dejan ligero, ácido y con sabor a uva, sin el caramelo que oscurece las botellas más baratas. Su sitio está en la puerta de la nevera, junto a la mostaza: para la ensalada y los tomates, para la sartén después de las salchichas, para un chorrito en las lentejas justo antes de servir.',
    attributes: {
      Origen: 'Módena, Italia',
      Maduración: '60 días en roble',
      Volumen: '500 ml',
      Maridaje: 'Ensaladas, tomates, sopa de lentejas',
    },
    ingredients: 'Vinagre de vino, mosto de uva cocido.',
    storage: 'A temperatura ambiente, no necesita frío.',
  },
  'white-grape-condiment': {
    name: 'Condimento de uva blanca',
    description:
      'Mosto de Trebbiano, calentado sin llegar a hervir, para que guarde el color de la paja y el aroma del lagar en septiembre. Las barricas de fresno no prestan ni madera ni color. Es amable, apenas dulce y muy limpio, con manzana verde y flor de saúco en nariz. Para donde un vinagre oscuro mancharía: ostras, pepino, melocotón blanco y vieiras crudas.',
    attributes: {
      Origen: 'Módena, Italia',
      Variedad: 'Trebbiano',
      Maduración: '18 meses en fresno',
      Volumen: '250 ml',
      Maridaje: 'Ostras, pepino, melocotón blanco',
    },
    ingredients: 'Mosto de uva trebbiano, vinagre de vino blanco.',
    storage: 'A temperatura ambiente, no necesita frío.',
  },
  'saba-cooked-grape-must': {
    name: 'Saba de mosto cocido',
    description:
      'Antes que azúcar, en Emilia hubo saba: mosto de uva cocido en un caldero de cobre de una noche a la siguiente, hasta que cinco litros se quedan en uno. Sin vinagre y por tanto sin acidez, solo pasa, cacao y humo. Los niños la comen sobre la nieve recién caída. Los demás la echan sobre requesón, polenta o yogur, o la disuelven en agua con gas.',
    attributes: {
      Origen: 'Spilamberto, Emilia-Romaña, Italia',
      Variedad: 'Lambrusco',
      'Peso neto': '230 g',
      Maridaje: 'Requesón, polenta, yogur natural',
    },
    ingredients: 'Mosto de uva.',
    storage:
      'En lugar fresco y seco; en frío después de abrir. Consumir en los 3 meses siguientes a la apertura.',
  },
};
