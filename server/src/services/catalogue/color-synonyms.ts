import { normalizeArabic } from '@contract/normalize-arabic';

/**
 * What people call colors, by the families of a catalogue: whoever searches for crimson may like ruby
 * and oxblood, too.
 */
const synonymsOf: Readonly<Record<string, readonly string[]>> = {
  black: ['ebony', 'jet', 'onyx'],
  white: ['cream', 'ecru'],
  grey: ['anthracite', 'charcoal', 'gray', 'slate'],
  beige: ['cream', 'ecru', 'nude', 'taupe'],
  brown: ['chocolate', 'coffee', 'mahogany', 'mocha'],
  red: ['burgundy', 'cherry', 'crimson', 'maroon', 'scarlet', 'vermilion', 'wine'],
  pink: ['blush', 'fuchsia', 'magenta', 'salmon'],
  orange: ['apricot', 'peach', 'tangerine', 'terracotta'],
  yellow: ['amber', 'lemon', 'mustard'],
  green: ['jade', 'khaki', 'mint', 'turquoise'],
  blue: ['aqua', 'azure', 'cobalt', 'cyan', 'turquoise'],
  purple: ['lavender', 'mauve', 'violet'],
  أبيض: ['كريمي', 'سكري'],
  بيج: ['كريمي', 'سكري'],
  أحمر: ['خمري', 'قرمزي', 'ماروني', 'نبيتي', 'نبيذي'],
  زهري: ['فوشيا', 'وردي'],
  أصفر: ['خردلي'],
  أخضر: ['تركواز', 'زيتي', 'فيروزي', 'نعناعي'],
  أزرق: ['تركواز', 'سماوي', 'فيروزي'],
  بنفسجي: ['أرجواني', 'موف'],
};

const families = new Map<string, string[]>();
for (const [family, synonyms] of Object.entries(synonymsOf)) {
  for (const synonym of synonyms.map(normalizeArabic)) {
    families.set(synonym, [...(families.get(synonym) ?? []), normalizeArabic(family)]);
  }
}

/** The color families that a word of a search may mean besides itself, with or without the article. */
export const familiesCalled = (word: string): readonly string[] =>
  families.get(word.replace(/^ال/, '')) ?? [];
