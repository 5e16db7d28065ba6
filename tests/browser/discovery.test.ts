import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility';
import { chooseDress } from './support/catalogue';
import { useShopAndBrowser } from './support/shop-and-browser';
import { bagDrawer, header, openPage } from './support/steps';

const { shop, visit } = useShopAndBrowser();

/** A phone, a tablet (from the breakpoint on: the wide layouts on a narrow screen), a desktop. */
const screens = [
  { name: 'phone', on: 'phone', viewport: { width: 390, height: 844 } },
  { name: 'tablet', on: 'desktop', viewport: { width: 820, height: 1180 } },
  { name: 'desktop', on: 'desktop', viewport: { width: 1440, height: 900 } },
] as const;

const searchOf = (page: Page) => new URL(page.url()).search;
const cards = (page: Page) => page.getByRole('main').locator('a[href^="/product/"]');
const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null);
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const gone = (page: Page) => page.getByRole('dialog').waitFor({ state: 'detached' });

/** Width by height of a picture that has come; 0 before. */
const naturalRatio = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) =>
    image.complete && image.naturalHeight > 0 ? image.naturalWidth / image.naturalHeight : 0,
  );

const [phone, , desktop] = screens;

describe.each([phone, desktop])('searching and choosing on a $name', ({ name, on, viewport }) => {
  it('the search suggests, and its keyboard leads to a piece', async () => {
    await visit({ on, viewport }, async (page) => {
      await openPage(page, '/about');
      await header(page).search.click();
      const field = page.getByRole('combobox', { name: 'What are you looking for?' });
      await page.getByRole('option', { name: 'Kaftans' }).waitFor();
      await expectAccessible(page, 'the search before typing');

      await field.pressSequentially('kaftn');
      await page.getByText('These come close').waitFor();
      await field.fill('silk kaftans');
      const piece = page.getByRole('group', { name: 'Pieces' }).getByRole('option').first();
      await piece.waitFor();
      await expect.poll(() => piece.getAttribute('href')).toMatch(/^\/product\/\d+$/);
      const address = await piece.getAttribute('href');
      await page.keyboard.press('ArrowDown');
      const active = page.getByRole('option', { selected: true });
      if ((await active.getAttribute('href')) !== address) await page.keyboard.press('ArrowDown');
      await expectAccessible(page, 'the search with suggestions');
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${address ?? ''}`);
      await gone(page);

      await header(page).search.click();
      await field.pressSequentially('silk');
      await page.getByRole('option', { name: /^See all/ }).waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL('**/shop?search=silk');
      await header(page).search.click();
      await page.getByRole('group', { name: 'Recent searches' }).getByText('silk').waitFor();
      await page.getByRole('button', { name: 'Clear recent searches' }).click();
      await page.getByRole('group', { name: 'Recent searches' }).waitFor({ state: 'detached' });
      await page.keyboard.press('Escape');
      await gone(page);
    });
  });

  it('a piece is looked at closely, and chosen by the size that one usually wears', async () => {
    const { product } = await chooseDress(shop().url);
    const address = `/product/${product.id}`;
    await visit(
      { on, viewport, permissions: ['clipboard-read', 'clipboard-write'] },
      async (page) => {
        await page.addInitScript(() => {
          Object.defineProperty(navigator, 'share', { value: undefined });
        });
        await openPage(page, address);
        await page.getByRole('button', { name: /^Enlarge picture 1 / }).click();
        const gallery = page.getByRole('dialog', { name: 'Pictures' });
        await gallery.getByRole('button', { name: 'Zoom in' }).click();
        await gallery.getByRole('button', { name: 'Zoom out' }).waitFor();
        await expectAccessible(page, 'the gallery, enlarged');
        await page.keyboard.press('Escape');
        await gone(page);
        expect(await focusedName(page)).toMatch(/^Enlarge picture 1 /);

        if (name === 'phone') await page.getByRole('button', { name: 'Select Size' }).click();
        const where = name === 'phone' ? page.getByRole('dialog', { name: 'Select Size' }) : page;
        await where.getByRole('button', { name: 'Size Guide' }).last().click();
        const guide = page.getByRole('dialog', { name: 'Size Guide' });
        await guide.getByLabel('Your usual size').selectOption('EU 38');
        await guide.getByRole('rowheader', { name: /^M\b.*your size$/ }).waitFor();
        await guide.getByRole('button', { name: 'Inches' }).click();
        await guide.getByRole('cell', { name: '27½' }).waitFor();
        await expectAccessible(page, 'the size guide');
        const choose = guide.getByRole('button', { name: 'Choose M' });
        if ((await choose.count()) === 0) throw new Error('The dress has no M in stock');
        await choose.click();
        await guide.waitFor({ state: 'detached' });
        await expect.poll(() => searchOf(page)).toBe('?size=M');
        if (name === 'phone') {
          await page.goBack();
          await gone(page);
          expect(searchOf(page)).toBe('?size=M');
        }

        await page.getByRole('button', { name: 'Share' }).click();
        await page.getByText('Link copied').first().waitFor();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

        await openPage(page, `${address}?size=M`);
        const history = await page.evaluate(() => window.history.length);
        if (name === 'phone') await page.getByRole('button', { name: 'Select Size' }).click();
        const sizes = name === 'phone' ? page.getByRole('dialog') : page.getByRole('main');
        await expect
          .poll(() => sizes.getByRole('radio', { name: 'M', exact: true }).isChecked())
          .toBe(true);
        if (name !== 'phone') {
          const other = sizes.getByRole('group', { name: 'Size' }).locator('input:enabled').last();
          await other.check();
          await expect.poll(() => searchOf(page)).not.toBe('?size=M');
          expect(await page.evaluate(() => window.history.length)).toBe(history);
        }
        await sizes.getByRole('button', { name: 'Add to Bag' }).click();
        await bagDrawer(page).waitFor();
        await page.keyboard.press('Escape');
        await gone(page);

        await openPage(page, '/product/1');
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
        const recent = page.getByRole('region', { name: 'Recently viewed' });
        await recent.getByRole('link', { name: product.name }).waitFor();
        await expectAccessible(page, 'a product with what was viewed before');
      },
    );
  });
});

describe.each(screens)('looking around on a $name', ({ name, on, viewport }) => {
  it('filters come as chips, more comes below, and Back finds the place again', async () => {
    await visit({ on, viewport }, async (page) => {
      await openPage(page, '/shop');
      const grid = page.getByRole('main').locator('ul[data-columns]');
      const columns = await grid.evaluate((own) => getComputedStyle(own).gridTemplateColumns);
      expect(columns.split(' ')).toHaveLength(name === 'phone' ? 2 : 4);
      expect(await page.getByRole('group', { name: 'Columns' }).isVisible()).toBe(name !== 'phone');
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const comesUp = await grid.evaluate(({ children: [, , , , , sixth] }) => {
        const { animationDuration, animationDelay } = getComputedStyle(sixth!);
        return { animationDuration, animationDelay };
      });
      expect(comesUp).toEqual({ animationDuration: '0.8s', animationDelay: '0.5s' });
      await page.emulateMedia({ reducedMotion: 'reduce' });

      await page.getByRole('button', { name: /^Filter & Sort/ }).click();
      const sheet = page.getByRole('dialog', { name: 'Filter & Sort' });
      await sheet.getByRole('checkbox', { name: /^XL\b/ }).check();
      await sheet.getByRole('checkbox', { name: 'In stock' }).check();
      await sheet.getByRole('checkbox', { name: /^Blue\b/ }).check();
      const families = sheet.getByRole('group', { name: 'Color' }).getByRole('checkbox');
      expect(await families.count()).toBeLessThan(14);
      await expectAccessible(page, 'the filters with sizes and colours');
      await sheet.getByRole('button', { name: 'Apply Filters' }).click();
      await page.waitForURL(/sizes=XL/);
      await gone(page);
      const chips = page.getByRole('list', { name: 'Filters' });
      await chips.getByRole('link', { name: 'Remove filter: In stock' }).waitFor();
      await expectAccessible(page, 'the shop with chips');
      await expectNoSidewaysScroll(page);
      await chips.getByRole('link', { name: 'Remove filter: Blue' }).click();
      await chips.getByRole('link', { name: 'Remove filter: Size XL' }).click();
      await expect.poll(() => searchOf(page)).toBe('?in_stock=1');

      const first = await cards(page).count();
      await page.getByRole('link', { name: 'Load more' }).click();
      await expect.poll(() => searchOf(page)).toBe('?in_stock=1&to=2');
      await expect.poll(() => cards(page).count()).toBeGreaterThan(first);
      await expectAccessible(page, 'two pages of the shop');
      const far = cards(page).nth(first + 8);
      await far.scrollIntoViewIfNeeded();
      await page.waitForTimeout(200);
      const place = await scrollTop(page);
      await far.click();
      await page.waitForURL('**/product/*');
      await page.goBack();
      await page.waitForURL('**/shop?in_stock=1&to=2');
      await expect.poll(() => scrollTop(page)).toBeGreaterThan(place - 60);
    });
  });

  it('the menu unfolds by keyboard, and starts over once it was closed', async () => {
    await visit({ on, viewport }, async (page) => {
      await openPage(page, '/shop');
      await header(page).menu.focus();
      await page.keyboard.press('Enter');
      const menu = page.getByRole('dialog', { name: 'Menu' });
      const collection = menu.getByRole('button', { name: 'Collection', exact: true });
      await collection.focus();
      await page.keyboard.press('Enter');
      expect(await collection.getAttribute('aria-expanded')).toBe('true');
      const newIn = menu.getByRole('button', { name: 'New In', exact: true });
      await page.keyboard.press('Tab');
      await expect.poll(() => newIn.evaluate((node) => node === document.activeElement)).toBe(true);
      await page.keyboard.press('Space');
      await menu.getByRole('link', { name: 'RTW FW 24/25' }).waitFor();
      await expectAccessible(page, 'the menu, unfolded');
      const [parent, child] = [await collection.boundingBox(), await newIn.boundingBox()];
      // An accordion goes down, columns go sideways.
      if (name === 'phone') expect(child?.y).toBeGreaterThan((parent?.y ?? 0) + 30);
      else expect(child?.x).toBeGreaterThan((parent?.x ?? 0) + 60);
      // The editorial picture stands on the left: half of a desktop, two fifths of a tablet.
      const picture = await menu.locator('picture').first().boundingBox();
      const share = { phone: null, tablet: 0.4, desktop: 0.5 }[name];
      if (share === null) expect(picture).toBeNull();
      else expect(picture).toMatchObject({ x: 0, width: viewport.width * share });
      await page.keyboard.press('Escape');
      await gone(page);
      await expect.poll(() => focusedName(page)).toMatch(/menu/i);
      await page.waitForTimeout(1_000);
      await page.keyboard.press('Enter');
      await menu.waitFor();
      expect(await collection.getAttribute('aria-expanded')).toBe('false');
      await menu.getByRole('link', { name: 'Contact Us' }).click();
      await page.waitForURL('**/contact');
      await expectAccessible(page, 'Contact Us');
    });
  });

  it('the pages of the house can be read, and what is not there leads on', async () => {
    const expectedFailures = [{ path: /\/no-such-page$/, status: 404 }];
    await visit({ on, viewport, expectedFailures }, async (page) => {
      await openPage(page, '/');
      const banners = page.getByRole('main').locator('section');
      const heights = await banners.evaluateAll((own) => own.map((each) => each.clientHeight));
      expect(heights).toEqual(Array.from({ length: 4 }, () => viewport.height));
      // Cut to the screen, a picture keeps what stands beside its words, or most of its width.
      for (const banner of await banners.all()) {
        await banner.scrollIntoViewIfNeeded();
        const picture = banner.getByRole('img');
        await expect.poll(() => naturalRatio(picture)).toBeGreaterThan(0);
        const across = viewport.width / viewport.height / (await naturalRatio(picture));
        expect(Math.min(across, 1 / across), 'share that is shown').toBeGreaterThan(0.8);
        const words = await banner.getByRole('heading').boundingBox();
        const centre = ((words?.x ?? 0) + (words?.width ?? 0) / 2) / viewport.width;
        const keeps = await picture.evaluate((image) => getComputedStyle(image).objectPosition);
        const kept = centre < 0.4 ? '88%' : centre > 0.6 ? '12%' : '50%';
        expect(keeps).toBe(`${kept} 70%`);
      }

      await openPage(page, '/refund-policy');
      const contents = page.getByRole('navigation', { name: 'On this page' });
      await contents.getByRole('link', { name: 'Cancelling an order' }).click();
      await page.waitForURL('**/refund-policy#cancelling-an-order');
      const heading = page.getByRole('heading', { name: 'Cancelling an order' });
      await expect
        .poll(() => heading.evaluate((node) => node === document.activeElement))
        .toBe(true);
      await expectAccessible(page, 'a policy with its contents');
      await expectNoSidewaysScroll(page);

      await openPage(page, '/about');
      const more = page.getByRole('button', { name: 'Read More' });
      expect(await more.isVisible()).toBe(name === 'phone');
      if (name === 'phone') {
        await more.click();
        await page.getByRole('button', { name: 'Read Less' }).waitFor();
      }
      await expectAccessible(page, 'About Us');

      await openPage(page, '/collections/accessories');
      await cards(page).first().waitFor();
      await expectAccessible(page, 'a collection');
      await expectNoSidewaysScroll(page);

      await openPage(page, '/no-such-page');
      await expectAccessible(page, '404');
      await page.getByRole('button', { name: 'Search the shop' }).click();
      await page.getByRole('combobox').waitFor();
      await page.keyboard.press('Escape');
      await gone(page);
      await page.getByRole('navigation', { name: 'Suggestions' }).getByText('New In').click();
      await page.waitForURL('**/collections/new-in');
      // The facts of the page that was sent are not those of this one.
      await expect.poll(() => page.locator('[data-page-facts]').count()).toBe(0);
    });
  });
});
