import type { TestedSentences } from './tested-sentences';

/** Section 2 of docs/product.md: screens. */
export const screens: TestedSentences = {
  "Page title format: '{page} | {site}'": [
    'tests/browser/guest-to-order.test.ts › a guest fills a bag, logs in, orders for cash, and the order survives kill -9',
    'tests/browser/rendered-pages.test.ts › every public screen is accessible, fits and has one main heading',
    'tests/integration/every-screen.test.tsx › %s is %s',
  ],
  'Every route shows its screen: /, /product/:id, /products, /shop, /collections (with /collections/new-in, /collections/fw-24-25, /collections/ss24, /collections/ready-to-wear, /collections/accessories), /about, /contact, /login, /register, /refund-policy, /shipping, /privacy, /terms; with a login /checkout, /order/:orderId, /profile, /security-settings, /personal-info, /shipping-addresses':
    [
      'tests/integration/every-screen.test.tsx › %s is %s',
      'tests/integration/every-screen.test.tsx › /product/:id is the product',
      'tests/integration/every-screen.test.tsx › %s is %s, and needs a login',
    ],
  "Home: header, four full-screen banner sections (the first four banners; each with image, name, description and a button to the banner's url; default label Shop, and Contact Us for the fourth), footer":
    [
      'src/entities/banner/model/shown-banner.test.ts › shows the first four',
      'src/entities/banner/model/shown-banner.test.ts › labels a button Shop, and Contact Us for the fourth, when the provider names none',
      'tests/integration/every-screen.test.tsx › has header, footer and four sections: each with image, name, description and button',
      'tests/browser/discovery.test.ts › the pages of the house are readable, and the not-found page offers links',
    ],
  '/wishlist shows what a guest or a customer keeps by its heart (departure 97)': [
    'tests/browser/wishlist.test.ts › a guest keeps a piece by its heart, and moves it to the bag',
    'tests/browser/wishlist.test.ts › a guest’s wishlist is the customer’s after the login, on every device',
    'src/pages/wishlist/ui/wishlist-page.test.tsx › says price drop, low stock and sold out in words',
  ],
  '/back-in-stock/confirm and /back-in-stock/unsubscribe are where the mails about stock lead (departure 98)':
    [
      'tests/browser/back-in-stock.test.ts › a guest is told once when a size is back',
      'tests/integration/server/back-in-stock.test.ts › confirms by the mailed link and is told once',
      'tests/integration/server/back-in-stock.test.ts › between the stock and the mail sends it later, once',
    ],
  '/bag shows the bag of a link, which is added to the bag or replaces it (departure 127)': [
    'src/pages/shared-bag/ui/shared-bag-page.test.tsx › shows the pieces and names what has sold out, and changes nothing',
    'src/pages/shared-bag/ui/shared-bag-page.test.tsx › replaces the bag, and puts the old one back on Undo',
    'tests/browser/bag-travels.test.ts › a bag has its total in three currencies, opens on another device, and gives back what was removed',
  ],
  '/products and /shop are the shop listing': [
    'tests/browser/rendered-pages.test.ts › every public screen is accessible, fits and has one main heading',
    'src/widgets/product-grid/model/listing-url.test.ts › is page 1, newest first, by default',
    'tests/integration/every-screen.test.tsx › %s is %s',
  ],
  '/collections and its five sub-routes share one screen: New In, Collection FW 24/25, RTW SS24 (the others: departure 2); the grid lists the collection (departure 1)':
    [
      'src/pages/collections/model/collection.test.ts › are six, under their titles',
      'tests/integration/every-screen.test.tsx › %s is %s',
      'src/pages/collections/ui/collections-page.test.tsx › has its title, and says what to do when it is empty',
      'src/pages/collections/model/collection.test.ts › list category 6 under FW 24/25 and category 5 under SS24',
    ],
  '/checkout requires a login; a protected route without token or stored user redirects to /login and remembers the origin':
    [
      'tests/browser/guest-to-order.test.ts › a guest fills a bag, logs in, orders for cash, and the order survives kill -9',
      'src/shared/routes/origin-path.test.ts › goes back to a path of this shop',
      'src/widgets/auth-screen/ui/auth-screen.test.tsx › leads to the origin page',
      'src/widgets/auth-screen/ui/auth-screen.test.tsx › redirects to the profile, replacing its history entry',
      'tests/integration/every-screen.test.tsx › redirects from %s to the login, which remembers it',
      'tests/integration/every-screen.test.tsx › does not accept %s',
    ],
  'Unparsable user data is cleared': [
    'src/app/redux/make-store.test.ts › clears an unparsable user, with its token',
    'src/app/redux/make-store.test.ts › clears an unparsable user without a token too: %j',
  ],
  "Any other path is the not-found screen: '404 Oops! Page not found' with link 'Return to Home'": [
    'tests/browser/rendered-pages.test.ts › an unknown route shows the not-found screen and the way home',
    'tests/integration/every-screen.test.tsx › %s is %s',
  ],
  'Policy pages: Refund Policy, Shipping Information, Privacy Policy, Terms & Conditions': [
    'src/pages/policies/model/policies.test.ts › are four, under their titles',
  ],
  'Story 1 (/story/1): a 2021 fast-fashion collaboration with eight images': [
    'src/pages/story/model/story.test.ts › are three; any other id has none',
    'src/pages/story/model/story.test.ts › show 8, 8 and 4 pictures',
    'tests/integration/every-screen.test.tsx › 1 is a fast-fashion collaboration of 2021 with eight images',
  ],
  "Story 2 (/story/2): light header, hero image, heading 'Winner of Splash Emerging Talents- 2021', paragraph on the 2021 emerging talents award and a modern modest collection shown at Fashion Week 2021, two-column grid of 8 images; page title not shown":
    [
      'tests/integration/every-screen.test.tsx › 2 has a light header, its paragraph and 8 images, and shows no page title',
      'tests/browser/discovery.test.ts › the pages of the house are readable, and the not-found page offers links',
      'src/pages/story/model/story.test.ts › have the headings and the title of the specification',
    ],
  "Story 3 (/story/3) titled 'Story: Best Casual Wear': hero image, heading 'Best Casual Wear - 2021 At International Fashion Week', paragraph on the casual-wear award, grid of 4 images":
    [
      'tests/integration/every-screen.test.tsx › %s is %s',
      'tests/integration/every-screen.test.tsx › 3 has its paragraph on the casual-wear award and 4 images',
      'src/pages/story/model/story.test.ts › have the headings and the title of the specification',
    ],
  'The header hides when scrolling down, shows when scrolling up or at top, and is solid after 50 px':
    [
      'tests/browser/chrome.test.ts › the header hides going down, and shows going up and at the top',
      'tests/browser/chrome.test.ts › the header hides after a click in it, but not from under the keyboard',
      'tests/browser/chrome.test.ts › the header is solid after 50 px',
      'src/widgets/header/model/use-header-scroll.test.ts › shows at the top, however it was reached',
    ],
  'The header has a logo link to /, search, profile (/profile), currency toggle, cart with badge showing total quantity, menu':
    [
      'tests/browser/chrome.test.ts › the header leads everywhere and counts the bag',
      'src/widgets/header/ui/header.test.tsx › has logo, search, profile, currency, bag and menu, in this order',
      'src/widgets/header/ui/header.test.tsx › shows and announces the total quantity in the bag',
      'src/widgets/header/ui/header.test.tsx › shows the whole quantity, also above 99',
      'tests/browser/chrome.test.ts › the badge shows the whole quantity, also above 99',
    ],
  'Page scroll is locked while menu, cart or search is open': [
    'tests/browser/chrome.test.ts › the page does not scroll behind the menu, the bag and the search',
  ],
  'Footer links: /about, /contact, /privacy, /refund-policy, /shipping, /terms, plus social links':
    [
      'tests/browser/chrome.test.ts › the footer links to every page of the house',
      'src/widgets/footer/ui/footer.test.tsx › links to the pages about the house and its terms, and to its social pages',
    ],
  'Scroll returns to top on every route change': [
    'tests/browser/chrome.test.ts › a new page starts at its top, and Back restores the scroll position',
  ],
  'The navigation menu is a full-screen overlay with a close button; entries expand or navigate': [
    'tests/browser/chrome.test.ts › the menu expands entries with subentries and opens the others',
    'tests/browser/guest-to-order.test.ts › a guest fills a bag, logs in, orders for cash, and the order survives kill -9',
  ],
  'Product detail: breadcrumb Home / category name (links to /shop?category={slug}) / product name':
    [
      'tests/browser/product-page.test.ts › shows breadcrumb, price, colors, sizes and similar items',
      "src/pages/product/ui/product-page.test.tsx › leads by its breadcrumb to its category's listing",
    ],
  'Product detail: large primary image plus further images (click opens the full-screen gallery); name; price; discount badge; sanitized HTML description':
    [
      'src/pages/product/ui/product-page.test.tsx › opens with the picture that was clicked',
      'src/pages/product/ui/product-page.test.tsx › shows price, original price and discount without decimals (section 9)',
      'src/pages/product/ui/product-page.test.tsx › sanitizes the description, and the details in their panel (section 5)',
    ],
  'Product detail: size buttons (5 per row)': [
    'tests/browser/product-page.test.ts › has the sizes in rows of five',
  ],
  'The gallery has buttons, arrow keys, Escape; swipe threshold 50 px': [
    'tests/browser/product-page.test.ts › opens the gallery, which Escape closes',
    'src/pages/product/gallery/swipe.test.ts › goes 50 px or more',
    'src/pages/product/ui/product-page.test.tsx › navigates by a swipe of 50 px and not by less',
  ],
  'Under 768 px: fixed bottom bar with Select Size button opening a size and Add to Bag sheet (as tall as its contents: departure 105)':
    [
      'tests/browser/product-page.test.ts › has a sheet of sizes as tall as its contents, which says what is left and what it needs',
      'tests/browser/guest-to-order.test.ts › a guest fills a bag, logs in, orders for cash, and the order survives kill -9',
      'tests/browser/product-page.test.ts › has its bottom bar under 768 px, and a looping carousel of Similar Items',
    ],
  "Similar Items (by the product's category_id); under 768 px a looping carousel": [
    'src/pages/product/related/looping-slots.test.ts › has the last items before the first, and the first after the last',
    'src/pages/product/ui/product-page.test.tsx › shows Similar Items: other styles of its category, by category id',
    'tests/browser/product-page.test.ts › has its bottom bar under 768 px, and a looping carousel of Similar Items',
  ],
  "The cart drawer is opened from the header and after Add to Bag; it lists items with size, quantity minus/plus, remove, prices, subtotal, note 'Shipping and taxes calculated at checkout.' and a Checkout button":
    [
      'tests/browser/guest-to-order.test.ts › a guest fills a bag, logs in, orders for cash, and the order survives kill -9',
      'tests/browser/bag-and-session.test.ts › the bag changes quantities, removes lines and says when it is empty',
      'src/widgets/cart-drawer/ui/cart-drawer.test.tsx › shows lines with 2 decimals, the subtotal with none, and the exact one beside it',
      'src/widgets/cart-drawer/ui/cart-drawer.test.tsx › changes a quantity, never below 1, and removes',
      'src/widgets/header/ui/header.test.tsx › %s opens the overlay %s',
    ],
  "Empty cart: 'Your cart is empty', Checkout disabled": [
    'tests/browser/bag-and-session.test.ts › the bag changes quantities, removes lines and says when it is empty',
    "src/widgets/cart-drawer/ui/cart-drawer.test.tsx › says 'Your cart is empty' and keeps Checkout disabled",
  ],
  'A non-empty trimmed query of the search overlay navigates to /shop?search={query}': [
    'src/features/search-products/model/search-url.test.ts › goes to the shop with the trimmed text',
    'tests/browser/keyboard.test.ts › a guest buys a dress with the keyboard alone',
  ],
  'Shop params: fw2425 maps to category 6, ss24 to category 5': [
    'src/entities/category/model/resolve-category.test.ts › maps fw2425 to category 6 and ss24 to category 5, even before the categories are loaded',
  ],
  "Shop heading: 'Search Results for {search}', the category's name, or 'All Collections'": [
    "src/pages/shop/model/shop-listing.test.ts › heads with the search, else the category's name, else All Collections",
    'tests/browser/shop.test.ts › heads with the category, the search or All Collections, in two lines at most',
  ],
  "Empty listing: 'No products found matching your criteria.' or 'No products found matching {search}' with 'Clear all filters'":
    [
      'src/pages/shop/model/shop-listing.test.ts › says what was not found',
      'tests/browser/shop.test.ts › says what was not found and clears it',
      'src/pages/shop/ui/shop-page.test.tsx › says what was not found, and offers to clear all filters',
    ],
  "Shop: 'Filter & Sort' side sheet": [
    'src/features/filter-products/ui/filter-products.test.tsx › keeps what is chosen pending until Apply Filters, and then starts at page 1',
  ],
  'Grid toggle 2/3/4 columns, default 4, desktop only': [
    'src/widgets/product-grid/model/grid-columns.test.ts › offers 2, 3 and 4 columns, 4 by default',
    'src/pages/shop/ui/shop-page.test.tsx › offers 2, 3 and 4 columns, 4 by default',
    'tests/browser/discovery.test.ts › filters are shown as chips, more products load below, and Back restores the position',
    'tests/browser/shop.test.ts › has 4 columns, and 2 or 3 when they are chosen',
  ],
  "Checkout: split layout; order summary with images, name, size (default M), quantity, price, subtotal, shipping, total; address form and payment choice; on mobile a 'Proceed to Checkout' bottom sheet":
    [
      'tests/browser/guest-to-order.test.ts › a guest fills a bag, logs in, orders for cash, and the order survives kill -9',
      'tests/integration/checkout-screen.test.tsx › sums up the order in %s without decimals, with the flat shipping',
      'src/shared/lib/size-text/size-text.test.ts › a line without a size shows M, a single size shows One Size',
      'tests/integration/checkout-screen.test.tsx › is prefilled from the first address, and asks for everything but the apartment',
    ],
  '/order/:orderId shows the order, a success banner after placing it, and a back link to /profile':
    [
      'tests/browser/guest-to-order.test.ts › a guest fills a bag, logs in, orders for cash, and the order survives kill -9',
      'src/pages/order/model/order-banner.test.ts › says that the order was placed, once',
      'tests/browser/orders-and-settings.test.ts › a customer buys in AED, cancels, and gets a refund',
    ],
  '/profile: tabs Orders and Settings, plus Logout; Settings links to /personal-info, /shipping-addresses, /security-settings':
    [
      'tests/browser/orders-and-settings.test.ts › a customer keeps addresses: added, made the default, changed, deleted, and every failure',
      'tests/integration/every-screen.test.tsx › /profile has the tabs Orders and Settings, Logout, and links to three screens',
    ],
  'Back link to /profile on the order, Personal Information, Security Settings and Shipping Addresses':
    ['tests/integration/every-screen.test.tsx › %s is %s, and needs a login'],
  'Personal Information: avatar (user image or placeholder); the cards Personal Details and Currency':
    [
      "src/pages/personal-info/ui/personal-info-page.test.tsx › shows the customer's picture, else a placeholder",
      'src/pages/personal-info/ui/personal-info-page.test.tsx › has the cards Personal Details and Currency; Cancel changes nothing',
    ],
  'Orders list offers cancel or refund where allowed': [
    'tests/browser/orders-and-settings.test.ts › a customer buys in AED, cancels, and gets a refund',
    'tests/browser/order-pages.test.ts › shows many orders, long names and every failure of loading them',
  ],
  "Personal Information: Name and Email, each 'Not provided' when empty; 'Current Currency' shows 'Not set' if absent":
    [
      "src/pages/personal-info/ui/personal-info-page.test.tsx › shows 'Not provided' and 'Not set' for missing values",
    ],
  "Edit Details opens 'Edit Profile': Name, Email, Cancel, Save Changes / 'Saving...'": [
    'tests/browser/orders-and-settings.test.ts › a customer changes name and currency',
    "src/pages/personal-info/ui/personal-info-page.test.tsx › says 'Failed to update profile' also where the provider names a field, and keeps what was typed",
    'src/pages/personal-info/ui/personal-info-page.test.tsx › has the cards Personal Details and Currency; Cancel changes nothing',
  ],
  "Change Currency dropdown with 'US Dollar (USD)', 'Euro (EUR)', 'UAE Dirham (AED)', the current one ticked; choosing opens 'Change Currency': 'Are you sure you want to change your currency to {currency}? This will affect how prices are displayed across the site.' with Cancel and Confirm Change / 'Changing...'; 'Updating currency...' while busy":
    [
      'src/pages/personal-info/ui/personal-info-page.test.tsx › ticks the current currency and asks before it is changed',
      'tests/browser/orders-and-settings.test.ts › a customer changes name and currency',
      'src/pages/personal-info/ui/personal-info-page.test.tsx › has the cards Personal Details and Currency; Cancel changes nothing',
    ],
  "Shipping Addresses: each as full name, street, apartment if present, 'city, state zip', country":
    [
      'tests/browser/orders-and-settings.test.ts › a customer keeps addresses: added, made the default, changed, deleted, and every failure',
      'src/entities/address/model/address-lines.test.ts › shows name, street, apartment if present, city line and country',
    ],
  "Shipping Addresses, empty: 'No addresses found' and 'Add a new shipping address to get started'":
    [
      'tests/browser/orders-and-settings.test.ts › a customer keeps addresses: added, made the default, changed, deleted, and every failure',
    ],
  "Add Address button; 'Add New Address' or 'Edit Address': First Name, Last Name, Street Address, 'Apartment, suite, etc. (optional)', City, State, ZIP Code, Country; Cancel and Add Address / Update Address / 'Saving...'; edit and delete icons":
    [
      'tests/browser/orders-and-settings.test.ts › a customer keeps addresses: added, made the default, changed, deleted, and every failure',
      'tests/browser/order-pages.test.ts › a customer adds an address, changes the currency and cancels with the keyboard alone',
      'src/features/manage-addresses/ui/address-dialog.test.tsx › adds: Add New Address, empty, in the order of section 2',
      'src/features/manage-addresses/ui/address-dialog.test.tsx › edits: Edit Address, filled in',
    ],
  "'Delete Address': 'Are you sure you want to delete this address? This action cannot be undone.' with Cancel and Delete Address / 'Deleting...'":
    [
      'tests/browser/orders-and-settings.test.ts › a customer keeps addresses: added, made the default, changed, deleted, and every failure',
    ],
  'Login with forgot-password flow; Register with email verification': [
    'tests/browser/login.test.ts › a person registers with a code from the mail',
    'tests/browser/login.test.ts › a forgotten password is replaced, and ends the other sessions',
    'tests/browser/login.test.ts › an unverified customer continues from the login to the code step, with the keyboard alone',
  ],
  'Security Settings: Current Password, New Password, Confirm New Password, Update Password (Updating... while submitting)':
    [
      'tests/browser/login.test.ts › a password is changed, by the rules in their order',
      'src/shared/ui/button/button.test.tsx › keeps the focus, is announced as disabled, and submits once',
      'tests/integration/every-screen.test.tsx › /security-settings has its three fields and Update Password',
    ],
  'Menu entries: Home (/), Collection (/collections) with New In (/collections/new-in), Ready-To-Wear (/shop) and Accessories (/shop?category=accessories); New In has RTW FW 24/25 (/shop?category=fw2425); About Us (/about); Contact Us (/contact)':
    [
      'src/widgets/navigation-menu/ui/navigation-menu.test.tsx › has the entries of the first level',
      'src/widgets/navigation-menu/ui/navigation-menu.test.tsx › expands entries and subcategories, down to the sub-item',
      'tests/browser/chrome.test.ts › the menu expands entries with subentries and opens the others',
    ],
  'Menu: an entry, subcategory or sub-item with nothing below closes the menu and navigates': [
    'src/widgets/navigation-menu/ui/navigation-menu.test.tsx › closes and navigates for entries without subentries',
  ],
  'Menu: below 768 px a single-column accordion; from there on a split view: editorial image on the left half, three columns on the right (departure 68)':
    [
      'tests/browser/chrome.test.ts › the menu fills the screen: in one column on narrow ones, split in halves on wide ones',
      'tests/browser/discovery.test.ts › the menu expands by keyboard, and is reset after closing',
    ],
  'Menu: the editorial image changes with the selected entry': [
    'src/widgets/navigation-menu/ui/navigation-menu.test.tsx › shows the picture of the page that the selected entry links to, on every level',
  ],
  'Menu: after closing, selection resets to Home after 300 ms': [
    'src/widgets/navigation-menu/ui/navigation-menu.test.tsx › is back at Home 300 ms after it was closed',
    'src/widgets/navigation-menu/ui/navigation-menu.test.tsx › keeps its selection when it is reopened sooner',
  ],
  'Gallery: previous and next buttons, dots, arrow keys; Escape closes; it can be zoomed, and gives the focus back':
    [
      'src/pages/product/ui/product-page.test.tsx › navigates by buttons, dots and arrow keys, and loops',
      'src/pages/product/ui/product-page.test.tsx › closes by Escape',
      'src/pages/product/gallery/zoom.test.ts › keeps the tapped point in place',
      'src/pages/product/ui/product-page.test.tsx › enlarges by one click and goes back by another; dragging does neither',
      'src/pages/product/ui/product-page.test.tsx › enlarges by the wheel, and leaves the page as it is',
      'tests/browser/discovery.test.ts › a product is enlarged, and its size chosen by the usual size',
    ],
  "Product texts 'Loading...' and 'Product not found'": [
    'src/pages/product/ui/product-page.test.tsx › says Loading... until the product is there',
    'src/pages/product/ui/product-page.test.tsx › says Product not found for an unknown id',
  ],
  "'Size Guide' side panel with the chart's image, 'Loading size chart...' and 'Failed to load size chart'; beyond it a table":
    [
      'src/pages/product/ui/product-page.test.tsx › says when its picture is loading and when it failed; the rest stays readable',
      'src/pages/product/model/usual-size.test.ts › rounds centimeters and inches to the half, as the chart does',
      'tests/browser/discovery.test.ts › a product is enlarged, and its size chosen by the usual size',
    ],
  "'View Details' side panel with sanitized details HTML": [
    'tests/browser/product-page.test.ts › shows breadcrumb, price, colors, sizes and similar items',
    'src/pages/product/ui/product-page.test.tsx › sanitizes the description, and the details in their panel (section 5)',
  ],
  'Color options from the attribute named Color': [
    'src/pages/product/ui/product-page.test.tsx › shows the picture of the chosen color',
    'src/pages/product/ui/product-page.test.tsx › offers the colors of the attribute named Color, and of no other',
    "src/pages/product/ui/product-page.test.tsx › links the style's other colors, in the same order on the page of each, and marks its own",
    "src/pages/product/ui/product-page.test.tsx › shows a color's pictures and those of every color, but none of another",
    'src/pages/product/ui/product-page.test.tsx › leads from a color that is sold out to those that are not',
    'tests/browser/product-page.test.ts › the colors of a style lead to each other, and a list filtered by color opens it',
  ],
  "Search overlay: 'What are you looking for?', 'Search products...', 'Press Enter to search'": [
    'src/widgets/search-overlay/ui/search-overlay.test.tsx › opens with the focus in the field',
  ],
  'The search suggests as a combobox: recent searches, categories, pieces (departure 57)': [
    'src/widgets/search-overlay/ui/search-overlay.test.tsx › suggests categories and products, which the arrow keys and Enter choose',
    'src/widgets/search-overlay/ui/search-overlay.test.tsx › fetches after a pause, and never shows a late response',
    'tests/browser/discovery.test.ts › the search suggests products, which the keyboard reaches',
  ],
  "Shop breadcrumb Home / Shop / category; 'Loading collection...'": [
    'src/pages/shop/ui/shop-page.test.tsx › lists category 6 for fw2425, under its name and with its breadcrumb',
    'src/pages/shop/ui/shop-page.test.tsx › says Loading collection... and then how many pieces there are',
  ],
  "Shop error: full-page with 'Try again' that reloads": [
    'src/pages/shop/ui/shop-page.test.tsx › shows a full-page error with Try again, which reloads (section 8)',
  ],
  'Shop: chips, sizes and colors with counts, more pages below (departures 58 to 60)': [
    'src/features/filter-products/ui/filter-products.test.tsx › are offered with their counts under the pending filters',
    'src/features/filter-products/ui/filter-products.test.tsx › remove one filter, or all',
    'src/pages/shop/ui/shop-page.test.tsx › appends the products, focuses the first of them, and is kept in the URL',
    'tests/browser/discovery.test.ts › filters are shown as chips, more products load below, and Back restores the position',
  ],
  "About Us: hero (default hero if no about_us record), welcome text with Read More/Read Less on mobile, 'Featured On' brand images, 'Stories' linking to /story/{id}":
    [
      'src/pages/about/model/hero-picture.test.ts › is the default hero when there is neither',
      'tests/browser/discovery.test.ts › the pages of the house are readable, and the not-found page offers links',
      'tests/integration/every-screen.test.tsx › About Us has its hero, its welcome text, Featured On and the Stories',
    ],
  'Contact Us: form (name, email, subject, message); placeholder contact email, phone and location':
    [
      'tests/integration/every-screen.test.tsx › Contact Us has the form, and the email, phone and location of the house',
    ],
  'Policies have a contents list with anchors; 404 has ways on (departure 63)': [
    'src/pages/policies/model/policies.test.ts › name each heading, once on its page',
    'tests/browser/discovery.test.ts › the pages of the house are readable, and the not-found page offers links',
  ],
  "Every public page has description, canonical address, Open Graph and structured data in the server's HTML (departure 62)":
    [
      'tests/integration/server-rendering.test.ts › %s has a description, a canonical URL and Open Graph',
      'tests/integration/server-rendering.test.ts › a product is a Product with an offer in the shown currency, and a BreadcrumbList',
      'tests/integration/server/discovery.test.ts › the sitemap has every page once, each under the shop’s own address',
      'tests/browser/product-page.test.ts › is its price in USD as sent',
    ],
};
