import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#engine/model/languages.ts';
import { sampleCategories } from '#sample/catalogue/categories.ts';
import { sampleProducers } from '#sample/catalogue/producers.ts';
import { sampleProducts } from '#sample/catalogue/products.ts';
import { sampleTranslations } from '#sample/catalogue/translations.ts';

const slugs = (rows: { slug: string }[]) => rows.map((row) => row.slug).toSorted();
const keys = (record: object) => Object.keys(record).toSorted();
const numbers = (text: string) => text.match(/\d+/g) ?? [];

describe('sample translations', () => {
  it('are one per language at most, never English', () => {
    const languages = sampleTranslations.map(({ language }) => language);
    expect(new Set(languages).size).toBe(languages.length);
    for (const language of languages) expect(LANGUAGES.slice(1)).toContain(language);
  });
});

describe.each(sampleTranslations)('sample catalogue in $language', (translation) => {
  it('covers every category, producer and product, and nothing else', () => {
    expect(keys(translation.categories)).toEqual(slugs(sampleCategories));
    expect(keys(translation.producers)).toEqual(slugs(sampleProducers));
    expect(keys(translation.products)).toEqual(slugs(sampleProducts));
  });

  it('leaves no description in English', () => {
    for (const { slug, description } of sampleCategories) {
      expect(translation.categories[slug]?.name, slug).toBeTruthy();
      expect(translation.categories[slug]?.description, slug).toBeTruthy();
      expect(translation.categories[slug]?.description, slug).not.toBe(description);
    }
    for (const { slug, description } of sampleProducts) {
      expect(translation.products[slug]?.description, slug).toBeTruthy();
      expect(translation.products[slug]?.description, slug).not.toBe(description);
    }
  });

  it.each(sampleProducers)('tells the story of $slug with the same paragraphs', (producer) => {
    const translated = translation.producers[producer.slug]!;
    const paragraphs = translated.description.split('\n\n');
    expect(paragraphs).toHaveLength(producer.description.split('\n\n').length);
    for (const key of ['description', 'shippingPolicy', 'returnPolicy'] as const) {
      expect(translated[key].length).toBeGreaterThan(20);
      expect(translated[key]).not.toBe(producer[key]);
    }
  });

  it('gives every product a name of its own', () => {
    const names = Object.values(translation.products).map(({ name }) => name.trim());
    expect(names).not.toContain('');
    expect(new Set(names).size).toBe(names.length);
  });

  it('calls an attribute by one name throughout, in the order of the English one', () => {
    const translatedNames = new Map<string, string>();
    for (const { slug, attributes } of sampleProducts) {
      const names = Object.keys(translation.products[slug]!.attributes);
      expect(names, slug).toHaveLength(Object.keys(attributes).length);
      for (const [index, english] of Object.keys(attributes).entries()) {
        const name = names[index]!;
        expect(translatedNames.get(english) ?? name, `${slug}: ${english}`).toBe(name);
        translatedNames.set(english, name);
      }
    }
    expect(new Set(translatedNames.values()).size).toBe(translatedNames.size);
  });

  it('keeps net weights and volumes', () => {
    for (const { slug, attributes } of sampleProducts) {
      const values = Object.values(translation.products[slug]!.attributes);
      for (const [index, [name, english]] of Object.entries(attributes).entries()) {
        expect(values[index], `${slug}: ${name}`).toBeTruthy();
        if (name !== 'Net weight' && name !== 'Volume') continue;
        expect(numbers(values[index]!), `${slug}: ${name}`).toEqual(numbers(english));
      }
    }
  });
});
