import { createRoot } from 'react-dom/client';

import { defaultLanguage, directionOf, isLanguage } from '@contract/languages';

import { Chooser, widths } from './chooser';
import { SheetPage } from './sheet-page';
import { sheets } from './sheets';
import { openShop } from './shop';

const params = new URLSearchParams(window.location.search);
const read = (name: string) => params.get(name) ?? undefined;
const asked = read('language');
const language = isLanguage(asked) ? asked : defaultLanguage;
const [firstSheet = ''] = sheets.keys();
const sheet = read('sheet') ?? firstSheet;

const container = document.getElementById('root');
if (container === null) throw new Error('The page has no #root element.');
const root = createRoot(container);

/** Components that measure themselves when they are first drawn depend on the fonts. */
const loadFonts = async () => {
  await (language === 'ar'
    ? import('@/shared/ui/theme/fonts-arabic.css')
    : import('@/shared/ui/theme/fonts.css'));
  const families = ['Jost Variable', 'Cormorant Garamond Variable'];
  await Promise.all(families.map((family) => document.fonts.load(`1em "${family}"`, 'Aع')));
};

const showSheet = async () => {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  await loadFonts();
  const load = sheets.get(sheet);
  if (load === undefined) throw new Error(`There is no sheet ${sheet}`);
  const [component, title] = [read('component'), read('state')];
  root.render(
    <SheetPage
      sheet={await load()}
      shop={await openShop(language)}
      alone={component === undefined || title === undefined ? null : { component, title }}
      urlOf={(framed, state) =>
        `?${new URLSearchParams({ sheet, language, component: framed, state }).toString()}`
      }
    />,
  );
};

const isChoosing = read('sheet') === undefined || read('width') !== undefined;
if (isChoosing) {
  const width = read('width') ?? String(widths[0]);
  root.render(<Chooser sheets={[...sheets.keys()]} choice={{ sheet, language, width }} />);
} else {
  void showSheet();
}
