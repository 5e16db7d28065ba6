import type { Locator, Page } from '@playwright/test';

import { screens } from './support/browser';
import { cardName, chooseDress, listProducts, nameOf } from './support/catalogue';
import { describeInSoak, describeOn, expect, test } from './support/fixtures';
import { bagDrawer, boxOf, header, openPage, searchOf } from './support/steps';
import { currentLanguage, like, t } from './support/texts';

const enlarge = 'Enlarge picture {number} of {count}: {alt}';
/** The word for silk with a wrong letter. */
const slips = { en: 'silj', ar: 'حريز' };
const cards = (page: Page) => page.getByRole('main').locator('a[href*="/product/"]');
const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null);
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const expectNoDialog = (page: Page) => expect(page.getByRole('dialog')).not.toBeAttached();

/** Width by height of a loaded picture; 0 before it is loaded. */
const naturalRatio = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) =>
    image.complete && image.naturalHeight > 0 ? image.naturalWidth / image.naturalHeight : 0,
  );

describeInSoak(['desktop', 'phone'], () => {
  test('the search suggests products, which the keyboard reaches', async ({ page, shop }) => {
    await openPage(page, '/about');
    await header(page).search.click();
    const field = page.getByRole('combobox', { name: t('What are you looking for?') });
    await expect(page.getByRole('option', { name: nameOf('Kaftans') })).toBeVisible();
    await expect(page).toBeAccessible('the search before typing');

    await field.pressSequentially(slips[currentLanguage()]);
    await expect(page.getByText(t('No exact match for that. These come close:'))).toBeVisible();
    await field.fill(`${nameOf('Silk')} ${nameOf('Kaftans')}`);
    const piece = page
      .getByRole('group', { name: t('Pieces') })
      .getByRole('option')
      .first();
    await expect(piece).toBeVisible();
    await expect(piece).toHaveAttribute('href', /\/product\/\d+$/);
    const address = await piece.getAttribute('href');
    await page.keyboard.press('ArrowDown');
    const active = page.getByRole('option', { selected: true });
    if ((await active.getAttribute('href')) !== address) await page.keyboard.press('ArrowDown');
    await expect(page).toBeAccessible('the search with suggestions');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${address ?? ''}`);
    await expectNoDialog(page);

    await header(page).search.click();
    const silk = nameOf('Silk');
    const count = (await listProducts(shop.url, { search: silk })).length;
    await field.pressSequentially(silk);
    await expect(
      page.getByRole('option', { name: t('See all {count, number} pieces', { count }) }),
    ).toBeVisible();
    await page.keyboard.press('Enter');
    await page.waitForURL(({ searchParams }) => searchParams.get('search') === silk);
    await header(page).search.click();
    await expect(
      page.getByRole('group', { name: t('Recent searches') }).getByText(silk),
    ).toBeVisible();
    await page.getByRole('button', { name: t('Clear recent searches') }).click();
    await expect(page.getByRole('group', { name: t('Recent searches') })).not.toBeAttached();
    await page.keyboard.press('Escape');
    await expectNoDialog(page);
  });
});

describeOn(['phone', 'desktop'], () => {
  test('a product is enlarged, and its size chosen by the usual size', async ({
    page,
    context,
    shop,
    screenName,
  }) => {
    const { product } = await chooseDress(shop.url);
    const address = `/product/${product.id}`;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined });
    });
    await openPage(page, address);
    await page.getByRole('button', { name: like(enlarge, { number: 1 }) }).click();
    const gallery = page.getByRole('dialog', { name: t('Pictures') });
    await gallery.getByRole('button', { name: t('Zoom in') }).click();
    await expect(gallery.getByRole('button', { name: t('Zoom out') })).toBeVisible();
    await expect(page).toBeAccessible('the gallery, enlarged');
    await page.keyboard.press('Escape');
    await expectNoDialog(page);
    expect(await focusedName(page)).toMatch(like(enlarge, { number: 1 }));

    if (screenName === 'phone') await page.getByRole('button', { name: t('Select Size') }).click();
    const where =
      screenName === 'phone' ? page.getByRole('dialog', { name: t('Select Size') }) : page;
    await where
      .getByRole('button', { name: t('Size Guide') })
      .last()
      .click();
    const guide = page.getByRole('dialog', { name: t('Size Guide') });
    await guide.getByLabel(t('Your usual size')).selectOption('EU 38');
    const sizesOfBodies = guide.getByRole('table', { name: t('Body measurements') });
    for (const table of [
      sizesOfBodies,
      guide.getByRole('table', { name: t('Measurements of the piece') }),
    ]) {
      await expect(table.getByRole('rowheader', { name: t(', your size') })).toHaveText(/^M/);
    }
    await guide.getByRole('button', { name: t('Inches') }).click();
    await expect(sizesOfBodies.getByRole('cell', { name: '27½' })).toBeVisible();
    await expect(page).toBeAccessible('the size guide');
    const choose = guide.getByRole('button', { name: t('Choose {size}', { size: 'M' }) });
    if ((await choose.count()) === 0) throw new Error('The dress has no M in stock');
    await choose.click();
    await expect(guide).not.toBeAttached();
    await expect.poll(() => searchOf(page)).toBe('?size=M');
    if (screenName === 'phone') {
      await page.goBack();
      await expectNoDialog(page);
      expect(searchOf(page)).toBe('?size=M');
    }

    await page.getByRole('button', { name: t('Share') }).click();
    await expect(page.getByText(t('Link copied')).first()).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

    await openPage(page, `${address}?size=M`);
    const history = await page.evaluate(() => window.history.length);
    if (screenName === 'phone') await page.getByRole('button', { name: t('Select Size') }).click();
    const sizes = screenName === 'phone' ? page.getByRole('dialog') : page.getByRole('main');
    await expect(sizes.getByRole('radio', { name: 'M', exact: true })).toBeChecked();
    if (screenName !== 'phone') {
      const other = sizes
        .getByRole('group', { name: t('Size') })
        .getByRole('radio', { disabled: false })
        .last();
      await other.check();
      await expect.poll(() => searchOf(page)).not.toBe('?size=M');
      expect(await page.evaluate(() => window.history.length)).toBe(history);
    }
    await sizes.getByRole('button', { name: t('Add to Bag') }).click();
    await expect(bagDrawer(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expectNoDialog(page);

    await openPage(page, '/product/1');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const recent = page.getByRole('region', { name: t('Recently viewed') });
    await expect(recent.getByRole('link', { name: cardName(product) })).toBeVisible();
    await expect(page).toBeAccessible('a product with Recently viewed');
    // A single piece has its words beside its picture, and fills its part of the row.
    const place = await boxOf(page, recent.getByRole('listitem'));
    const picture = await boxOf(page, recent.locator('img').first());
    const name = await boxOf(page, recent.getByRole('heading', { level: 3 }));
    if (place === null || picture === null || name === null) throw new Error('Not all is shown');
    expect(place.width).toBeGreaterThan(0.45 * screens[screenName].width);
    expect(picture.width).toBeCloseTo((place.width - 20) / 2, 0);
    expect(name.x).toBeCloseTo(picture.x + picture.width + 20, 0);
    expect(name.y).toBeGreaterThan(picture.y);
    expect(name.y + name.height).toBeLessThan(picture.y + picture.height);
  });
});

describeOn(['phone', 'tablet', 'desktop'], () => {
  test('filters are shown as chips, more products load below, and Back restores the position', async ({
    page,
    screenName,
  }) => {
    await openPage(page, '/shop');
    const section = page.getByRole('main').locator('[data-columns] > div').first();
    const columns = await section.evaluate((own) => getComputedStyle(own).gridTemplateColumns);
    expect(columns.split(' ')).toHaveLength(screenName === 'phone' ? 2 : 4);
    await expect(page.getByRole('group', { name: t('Columns') })).toBeVisible({
      visible: screenName !== 'phone',
    });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const appearance = await section.evaluate(({ children: [, , , , , sixth] }) => {
      const { animationDuration, animationDelay } = getComputedStyle(sixth!);
      return { animationDuration, animationDelay };
    });
    expect(appearance).toEqual({ animationDuration: '0.8s', animationDelay: '0.5s' });
    await page.emulateMedia({ reducedMotion: 'reduce' });

    await page.getByRole('button', { name: t('Filter & Sort') }).click();
    const sheet = page.getByRole('dialog', { name: t('Filter & Sort') });
    await sheet.getByRole('checkbox', { name: /^XL\b/ }).check();
    await sheet.getByRole('checkbox', { name: t('In stock') }).check();
    await sheet.getByRole('checkbox', { name: nameOf('Blue') }).check();
    const families = sheet.getByRole('group', { name: t('Color') }).getByRole('checkbox');
    expect(await families.count()).toBeLessThan(14);
    await expect(page).toBeAccessible('the filters with sizes and colors');
    await sheet.getByRole('button', { name: t('Apply Filters') }).click();
    await page.waitForURL(/sizes=XL/);
    await expectNoDialog(page);
    const chips = page.getByRole('list', { name: t('Filters') });
    const chip = (label: string) =>
      chips.getByRole('link', { name: t('Remove filter: {label}', { label }) });
    await expect(chip(t('In stock'))).toBeVisible();
    await expect(page).toBeAccessible('the shop with chips');
    await expect(page).toFitTheScreen();
    // One after the other, before the listing without the first is drawn.
    const [blue, large] = [chip(nameOf('Blue')), chip(t('Size {size}', { size: 'XL' }))];
    const second = await large.elementHandle();
    await blue.evaluate(async (link: HTMLElement, next) => {
      link.click();
      await Promise.resolve();
      (next as HTMLElement | null)?.click();
    }, second);
    await expect.poll(() => searchOf(page)).toBe('?in_stock=1');

    const loadMore = page.getByRole('link', { name: t('Load more') });
    await expect(loadMore).not.toHaveAttribute('href', /sizes=/);
    const first = await cards(page).count();
    await loadMore.click();
    await expect.poll(() => searchOf(page)).toBe('?in_stock=1&to=2');
    await expect.poll(() => cards(page).count()).toBeGreaterThan(first);
    // At the top: elsewhere the list's bar may stand over a part of a card's button.
    await page.evaluate(() => {
      window.scrollTo(0, 0);
    });
    await expect(page).toBeAccessible('two pages of the shop');
    const farCard = cards(page).nth(first + 8);
    await farCard.scrollIntoViewIfNeeded();
    await page.waitForTimeout(200);
    const place = await scrollTop(page);
    await farCard.click();
    await page.waitForURL('**/product/*');
    await page.goBack();
    await page.waitForURL('**/shop?in_stock=1&to=2');
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(place - 60);
  });
});

describeInSoak(['desktop', 'tablet', 'phone'], () => {
  test('the menu expands by keyboard, and is reset after closing', async ({ page, screenName }) => {
    await openPage(page, '/shop');
    await header(page).menu.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: t('Menu') });
    const collection = menu.getByRole('button', { name: t('Collection'), exact: true });
    await collection.focus();
    await page.keyboard.press('Enter');
    await expect(collection).toHaveAttribute('aria-expanded', 'true');
    const newIn = menu.getByRole('button', { name: t('New In'), exact: true });
    await page.keyboard.press('Tab');
    await expect(newIn).toBeFocused();
    await page.keyboard.press('Space');
    await expect(menu.getByRole('link', { name: t('RTW FW 24/25') })).toBeVisible();
    await expect(page).toBeAccessible('the menu, unfolded');
    const [parent, child] = [await boxOf(page, collection), await boxOf(page, newIn)];
    // An accordion opens downwards, columns open sideways.
    if (screenName === 'phone') expect(child?.y).toBeGreaterThan((parent?.y ?? 0) + 30);
    else expect(child?.x).toBeGreaterThan((parent?.x ?? 0) + 60);
    // The editorial picture is the half where lines start.
    const picture = await boxOf(page, menu.locator('picture').first());
    if (screenName === 'phone') expect(picture).toBeNull();
    else expect(picture).toMatchObject({ x: 0, width: screens[screenName].width / 2 });
    await page.keyboard.press('Escape');
    await expectNoDialog(page);
    await expect.poll(() => focusedName(page)).toBe(t('Menu'));
    await page.waitForTimeout(1_000);
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await expect(collection).toHaveAttribute('aria-expanded', 'false');
    await menu.getByRole('link', { name: t('Contact Us') }).click();
    await page.waitForURL('**/contact');
    await expect(page).toBeAccessible('Contact Us');
  });
});

describeOn(['desktop', 'tablet'], () => {
  test('the contents of a policy lead to its headings', async ({ page }) => {
    await openPage(page, '/refund-policy');
    const contents = page.getByRole('navigation', { name: t('On this page') });
    await contents.getByRole('link', { name: t('Cancelling an order') }).click();
    await page.waitForURL(/\/refund-policy#./);
    await expect(page.getByRole('heading', { name: t('Cancelling an order') })).toBeFocused();
    await expect(page).toBeAccessible('a policy with its contents');
  });
});

describeOn(['phone', 'tablet', 'desktop'], () => {
  test('the pages of the house are readable, and the not-found page offers links', async ({
    page,
    screenName,
    expectedFailures,
  }) => {
    expectedFailures.push({ path: /\/no-such-page$/, status: 404 });
    const viewport = screens[screenName];
    await openPage(page, '/');
    const banners = page.getByRole('main').locator('section');
    const heights = await banners.evaluateAll((own) => own.map((each) => each.clientHeight));
    expect(heights).toEqual(Array.from({ length: 4 }, () => viewport.height));
    // When cropped to the screen, a picture keeps the side beside its text, and most of its width.
    for (const banner of await banners.all()) {
      await banner.scrollIntoViewIfNeeded();
      const picture = banner.getByRole('img');
      await expect.poll(() => naturalRatio(picture)).toBeGreaterThan(0);
      const across = viewport.width / viewport.height / (await naturalRatio(picture));
      expect(Math.min(across, 1 / across), 'share that is shown').toBeGreaterThan(0.8);
      const words = await banner.getByRole('heading').boundingBox();
      const center = ((words?.x ?? 0) + (words?.width ?? 0) / 2) / viewport.width;
      const keeps = await picture.evaluate((image) => getComputedStyle(image).objectPosition);
      const kept = center < 0.4 ? '88%' : center > 0.6 ? '12%' : '50%';
      expect(keeps).toBe(`${kept} 70%`);
    }

    await openPage(page, '/story/2');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const pictures = page.getByRole('list', { name: t('Pictures of the story') });
    const { columns, delay } = await pictures.evaluate((list) => ({
      columns: getComputedStyle(list).gridTemplateColumns.split(' '),
      delay: getComputedStyle(list.children[1]!).animationDelay,
    }));
    expect(columns).toHaveLength(2);
    expect(delay).toBe('0.1s');
    await page.emulateMedia({ reducedMotion: 'reduce' });

    await openPage(page, '/refund-policy');
    const contents = page.getByRole('navigation', { name: t('On this page') });
    if (screenName === 'phone') {
      // A phone begins with the text; the other policies follow it.
      await expect(contents).toBeHidden();
      const text = await page
        .getByRole('main')
        .getByRole('heading', { level: 2 })
        .first()
        .boundingBox();
      expect(text?.y).toBeLessThan(viewport.height);
      const others = await page.getByRole('navigation', { name: t('Policies') }).boundingBox();
      expect(others?.y).toBeGreaterThan(viewport.height);
    } else {
      await expect(contents).toBeVisible();
    }
    await expect(page).toBeAccessible('a policy with its contents');
    await expect(page).toFitTheScreen();

    await openPage(page, '/about');
    const more = page.getByRole('button', { name: t('Read More') });
    await expect(more).toBeVisible({ visible: screenName === 'phone' });
    if (screenName === 'phone') {
      await more.click();
      await expect(page.getByRole('button', { name: t('Read Less') })).toBeVisible();
    }
    await expect(page).toBeAccessible('About Us');

    await openPage(page, '/collections/accessories');
    await expect(cards(page).first()).toBeVisible();
    await expect(page).toBeAccessible('a collection');
    await expect(page).toFitTheScreen();

    await openPage(page, '/no-such-page');
    await expect(page).toBeAccessible('404');
    await page.getByRole('button', { name: t('Search the shop') }).click();
    await expect(page.getByRole('combobox')).toBeVisible();
    await page.keyboard.press('Escape');
    await expectNoDialog(page);
    await page
      .getByRole('navigation', { name: t('Suggestions') })
      .getByText(t('New In'))
      .click();
    await page.waitForURL('**/collections/new-in');
    // The structured data of the page that the server sent does not describe this one.
    await expect(page.locator('[data-page-metadata]')).toHaveCount(0);
  });
});
