// Lists which folder may import which; type imports count too. Imports flow in one direction, and `npm run
// check` fails on any other import.

/** The services and page data that loaders, actions and API plugins receive, and the errors they throw. */
const contracts =
  '(app/(context|errors|log|mail|page-render|page-request|services)[.]tsx?|products/product[.]ts)$'

/** Features that other features, kits and products may import as a whole. */
const sharedFeatures = 'app/features/(drawing|schools)/'
/** What a product shows of its own on pages of others: files at the top of its folder. */
const productParts = 'products/[^/]+/[^/]+$'
/** What pages, whoever they belong to, are made of. */
const pageParts = 'app/(blocks|content|islands|mail|security|shell|ui)/'

/** Each folder, with the folders it may import in addition to itself. */
const mayImport = {
  'domain/': [],
  // A self-contained package that can be used without this site.
  'cms/service/': [],
  'cms/model/': ['domain/'],
  'cms/library-files/': ['cms/', 'domain/', 'server/(config|database)/'],
  'app/styles/': [],
  'app/ui/': ['domain/'],
  'app/live-form/': ['app/ui/'],
  'app/content/': [contracts, 'cms/'],
  'app/mail/': [contracts, 'app/security/', 'domain/', 'server/database/'],
  'app/security/': [contracts, 'domain/', 'server/database/'],
  'app/shell/': [contracts, 'app/content/', 'app/ui/', 'domain/', 'server/config/'],
  'app/islands/': [contracts, '(app|products)/.+[.]island[.]tsx$', 'app/shell/', 'app/ui/'],
  'app/scripts/': [
    'app/islands/registry[.]ts$',
    'app/shell/',
    'app/ui/',
    'entry[.]client[.]ts$',
    'server/config/own-api[.]ts$',
  ],
  'app/blocks/': [
    contracts,
    sharedFeatures,
    productParts,
    'kit/',
    'app/content/',
    'app/ui/',
    'cms/model/',
    'domain/',
  ],
  'app/features/': [
    contracts,
    pageParts,
    productParts,
    'cms/',
    'domain/',
    'kit/',
    'server/config/own-api[.]ts$',
    'server/database/',
  ],
  // What products are built from.
  'kit/': [contracts, sharedFeatures, pageParts, 'domain/', 'server/(config|database)/'],
  'products/': [
    contracts,
    sharedFeatures,
    pageParts,
    'app/features/(library|listings|search)/',
    'cms/',
    'domain/',
    'kit/',
    'server/config/own-api[.]ts$',
    'server/database/',
  ],
  // The service types tie the folders together.
  'app/[^/]+$': ['app/', 'cms/service/', 'domain/', 'kit/', 'products/', 'server/(config|database)/'],
  'server/config/': ['domain/'],
  // The database's schema and backups include the content tables and files.
  'server/database/': ['cms/service/store/', 'domain/'],
  'server/': ['app/', 'cms/', 'domain/', 'kit/', 'products/'],
}

/** Code outside the program. It may import anything, but only other code of this kind may import it. */
const apart = ['^(bench|journeys|testing|tools)/', '[.](test|fixture)[.]tsx?$']

const ours = `^(${[...new Set(Object.keys(mayImport).map((folder) => folder.split('/')[0]))].join('|')})/`
const fromRoot = (paths) => paths.map((path) => `^${path}`)

export default {
  forbidden: [
    { name: 'no circular imports', severity: 'error', from: {}, to: { circular: true } },
    ...Object.entries(mayImport).map(([folder, others]) => ({
      name: `${folder} imports itself and ${others.join(', ') || 'no other folder of this project'}`,
      severity: 'error',
      from: { path: `^${folder}`, pathNot: apart },
      to: { path: ours, pathNot: fromRoot([folder, ...others]) },
    })),
    {
      name: 'features import no feature except the shared ones',
      severity: 'error',
      from: {
        path: '^app/features/([^/]+)/',
        pathNot: [...apart, '^app/features/(promo|dashboard|referrals|settings)/'],
      },
      to: { path: '^app/features/', pathNot: ['^app/features/$1/', `^${sharedFeatures}`] },
    },
    {
      // A promo can create an account, with the rules and words of account/.
      name: 'promo/ imports no feature except the shared ones and account/',
      severity: 'error',
      from: { path: '^app/features/promo/', pathNot: apart },
      to: { path: '^app/features/', pathNot: ['^app/features/(promo|account)/', `^${sharedFeatures}`] },
    },
    {
      // All are pages of an account; referrals and settings are pages of the dashboard, too.
      name: 'dashboard/, referrals/ and settings/ import no feature except the shared ones, account/ and dashboard/',
      severity: 'error',
      from: { path: '^app/features/(dashboard|referrals|settings)/', pathNot: apart },
      to: {
        path: '^app/features/',
        pathNot: ['^app/features/($1|account|dashboard)/', `^${sharedFeatures}`],
      },
    },
    {
      name: 'shared features import no feature except schools/',
      severity: 'error',
      from: { path: `^${sharedFeatures}`, pathNot: apart },
      to: { path: '^app/features/', pathNot: ['^app/features/($1|schools)/'] },
    },
    {
      name: 'products import no other product',
      severity: 'error',
      from: { path: '^products/([^/]+)/', pathNot: apart },
      to: { path: '^products/[^/]+/', pathNot: '^products/$1/' },
    },
    {
      name: 'parts of a product that others may use import no page of it',
      severity: 'error',
      from: { path: `^${productParts}`, pathNot: [...apart, '/product[.]ts$'] },
      to: { path: '^products/[^/]+/[^/]+/.+-page[.]tsx$' },
    },
    {
      // The gallery and the page of emails are exempt: in development they show the fixtures that the tests use.
      name: 'only tests import what is for tests',
      severity: 'error',
      from: { pathNot: [...apart, '^app/features/gallery/', '^server/dev-mail[.]ts$'] },
      to: { path: apart },
    },
    {
      name: 'every folder has a line in this file',
      severity: 'error',
      from: { path: '^(app/|cms/)?[^/]+/', pathNot: [...apart, ...fromRoot(Object.keys(mayImport))] },
      to: {},
    },
    {
      // Without this rule, an unresolved import would escape the other rules.
      name: 'every alias leads to a file',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, path: '^#' },
    },
  ],
  options: {
    parser: 'tsc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: '^node_modules' },
    exclude: { path: '^([.]|build/|bench/peers/|tools/node_modules/)' },
  },
}
