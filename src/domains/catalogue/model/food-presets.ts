import type { Language } from '#engine/model/languages.ts';
import type { Allergen } from './allergens.ts';

export interface FoodPreset {
  perishable: boolean;
  allergens: readonly Allergen[];
  shelfLifeDays: number;
  storage: Readonly<Record<Language, string>>;
}

/** What is usual in a category, by its slug: a start for somebody who describes a product. */
const PRESETS: Readonly<Record<string, FoodPreset>> = {
  'olive-oil': {
    perishable: false,
    allergens: [],
    shelfLifeDays: 540,
    storage: {
      en: 'Cool and dark, below 68 °F. Use within 3 months of opening.',
      de: 'Kühl und dunkel, unter 20 °C. Nach dem Öffnen innerhalb von 3 Monaten verbrauchen.',
      fr: 'Au frais et à l’abri de la lumière, à moins de 20 °C. À consommer dans les 3 mois suivant l’ouverture.',
      it: 'Al fresco e al buio, sotto i 20 °C. Consumare entro 3 mesi dall’apertura.',
      es: 'Fresco y oscuro, por debajo de 20 °C. Consumir en los 3 meses siguientes a la apertura.',
    },
  },
  'balsamic-vinegar': {
    perishable: false,
    allergens: ['sulphites'],
    shelfLifeDays: 1825,
    storage: {
      en: 'Room temperature, no need to chill.',
      de: 'Bei Raumtemperatur, Kühlung nicht nötig.',
      fr: 'À température ambiante, inutile de réfrigérer.',
      it: 'A temperatura ambiente, senza frigorifero.',
      es: 'A temperatura ambiente, no necesita frío.',
    },
  },
  cheese: {
    perishable: true,
    allergens: ['milk'],
    shelfLifeDays: 45,
    storage: {
      en: 'Refrigerate at 36 to 46 °F, in its paper. Use within 14 days of cutting.',
      de: 'Gekühlt bei 2 bis 8 °C, in seinem Papier. Nach dem Anschneiden innerhalb von 14 Tagen verbrauchen.',
      fr: 'Au réfrigérateur entre 2 et 8 °C, dans son papier. À consommer dans les 14 jours suivant l’entame.',
      it: 'In frigorifero tra 2 e 8 °C, nella sua carta. Consumare entro 14 giorni dal taglio.',
      es: 'En frío entre 2 y 8 °C, en su papel. Consumir en los 14 días siguientes al corte.',
    },
  },
  charcuterie: {
    perishable: true,
    allergens: [],
    shelfLifeDays: 90,
    storage: {
      en: 'Refrigerate at 36 to 46 °F. Use within 10 days of cutting.',
      de: 'Gekühlt bei 2 bis 8 °C. Nach dem Anschneiden innerhalb von 10 Tagen verbrauchen.',
      fr: 'Au réfrigérateur entre 2 et 8 °C. À consommer dans les 10 jours suivant l’entame.',
      it: 'In frigorifero tra 2 e 8 °C. Consumare entro 10 giorni dal taglio.',
      es: 'En frío entre 2 y 8 °C. Consumir en los 10 días siguientes al corte.',
    },
  },
  'pasta-rice': {
    perishable: false,
    allergens: ['gluten'],
    shelfLifeDays: 730,
    storage: {
      en: 'Cool and dry.',
      de: 'Kühl und trocken.',
      fr: 'Au frais et au sec.',
      it: 'Al fresco e all’asciutto.',
      es: 'Fresco y seco.',
    },
  },
  'honey-preserves': {
    perishable: false,
    allergens: [],
    shelfLifeDays: 730,
    storage: {
      en: 'Cool and dry; refrigerate once open. Use within 4 weeks of opening.',
      de: 'Kühl und trocken; nach dem Öffnen in den Kühlschrank. Nach dem Öffnen innerhalb von 4 Wochen verbrauchen.',
      fr: 'Au frais et au sec ; au réfrigérateur après ouverture. À consommer dans les 4 semaines suivant l’ouverture.',
      it: 'Al fresco e all’asciutto; in frigorifero dopo l’apertura. Consumare entro 4 settimane dall’apertura.',
      es: 'Fresco y seco; en frío después de abrir. Consumir en las 4 semanas siguientes a la apertura.',
    },
  },
  'chocolate-bakery': {
    perishable: false,
    allergens: ['gluten', 'milk', 'nuts'],
    shelfLifeDays: 180,
    storage: {
      en: 'Cool and dry, 60 to 65 °F.',
      de: 'Kühl und trocken, 16 bis 18 °C.',
      fr: 'Au frais et au sec, 16 à 18 °C.',
      it: 'Al fresco e all’asciutto, tra 16 e 18 °C.',
      es: 'Fresco y seco, entre 16 y 18 °C.',
    },
  },
  'spices-salt': {
    perishable: false,
    allergens: [],
    shelfLifeDays: 730,
    storage: {
      en: 'Dark and dry, lid closed.',
      de: 'Dunkel und trocken, Deckel geschlossen.',
      fr: 'À l’abri de la lumière, au sec, couvercle fermé.',
      it: 'Al buio e all’asciutto, a coperchio chiuso.',
      es: 'Oscuro y seco, con la tapa cerrada.',
    },
  },
  'seafood-tins': {
    perishable: false,
    allergens: ['fish'],
    shelfLifeDays: 1460,
    storage: {
      en: 'Cool and dry; refrigerate once open. Use within 2 days of opening.',
      de: 'Kühl und trocken; nach dem Öffnen in den Kühlschrank. Nach dem Öffnen innerhalb von 2 Tagen verbrauchen.',
      fr: 'Au frais et au sec ; au réfrigérateur après ouverture. À consommer dans les 2 jours suivant l’ouverture.',
      it: 'Al fresco e all’asciutto; in frigorifero dopo l’apertura. Consumare entro 2 giorni dall’apertura.',
      es: 'Fresco y seco; en frío después de abrir. Consumir en los 2 días siguientes a la apertura.',
    },
  },
  'gift-sets': {
    perishable: false,
    allergens: [],
    shelfLifeDays: 120,
    storage: {
      en: 'Cool and dry.',
      de: 'Kühl und trocken.',
      fr: 'Au frais et au sec.',
      it: 'Al fresco e all’asciutto.',
      es: 'Fresco y seco.',
    },
  },
};

export function foodPresetOf(categorySlug: string | undefined): FoodPreset | undefined {
  return categorySlug !== undefined && Object.hasOwn(PRESETS, categorySlug)
    ? PRESETS[categorySlug]
    : undefined;
}
