// Lists which folder may import which; type imports count too. Imports flow in one direction, and `npm run
// check` fails on any other import.

/** The services and page data that loaders, actions and API plugins receive, and the errors they throw. */
const contracts = 'app/(context|errors|log|mail|page-print|services)[.]tsx?$'

/** Features that other features may import as a whole. */
const sharedFeatures = 'app/features/(drawing|loan-offers|questions|schools)/'
/** The catalog of cards, whose pages are in folders of their own. */
const cardCatalog = 'app/features/credit-cards/[^/]+$'
const shared = `(${sharedFeatures}|${cardCatalog})`

/** Each folder, with the folders it may import in addition to itself. */
const mayImport = {
  'config/': ['domain/'],
  'domain/': [],
  // A self-contained package that can be used without this site.
  'content/': [],
  'content-model/': ['domain/'],
  // The database's schema and backups include the content tables and files.
  'database/': ['content/store/', 'domain/'],
  'sources/': ['config/', 'content/', 'content-model/', 'database/', 'domain/'],
  'app/styles/': [],
  'app/ui/': ['domain/'],
  'app/live-form/': ['app/ui/'],
  'app/content/': [contracts, 'content/', 'content-model/'],
  'kit/': [contracts, 'app/shell/', 'database/', 'domain/'],
  'app/mail/': [contracts, 'app/security/', 'database/', 'domain/'],
  'app/security/': [contracts, 'database/', 'domain/'],
  'app/shell/': [contracts, 'app/content/', 'app/ui/', 'config/', 'domain/'],
  'app/islands/': [contracts, 'app/features/.+[.]island[.]tsx$', 'app/shell/', 'app/ui/'],
  'app/scripts/': [
    'app/entry[.]client[.]ts$',
    'app/islands/registry[.]ts$',
    'app/shell/',
    'app/ui/',
    'config/own-api[.]ts$',
  ],
  'app/blocks/': [contracts, shared, 'app/content/', 'app/ui/', 'content-model/', 'domain/'],
  'app/features/': [
    contracts,
    'app/(blocks|content|islands|mail|security|shell|ui)/',
    'config/own-api[.]ts$',
    'content/',
    'content-model/',
    'database/',
    'domain/',
    'kit/',
    'sources/directory/',
  ],
  // Routes, entries and the service types tie the folders together.
  'app/[^/]+$': ['app/', 'config/', 'content/', 'database/', 'domain/', 'kit/'],
  'products/': ['app/', 'domain/', 'kit/', 'sources/'],
  'server/': ['app/', 'config/', 'content/', 'database/', 'domain/', 'kit/', 'products/', 'sources/'],
  'operator/': ['app/', 'config/', 'content/', 'database/', 'domain/', 'products/', 'server/', 'sources/'],
}

/** Code outside the program. It may import anything, but only other code of this kind may import it. */
const apart = ['^(bench|journeys|testing|tools)/', '[.](test|fixture)[.]tsx?$']

const ours = `^(${[...new Set(Object.keys(mayImport).map((folder) => folder.split('/')[0]))].join('|')}|library)/`
const fromRoot = (paths) => paths.map((path) => `^${path}`)

export default {
  forbidden: [
    { name: 'no circles', severity: 'error', from: {}, to: { circular: true } },
    ...Object.entries(mayImport).map(([folder, others]) => ({
      name: `${folder} imports itself and ${others.join(', ') || 'nothing else of ours'}`,
      severity: 'error',
      from: { path: `^${folder}`, pathNot: apart },
      to: { path: ours, pathNot: fromRoot([folder, ...others]) },
    })),
    {
      name: 'features import no feature but the shared ones',
      severity: 'error',
      from: {
        path: '^app/features/([^/]+)/',
        pathNot: [...apart, '^app/features/(outbound|promo)/', '^app/features/credit-cards/kind/'],
      },
      to: { path: '^app/features/', pathNot: ['^app/features/$1/', `^${shared}`] },
    },
    {
      // The page before a lender shows the rates of the list that it follows, for the same answers, and keeps the
      // application that follows from it.
      name: 'outbound/ imports no feature but the shared ones, and the situation, list and applications of a product line',
      severity: 'error',
      from: { path: '^app/features/outbound/', pathNot: apart },
      to: {
        path: '^app/features/',
        pathNot: [
          '^app/features/outbound/',
          `^${shared}`,
          '^app/features/[^/]+/(situation|offers|application)/',
        ],
      },
    },
    {
      // The page of one kind of card shows a document of the library above its list.
      name: 'credit-cards/kind/ imports no feature but the shared ones, its line and the library',
      severity: 'error',
      from: { path: '^app/features/credit-cards/kind/', pathNot: apart },
      to: { path: '^app/features/', pathNot: ['^app/features/(credit-cards|library)/', `^${shared}`] },
    },
    {
      // A promo can create an account, with the rules and words of account/.
      name: 'promo/ imports no feature but the shared ones and account/',
      severity: 'error',
      from: { path: '^app/features/promo/', pathNot: apart },
      to: { path: '^app/features/', pathNot: ['^app/features/(promo|account)/', `^${shared}`] },
    },
    {
      name: 'shared features import no feature but schools/',
      severity: 'error',
      from: { path: `^${sharedFeatures}`, pathNot: apart },
      to: { path: '^app/features/', pathNot: ['^app/features/($1|schools)/'] },
    },
    {
      name: 'the catalog of cards imports no feature',
      severity: 'error',
      from: { path: `^${cardCatalog}`, pathNot: apart },
      to: { path: '^app/features/', pathNot: `^${cardCatalog}` },
    },
    {
      name: 'parts of student-loans import no part but situation/',
      severity: 'error',
      from: { path: '^app/features/student-loans/([^/]+)/', pathNot: apart },
      to: {
        path: '^app/features/student-loans/[^/]+/',
        pathNot: ['^app/features/student-loans/($1|situation)/'],
      },
    },
    {
      // The gallery is exempt: it is a development page that shows the fixtures the tests use.
      name: 'only tests import what is for tests',
      severity: 'error',
      from: { pathNot: [...apart, '^app/features/gallery/'] },
      to: { path: apart },
    },
    {
      name: 'every folder has a line in this file',
      severity: 'error',
      from: { path: '^(app/)?[^/]+/', pathNot: [...apart, ...fromRoot(Object.keys(mayImport))] },
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
