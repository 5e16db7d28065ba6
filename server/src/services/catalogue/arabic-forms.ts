import { normalizeArabic } from '@contract/normalize-arabic';

/**
 * Broken plurals and feminine colors, by the word that a catalogue has. They differ inside of the word,
 * so that no stemmer joins the two.
 */
const formsOf: Readonly<Record<string, readonly string[]>> = {
  حقيبة: ['حقائب', 'شنط', 'شنطة'],
  وشاح: ['أوشحة', 'وشاحات'],
  حزام: ['أحزمة'],
  معطف: ['معاطف'],
  فستان: ['فساتين'],
  قفطان: ['قفاطين'],
  تنورة: ['تنانير'],
  ثوب: ['أثواب', 'ثياب'],
  قميص: ['قمصان'],
  سروال: ['سراويل'],
  طقم: ['أطقم'],
  بشت: ['بشوت'],
  جلابية: ['جلابيات', 'جلاليب'],
  عباية: ['عباءة', 'عباءات', 'عبي'],
  قماش: ['أقمشة'],
  كم: ['أكمام'],
  أسود: ['سوداء', 'سود'],
  أبيض: ['بيضاء', 'بيض'],
  أحمر: ['حمراء', 'حمر'],
  أخضر: ['خضراء', 'خضر'],
  أزرق: ['زرقاء', 'زرق'],
  أصفر: ['صفراء', 'صفر'],
};

const baseForms = new Map(
  Object.entries(formsOf).flatMap(([base, forms]) =>
    forms.map((form) => [normalizeArabic(form), normalizeArabic(base)] as const),
  ),
);

/** The catalogue's word for one of these forms, with or without the article; undefined for others. */
export const baseFormOf = (word: string): string | undefined =>
  baseForms.get(word.replace(/^ال/, ''));
