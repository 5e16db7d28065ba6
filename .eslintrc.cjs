/** The layers of src, from the highest: each may import from those after it, never the other way. */
const layers = ['app', 'page', 'widget', 'feature', 'entity', 'shared'];
const slices = ['page', 'widget', 'feature', 'entity'];

const below = (layer) => layers.slice(layers.indexOf(layer) + 1);
const element = (types, more = {}) => ({ element: { types: { anyOf: types }, ...more } });

/** The folders of src/shared, from the highest: each may import from itself and those after it. */
const sharedFolders = [
  'ui',
  'form',
  'toast',
  'overlay',
  'routes',
  'api',
  'session',
  'redux',
  'lib',
  'config',
];

/** The domains of server/src/services, from the highest: each may import from those after it. */
const serviceDomains = [
  'people',
  'backup',
  'orders',
  'payments',
  'order-rows',
  'carts',
  'wishlists',
  'back-in-stock',
  'customers',
  'shop-data',
  'content',
  'mail',
  'discovery',
  'catalogue',
  'media',
  'settings',
  'tokens',
  'retention',
  'audit',
  'translations',
  'rate-limits',
  'credentials',
];

/** The other folders of server/src, and what each may import besides `shared` and the contract. */
const serverFolders = {
  'server-http': ['server-service'],
  'server-route': ['server-http', 'server-service'],
  'server-command': ['server-service', 'server-db', 'server-root'],
  'server-seed': ['server-service', 'server-db', 'demo'],
  'server-db': [],
  'server-shared': [],
};

const server = [...Object.keys(serverFolders), 'server-service', 'server-root'];

const testFiles = ['**/*.test.{ts,tsx,mjs}', 'tests/**/*.{ts,tsx,mjs}'];

/** Packages that must be imported piece by piece, or whose raw form hides our typed one. */
const wholePackages = [
  {
    name: '@mui/material',
    message: "Import by path ('@mui/material/Button'): the root drags in every component.",
  },
  {
    name: '@mui/material/styles',
    importNames: ['makeStyles', 'withStyles'],
    message: "Use styled from '@mui/material/styles'.",
  },
];
const rawHooks = {
  name: 'react-redux',
  importNames: ['useSelector', 'useDispatch', 'useStore'],
  message: "Use the typed hooks of '@/shared/redux'.",
};

const exportAll = {
  selector: 'ExportAllDeclaration',
  message: 'Name what is exported: no export *.',
};
const injection = {
  selector: "MemberExpression[property.name='injectEndpoints']",
  message: 'Endpoints are injected in a file of the segment `api` that is named *-endpoints.ts.',
};

/** Attributes and properties that hold texts for people. */
const texts =
  '/^(?:label|.*Label|title|alt|placeholder|description|hint|heading|legend|question|page|aria-(?:description|valuetext|roledescription)|aria-label)$/';
const words = '/[a-z]{2}/';
const sentence = '/^[A-Z][a-z’]+ [a-z]/';
/** Where a sentence is not read by customers, or is a message already. */
const otherSentences = [
  "CallExpression[callee.object.name='i18n'] > Literal",
  "CallExpression[callee.object.name='console'] > Literal",
  'NewExpression[callee.name=/Error$/] Literal',
  'NewExpression[callee.name=/Error$/] TemplateElement',
].join(', ');
const untranslated = [
  `JSXText[value=${words}]`,
  `JSXElement > JSXExpressionContainer > :matches(Literal, TemplateLiteral > TemplateElement)[value=${words}]`,
  `JSXElement > JSXExpressionContainer > :matches(ConditionalExpression, LogicalExpression) > Literal[value=${words}]`,
  `JSXAttribute[name.name=${texts}] > Literal[value=${words}]`,
  `JSXAttribute[name.name=${texts}] > JSXExpressionContainer > Literal[value=${words}]`,
  `JSXAttribute[name.name=${texts}] > JSXExpressionContainer > ConditionalExpression > Literal[value=${words}]`,
  `JSXAttribute[name.name=${texts}] > JSXExpressionContainer TemplateElement[value.raw=${words}]`,
  `Property[key.name=${texts}] > Literal[value=${words}]`,
  "CallExpression[callee.object.name='toast'] > :matches(Literal, TemplateLiteral)",
  `:matches(Literal[value=${sentence}], TemplateElement[value.raw=${sentence}]):not(${otherSentences})`,
].map((selector) => ({ selector, message: 'Texts are written i18n.t(…): see CONTRIBUTING.' }));
/** What Material UI has a component for (ADR 0014), unless nobody sees it: a field that only bots fill in. */
const drawnElement =
  '/^(?:a|button|dialog|fieldset|h[1-6]|hr|input|label|legend|li|ol|p|progress|select|table|t(?:body|d|foot|h|head|r)|textarea|ul)$/';
const drawnByHand = [
  `JSXOpeningElement[name.name=${drawnElement}]:not(:has(JSXAttribute[name.name=hidden])):not(JSXElement[openingElement.name.name=Honeypot] *)`,
  `CallExpression[callee.name='styled'] > Literal[value=${drawnElement}]`,
].map((selector) => ({ selector, message: 'Material UI draws it: see ADR 0014.' }));
/** What gives a part its look: in the theme, as a style override or variant (ADR 0014). */
const looks = [
  'font(?:Family|Size|Style|Variant.*|Weight)?',
  'letterSpacing',
  'lineHeight',
  'text(?:Decoration.*|Shadow|Transform|UnderlineOffset)',
  'boxShadow',
  'background(?:Color)?',
  'backgroundImage',
  'bgcolor',
  'fill',
  'stroke',
];
/** The theme's colors by the names that a `styled` has for them; an `sx` uses those of the palette. */
const colorToken =
  "MemberExpression[object.name='color'][property.name=/^(?:ink|ash|stone|line|sand|paper|clay|success)$/]";
/**
 * Looks in any object, since a constant or a function can bring it into an `sx` or a `styled`. A
 * `style` is for what the data says, such as the color of a picture.
 */
const lookInFile = (names = looks) =>
  [
    `ObjectExpression > Property[key.name=/^(?:${names.join('|')})$/]:not(JSXAttribute[name.name='style'] *)`,
    `ObjectExpression ${colorToken}:not(CallExpression[callee.callee.name='styled'] *)`,
  ].map((selector) => ({ selector, message: 'The theme gives a part its look: see ADR 0014.' }));
const earlyMessage = {
  selector: "CallExpression[callee.object.name='i18n']:not(:function CallExpression)",
  message: 'No language is current at the top of a module: call i18n.t in a function.',
};

/** What is refused in the files of src that draw parts of our own, and with more in all others. */
const ofOwnParts = [exportAll, earlyMessage, injection, ...untranslated];

/** Who may import what, besides files of the same part: what no policy allows is refused. */
const dependencies = (policies) => [
  'error',
  {
    default: 'disallow',
    message:
      '{{from.element.types}} may not import {{dependency.kind}} of {{to.element.types}} here (see docs/architecture.md)',
    policies,
  },
];

/** By the folder of the files that import: each of its policies is asked about each import. */
const policiesOf = {
  src: [
    // A layer imports from the layers below it, by their public index.
    ...layers.map((layer) => ({
      from: element([layer]),
      allow: { to: { ...element(below(layer)), file: { categories: 'public' } } },
    })),
    ...sharedFolders.map((group, index) => ({
      from: element(['shared'], { captured: { group } }),
      allow: {
        to: {
          ...element(['shared'], { captured: { group: sharedFolders.slice(index) } }),
          file: { categories: 'public' },
        },
      },
    })),
    {
      from: element(['app']),
      allow: { to: { ...element(['shared']), file: { categories: 'style-sheet' } } },
    },
    // Entities import each other through @x, which names the user.
    {
      from: element(['entity']),
      allow: {
        to: {
          ...element(['entity'], {
            fileInternalPath: '@x/{{from.element.captured.slice}}.ts',
          }),
        },
      },
    },
    // The wire's types are shared; its schemas stay out of the browser.
    {
      from: element(layers),
      allow: { to: element(['contract']), dependency: { kind: 'type' } },
    },
    {
      from: element(layers),
      allow: { to: { ...element(['contract']), file: { categories: 'constants' } } },
    },
    {
      from: { ...element(slices.concat('app', 'shared')), file: { categories: 'test' } },
      allow: { to: element(['contract', 'app', 'tests']) },
    },
  ],
  server: [
    // A folder of server/src imports from those that it lists, a service from lower domains.
    ...Object.entries(serverFolders).map(([folder, allowed]) => ({
      from: element([folder]),
      allow: { to: element([...allowed, 'server-shared', 'contract']) },
    })),
    ...serviceDomains.map((domain, index) => ({
      from: element(['server-service'], { captured: { domain } }),
      allow: {
        to: element(['server-service'], {
          captured: { domain: serviceDomains.slice(index + 1) },
        }),
      },
    })),
    {
      from: element(['server-service']),
      allow: { to: element(['server-db', 'server-shared', 'contract']) },
    },
    {
      from: element(server),
      allow: {
        to: { ...element(['server-root']), file: { categories: 'config' } },
        dependency: { kind: 'type' },
      },
    },
    {
      from: element(['server-root']),
      allow: { to: element([...server, 'contract', 'demo']) },
    },
    // The provider renders pages through one entry and knows nothing else of src.
    {
      from: element(['server-http', 'server-root']),
      allow: { to: { ...element(['app']), file: { categories: 'page-renderer' } } },
    },
    {
      from: { ...element(server), file: { categories: 'test' } },
      allow: { to: element(['tests', 'demo', ...server]) },
    },
  ],
  tests: [
    {
      from: element(['tests', 'workshop']),
      allow: { to: element([...layers, 'contract', ...server, 'demo', 'scripts', 'tests']) },
    },
    { from: element(['tests']), allow: { to: element(['workshop']) } },
  ],
  demo: [
    {
      from: element(['demo']),
      allow: { to: { ...element(['contract']), file: { categories: 'constants' } } },
    },
  ],
};

module.exports = {
  root: true,
  noInlineConfig: true,
  ignorePatterns: ['node_modules', 'dist', 'coverage', '.data', '.cache'],
  env: { es2023: true, node: true },
  parserOptions: { ecmaVersion: 'latest', sourceType: 'module' },
  plugins: ['boundaries', 'import', 'regexp'],
  extends: ['eslint:recommended'],
  settings: {
    'import/resolver': { typescript: { project: './tsconfig.json' }, node: true },
    'import/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    'import/internal-regex': '^(@/|@contract/)',
    'boundaries/root-path': __dirname,
    'boundaries/elements-single-match': true,
    'boundaries/elements': [
      { type: 'app', pattern: 'src/app' },
      { type: 'page', pattern: 'src/pages/*', capture: ['slice'] },
      { type: 'widget', pattern: 'src/widgets/*', capture: ['slice'] },
      { type: 'feature', pattern: 'src/features/auth/*', capture: ['slice'] },
      { type: 'feature', pattern: 'src/features/!(auth)', capture: ['slice'] },
      { type: 'entity', pattern: 'src/entities/*', capture: ['slice'] },
      { type: 'shared', pattern: 'src/shared/{ui,lib}/*', capture: ['group', 'slice'] },
      { type: 'shared', pattern: 'src/shared/!(ui|lib)', capture: ['group'] },
      { type: 'contract', pattern: 'contract' },
      { type: 'server-db', pattern: 'server/src/db' },
      { type: 'server-http', pattern: 'server/src/http' },
      { type: 'server-route', pattern: 'server/src/routes' },
      { type: 'server-service', pattern: 'server/src/services/*', capture: ['domain'] },
      { type: 'server-shared', pattern: 'server/src/shared' },
      { type: 'server-seed', pattern: 'server/src/seed' },
      { type: 'server-command', pattern: 'server/src/commands' },
      { type: 'server-root', pattern: 'server' },
      { type: 'demo', pattern: 'demo' },
      { type: 'tests', pattern: 'tests' },
      { type: 'workshop', pattern: 'workshop' },
      { type: 'scripts', pattern: 'scripts' },
    ].map((descriptor) => ({ ...descriptor, partialMatch: false })),
    'boundaries/files': [
      { category: 'test', pattern: '**/*.test.{ts,tsx,mjs}' },
      { category: 'public', pattern: '**/index.{ts,tsx}' },
      { category: 'cross', pattern: 'src/entities/*/@x/*.ts' },
      { category: 'style-sheet', pattern: 'src/**/*.css' },
      { category: 'page-renderer', pattern: 'src/app/entrypoint/*.{ts,tsx}' },
      {
        category: 'constants',
        pattern:
          'contract/{absolute-url,address-lines,arrival,calendar-day,constants,current-language,default-policies,duties,durations,escape-html,formats,i18n,is-record,isolate,last-return-day,languages,lists,locales,minor-units,normalize-arabic,palette,payment-method-text,plural,regions,returns,safe-html,short-name,unbroken}.ts',
      },
      { category: 'config', pattern: 'server/src/{config,shop}.ts' },
    ],
  },
  rules: {
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-console': 'off',
    'no-restricted-syntax': ['error', exportAll, earlyMessage],
    'no-restricted-imports': ['error', { paths: wholePackages }],
    'object-shorthand': 'error',
    'prefer-const': 'error',
    'import/no-duplicates': ['error', { 'prefer-inline': false }],
    'import/no-self-import': 'error',
    'import/first': 'error',
    'import/newline-after-import': 'error',
    'import/order': [
      'error',
      {
        groups: ['builtin', 'external', 'internal', ['parent', 'sibling', 'index']],
        'newlines-between': 'always',
      },
    ],
    'boundaries/no-unknown-dependencies': 'off',
    'boundaries/dependencies': dependencies(policiesOf.demo),
  },
  overrides: [
    {
      files: ['src/**/*.{ts,tsx}'],
      rules: { 'boundaries/dependencies': dependencies(policiesOf.src) },
    },
    {
      files: ['server/**/*.ts'],
      rules: { 'boundaries/dependencies': dependencies(policiesOf.server) },
    },
    {
      files: ['{tests,workshop}/**/*.{ts,tsx,mjs}'],
      rules: { 'boundaries/dependencies': dependencies(policiesOf.tests) },
    },
    {
      files: ['server/**/*.ts', 'contract/**/*.ts'],
      rules: { 'import/no-duplicates': ['error', { 'prefer-inline': true }] },
    },
    {
      files: ['*.ts', '*.tsx'],
      parser: '@typescript-eslint/parser',
      parserOptions: { projectService: true, tsconfigRootDir: __dirname },
      plugins: ['@typescript-eslint'],
      extends: ['plugin:@typescript-eslint/recommended', 'plugin:@typescript-eslint/stylistic'],
      rules: {
        '@typescript-eslint/no-explicit-any': 'error',
        '@typescript-eslint/no-empty-object-type': [
          'error',
          { allowInterfaces: 'with-single-extends' },
        ],
        '@typescript-eslint/consistent-type-imports': [
          'error',
          { fixStyle: 'separate-type-imports' },
        ],
        '@typescript-eslint/no-import-type-side-effects': 'error',
        '@typescript-eslint/no-unused-vars': [
          'error',
          { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
        ],
        '@typescript-eslint/await-thenable': 'error',
        '@typescript-eslint/no-floating-promises': 'error',
        '@typescript-eslint/no-misused-promises': [
          'error',
          { checksVoidReturn: { attributes: false } },
        ],
        '@typescript-eslint/no-unnecessary-type-assertion': 'error',
        '@typescript-eslint/only-throw-error': 'off',
        '@typescript-eslint/return-await': ['error', 'error-handling-correctness-only'],
        '@typescript-eslint/switch-exhaustiveness-check': [
          'error',
          { considerDefaultExhaustiveForUnions: true },
        ],
        'no-undef': 'off',
      },
    },
    {
      files: ['src/**/*.{ts,tsx}'],
      env: { browser: true, node: false },
      plugins: ['react-hooks', 'jsx-a11y'],
      extends: ['plugin:jsx-a11y/recommended'],
      rules: {
        'no-console': ['error', { allow: ['error'] }],
        'no-restricted-imports': ['error', { paths: [...wholePackages, rawHooks] }],
        'react-hooks/rules-of-hooks': 'error',
        'react-hooks/exhaustive-deps': 'error',
      },
    },
    {
      files: ['src/**/*.{ts,tsx}'],
      excludedFiles: ['src/**/api/*-endpoints.ts', ...testFiles],
      rules: {
        'no-restricted-syntax': ['error', ...ofOwnParts, ...drawnByHand, ...lookInFile()],
      },
    },
    {
      // Parts of our own, which Material UI does not have.
      files: ['src/shared/ui/{link-strip,picture}/**', 'src/pages/product/gallery/**'],
      excludedFiles: testFiles,
      rules: {
        'no-restricted-syntax': ['error', ...ofOwnParts],
      },
    },
    {
      // The theme; parts of our own that are text; a printed document, with sizes of its own.
      files: [
        'src/shared/ui/{price,safe-html,theme}/**/*.{ts,tsx}',
        'src/pages/order/ui/{order-invoice,invoice-lines,printed-page}.tsx',
      ],
      excludedFiles: testFiles,
      rules: {
        'no-restricted-syntax': ['error', ...ofOwnParts, ...drawnByHand],
      },
    },
    {
      // The shade under the words on a picture follows the picture's composition.
      files: ['src/pages/home/ui/banner-section.tsx', 'src/pages/about/ui/about-hero.tsx'],
      rules: {
        'no-restricted-syntax': [
          'error',
          ...ofOwnParts,
          ...drawnByHand,
          ...lookInFile(looks.filter((name) => name !== 'backgroundImage')),
        ],
      },
    },
    {
      // Developers' texts, and those that say the same in every language of the shop.
      files: ['src/app/redux/devtools/**', 'src/features/choose-language/model/language-names.ts'],
      rules: { 'no-restricted-syntax': ['error', exportAll, earlyMessage, injection] },
    },
    {
      files: ['src/{app,shared/redux}/**/*.{ts,tsx}'],
      rules: { 'no-restricted-imports': ['error', { paths: wholePackages }] },
    },
    {
      files: ['{src,server,contract,demo,scripts,tests,workshop}/**/*.{ts,tsx,mjs}', '*.config.ts'],
      parser: '@typescript-eslint/parser',
      plugins: ['@typescript-eslint'],
      rules: {
        '@typescript-eslint/naming-convention': [
          'error',
          // PascalCase: components and schemas. Destructured names are their owner's.
          { selector: 'variable', format: ['camelCase', 'PascalCase'], leadingUnderscore: 'allow' },
          { selector: 'variable', modifiers: ['destructured'], format: null },
          { selector: 'function', format: ['camelCase', 'PascalCase'] },
          { selector: 'typeLike', format: ['PascalCase'] },
        ],
      },
    },
    {
      // A visitor's text must not keep an expression, and with it the process, busy for minutes.
      files: ['{src,server,contract}/**/*.{ts,tsx}'],
      excludedFiles: testFiles,
      rules: {
        'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
        'regexp/no-super-linear-move': ['error', { report: 'potential' }],
      },
    },
    { files: testFiles, rules: { 'no-console': 'off' } },
    {
      // Playwright reads a fixture's needs from its first parameter: `({}, use)` needs nothing.
      files: ['tests/browser/**/*.ts'],
      rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
    },
  ],
};
