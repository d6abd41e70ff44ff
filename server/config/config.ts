import { isIP } from 'node:net'
import { z } from 'zod'
import { isLoopback } from '#domain/network-of-address.ts'
import { type LineCategory, lineCategories } from '#domain/product-line.ts'
import { zoneName } from '#domain/zone-name.ts'
import { ownApi } from './own-api.ts'

/** The publisher's address of the official school directory (IPEDS HD2024, NCES). */
const OFFICIAL_SCHOOLS_URL = 'https://nces.ed.gov/ipeds/datacenter/data/HD2024.zip'

/** The Bureau's address of the survey of card terms for the half-year that this version was written in. */
const CARD_SURVEY_URL = 'https://files.consumerfinance.gov/f/documents/cfpb_tccp-data_2025-12-31.xlsx'

/** Settings that an empty variable turns off; for all others it counts as absent. */
const offWhenEmpty = ['SCHOOLS_SOURCE_URL', 'CARD_SURVEY_SOURCE_URL']

const wholeNumber = (min: number, max: number, fallback: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be between ${min} and ${max}`)
    .default(fallback)

const httpUrl = z
  .string()
  .refine((value) => /^https?:\/\//.test(value) && URL.canParse(value), 'must be an http or https URL')
  .transform((value) => value.replace(/\/+$/, ''))

/** The site must be at the root of its host, because every address, cookie and origin check assumes that. */
const origin = httpUrl.refine((value) => {
  const url = URL.parse(value)
  return !url || (url.pathname === '/' && url.search + url.hash + url.username === '')
}, 'must be a host without a path, such as https://bursar.example')

/** A query is refused because the mail library would read options from it, such as one that turns TLS off. */
const smtpUrl = z
  .string()
  .refine(
    (value) => /^smtps?:\/\/[^?#]*$/.test(value) && URL.canParse(value),
    'must be an smtp: or smtps: URL without a query string',
  )

const mailbox = z.email('must be an email address such as contact@bursar.example')

/** On one line, as an email has it; words such as "to be filled in" are no address. */
const postalAddress = z
  .string()
  .trim()
  .max(200)
  .refine(
    (value) => /^[^\p{Cc}]{12,}$/u.test(value) && /\d/.test(value) && value.includes(','),
    'must be a street address or a registered P.O. box on one line, such as 100 Main Street, Springfield, IL 62701',
  )

const origins = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  )
  .refine(
    (values) => values.every((value) => !value.includes('*') && URL.parse(value)?.origin === value),
    'must be origins such as https://studio.example, separated by commas',
  )

/** A script of another company; plain http is for one on this machine, such as in tests. */
const vendorScript = z.string().refine((value) => {
  const url = URL.parse(value)
  if (!url || url.hash + url.username !== '' || url.href !== value) return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))
}, 'must be the https address of a script, such as https://tags.example/site.js')

const token = z
  .string()
  .regex(/^[\w.~+/=-]{16,200}$/, 'must be 16 to 200 letters, digits, or any of . ~ + / = _ -')
  .optional()

const yesOrNo = z.enum(['true', 'false'], 'must be true or false').transform((value) => value === 'true')

/** The lines that are on, in the order of the site; none is left out by writing it twice. */
const lines = z
  .string()
  .optional()
  .transform((value, { addIssue }): readonly LineCategory[] => {
    if (value === undefined) return lineCategories
    const named = value.split(',').map((part) => part.trim())
    const on = lineCategories.filter((line) => named.includes(line))
    if (named.every((name) => on.some((line) => line === name))) return on
    addIssue(`must be one or more of ${lineCategories.join(', ')}, separated by commas`)
    return z.NEVER
  })

/**
 * A bucket with its keys, as one address: https://KEY:SECRET@HOST/BUCKET. Most hosts of Amazon name their region; for
 * others, it is in the query.
 */
const bucket = z
  .string()
  .refine(
    (value) =>
      /^https?:[/][/][^:/@]+:[^/@]+@[^/@]+[/][^/?#]+[^?#]*([?]region=[-a-z0-9]+)?$/.test(value) &&
      URL.canParse(value),
    'must be like https://KEY:SECRET@HOST/BUCKET?region=us-east-1, with %2F for a / in the secret',
  )
  .transform((value) => {
    const { origin, pathname, username, password, searchParams, hostname } = new URL(value)
    return {
      url: origin + pathname.replace(/[/]+$/, ''),
      accessKeyId: decodeURIComponent(username),
      secretAccessKey: decodeURIComponent(password),
      region:
        searchParams.get('region') ??
        /^s3[.]([-a-z0-9]+)[.]amazonaws[.]com$/.exec(hostname)?.[1] ??
        'us-east-1',
    }
  })

const timeZone = z.string().refine((value) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: value }))
  } catch {
    return false
  }
}, 'must be a time zone such as America/New_York')

const trustProxy = z
  .string()
  .refine(
    (value) =>
      /^(true|false|\d+)$/.test(value) || value.split(',').every((part) => isAddressRange(part.trim())),
    'must be true, false, a number of hops, or addresses such as 10.0.0.0/8 separated by commas',
  )

function isAddressRange(text: string): boolean {
  const [address = '', bits = '0', ...more] = text.split('/')
  const named = ['loopback', 'linklocal', 'uniquelocal'].includes(text)
  return (
    named ||
    (more.length === 0 &&
      isIP(address) !== 0 &&
      /^\d{1,3}$/.test(bits) &&
      Number(bits) <= (isIP(address) === 4 ? 32 : 128))
  )
}

/** Plain http is for a service on this machine, such as in tests; anywhere else it could be read and changed. */
const issuerAddress = z.string().refine((value) => {
  const url = URL.parse(value)
  if (!url || url.search + url.hash + url.username !== '') return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))
}, 'must be an https URL without a query string')

/** A service that visitors sign in with. */
const issuer = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9][-a-z0-9]{0,29}$/, 'may contain only a–z, 0–9, and -, at most 30 characters'),
  name: z.string().trim().min(1).max(40),
  /** Exactly as the service states it, because tokens are compared with it. */
  issuer: issuerAddress,
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
})

const issuers = z
  .string()
  .default('[]')
  .transform((text, { addIssue }) => {
    try {
      const value: unknown = JSON.parse(text)
      return value
    } catch {
      addIssue('must be a list in JSON, as .env.example shows')
      return z.NEVER
    }
  })
  .pipe(z.array(issuer).max(5))
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'must give each service its own id')
  .refine(
    (all) => new Set(all.map((each) => each.issuer)).size === all.length,
    'must list each service only once',
  )

/** All settings as environment variables, parsed once; `.env.example` explains each one. */
const environment = z.object({
  PORT: wholeNumber(0, 65_535, 3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  ASSETS_URL: bucket.optional(),
  SITE_URL: origin.optional(),
  SITE_NAME: z.string().max(60).default('Bursar'),
  SUPPORT_TIME_ZONE: timeZone.default('America/New_York'),
  API_URL: httpUrl.optional(),
  SCHOOLS_API_URL: httpUrl.optional(),
  SCHOOLS_SOURCE_URL: z.union([z.literal(''), httpUrl]).default(OFFICIAL_SCHOOLS_URL),
  CARD_SURVEY_SOURCE_URL: z.union([z.literal(''), httpUrl]).default(CARD_SURVEY_URL),
  CONTENT_PROJECT_ID: z
    .string()
    .regex(/^[-a-z0-9]+$/, 'may contain only a–z, 0–9, and -')
    .default('bursar'),
  CONTENT_DATASET: z
    .string()
    .regex(/^[a-z0-9][-\w]{0,63}$/, 'may contain only a–z, 0–9, -, and _, at most 64 characters')
    .default('production'),
  CONTENT_API_HOST: httpUrl.optional(),
  CONTENT_READ_TOKEN: token,
  CONTENT_WRITE_TOKEN: token,
  CONTENT_ALLOWED_ORIGINS: origins,
  CONTENT_HISTORY_DAYS: wholeNumber(0, 36_500, 365),
  PRODUCT_LINES: lines,
  SAMPLE_DATA: yesOrNo.optional(),
  SAMPLE_ACCOUNT: yesOrNo.optional(),
  SMTP_URL: smtpUrl.optional(),
  SMTP_WITHOUT_TLS: yesOrNo.default(false),
  MAIL_FROM: mailbox.optional(),
  OPERATOR_MAIL: mailbox.optional(),
  OPERATOR_NAME: z.string().trim().min(1).max(100).optional(),
  OPERATOR_ADDRESS: postalAddress.optional(),
  OPERATOR_TOKEN: token,
  SECURITY_CONTACT: z.string().optional(),
  CONSENT_SCRIPT_URL: vendorScript.optional(),
  TAG_SCRIPT_URL: vendorScript.optional(),
  TAG_HOSTS: origins,
  OIDC_ISSUERS: issuers,
  OIDC_TIMEOUT_MS: wholeNumber(100, 10_000, 4_000),
  TRUST_PROXY: trustProxy.default('false'),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  BODY_LIMIT_BYTES: wholeNumber(1024, 100_000_000, 64 * 1024),
  REQUEST_TIMEOUT_MS: wholeNumber(100, 600_000, 15_000),
  SHUTDOWN_TIMEOUT_MS: wholeNumber(0, 600_000, 10_000),
  PAGE_TIMEOUT_MS: wholeNumber(100, 60_000, 5_000),
  PAGE_CACHE_BYTES: wholeNumber(0, 4_000_000_000, 64 * 1024 * 1024),
  CONNECTIONS: wholeNumber(1, 1_000_000, 10_000),
  CONNECTIONS_PER_ADDRESS: wholeNumber(1, 1_000_000, 2_000),
  REQUESTS_PER_MINUTE: wholeNumber(1, 1_000_000_000, 600),
  LOGINS_PER_ACCOUNT: wholeNumber(1, 1_000_000_000, 10),
  LOGINS_PER_ACCOUNT_DAILY: wholeNumber(1, 1_000_000_000, 100),
  LOGINS_PER_ADDRESS: wholeNumber(1, 1_000_000_000, 50),
  ACCOUNTS_PER_ADDRESS: wholeNumber(1, 1_000_000_000, 20),
  DRAFTS_PER_ADDRESS: wholeNumber(1, 1_000_000_000, 200),
  MESSAGES_PER_ADDRESS: wholeNumber(1, 1_000_000_000, 10),
  ENTRIES_PER_ADDRESS: wholeNumber(1, 1_000_000_000, 200),
  EMAILS_PER_ADDRESS: wholeNumber(1, 1_000_000_000, 20),
  EMAILS_PER_RECIPIENT: wholeNumber(1, 1_000_000_000, 5),
  CLICKS_PER_ADDRESS: wholeNumber(1, 1_000_000_000, 60),
  EMAILS_PER_RECIPIENT_DAILY: wholeNumber(1, 1_000_000_000, 20),
  EMAILS_PER_HOUR: wholeNumber(1, 1_000_000_000, 1_000),
  LIMIT_WINDOW_MINUTES: wholeNumber(1, 1440, 15),
  SCHOOLS_FETCH_TIMEOUT_MS: wholeNumber(100, 600_000, 60_000),
  SCHOOLS_FETCH_BYTES: wholeNumber(1024, 1_000_000_000, 50 * 1024 * 1024),
  CARD_SURVEY_FETCH_TIMEOUT_MS: wholeNumber(100, 600_000, 60_000),
  CARD_SURVEY_FETCH_BYTES: wholeNumber(1024, 1_000_000_000, 16 * 1024 * 1024),
})

const settings = environment
  .refine((env) => env.OIDC_ISSUERS.length === 0 || env.SITE_URL !== undefined, {
    path: ['OIDC_ISSUERS'],
    message: 'needs SITE_URL, because each service sends visitors back to one fixed URL',
  })
  .refine((env) => env.TAG_HOSTS.length === 0 || env.TAG_SCRIPT_URL !== undefined, {
    path: ['TAG_HOSTS'],
    message: 'needs TAG_SCRIPT_URL, because only its script uses these hosts',
  })

/** Settings whose names changed, by the old one: ignoring it would quietly bring the default back. */
const renamedSettings: Readonly<Record<string, keyof typeof environment.shape>> = {
  LETTERS_PER_ADDRESS: 'EMAILS_PER_ADDRESS',
  LETTERS_PER_RECIPIENT: 'EMAILS_PER_RECIPIENT',
  LETTERS_PER_RECIPIENT_DAILY: 'EMAILS_PER_RECIPIENT_DAILY',
  LETTERS_PER_HOUR: 'EMAILS_PER_HOUR',
  SAMPLES: 'SAMPLE_DATA',
}

export const settingNames = Object.keys(environment.shape)

export type Config = ReturnType<typeof fromEnvironment>

/**
 * Parses the settings. An empty variable counts as absent, except where empty means off.
 * @returns the settings, or one line per problem that names the variable
 */
export function readConfig(
  env: Record<string, string | undefined>,
): { ok: true; config: Config } | { ok: false; problems: string[] } {
  const present = Object.fromEntries(
    Object.entries(env).filter(([name, value]) => value !== '' || offWhenEmpty.includes(name)),
  )
  const renamed = Object.entries(renamedSettings)
    .filter(([oldName]) => oldName in present)
    .map(([oldName, name]) => `${oldName}: is now called ${name}`)
  const parsed = settings.safeParse(present)
  if (parsed.success && renamed.length === 0) return { ok: true, config: fromEnvironment(parsed.data) }
  const invalid = parsed.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? []
  return { ok: false, problems: [...renamed, ...invalid] }
}

function fromEnvironment(env: z.infer<typeof environment>) {
  const siteIsLocal = isLoopback(env.HOST) && (!env.SITE_URL || isLoopback(new URL(env.SITE_URL).hostname))
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    /** The bucket of original images and files; undefined when they are in the database or DATA_DIR. */
    s3: env.ASSETS_URL,
    siteUrl: env.SITE_URL,
    siteName: env.SITE_NAME,
    supportTimeZoneName: zoneName(env.SUPPORT_TIME_ZONE),
    apiUrl: env.API_URL ?? ownApi,
    schoolsApiUrl: env.SCHOOLS_API_URL ?? env.API_URL ?? ownApi,
    schoolsSourceUrl: env.SCHOOLS_SOURCE_URL,
    cardSurveySourceUrl: env.CARD_SURVEY_SOURCE_URL,
    content: {
      projectId: env.CONTENT_PROJECT_ID,
      dataset: env.CONTENT_DATASET,
      /** The address of a hosted content service; undefined when this server provides the content itself. */
      apiHost: env.CONTENT_API_HOST,
      readToken: env.CONTENT_READ_TOKEN,
      writeToken: env.CONTENT_WRITE_TOKEN,
      allowedOrigins: env.CONTENT_ALLOWED_ORIGINS,
      historyDays: env.CONTENT_HISTORY_DAYS,
    },
    /** The product lines that the site has; it has no pages of the others, and no links to them. */
    productLines: env.PRODUCT_LINES,
    /** Whether a product line without real items lists samples; by default only where the site is local. */
    samples: env.SAMPLE_DATA ?? siteIsLocal,
    /** The sample account has a well-known password, so by default it exists only where the site is local. */
    sampleAccount: env.SAMPLE_ACCOUNT ?? siteIsLocal,
    mail: {
      /** Undefined when emails are written to files instead. */
      smtpUrl: env.SMTP_URL,
      /** Whether a message may travel unencrypted to a server that offers no TLS. */
      withoutTls: env.SMTP_WITHOUT_TLS,
      from: env.MAIL_FROM ?? `noreply@${getHost(env.SITE_URL)}`,
      operator: env.OPERATOR_MAIL ?? `contact@${getHost(env.SITE_URL)}`,
    },
    /** Who answers for the site. */
    operator: {
      /** Undefined until whoever runs the site has set it. */
      name: env.OPERATOR_NAME,
      postalAddress: env.OPERATOR_ADDRESS,
      /** Opens /operator and /metrics; undefined when neither exists. */
      token: env.OPERATOR_TOKEN,
    },
    /** Whether SITE_URL says that others than this machine see the site. */
    isPublic: env.SITE_URL !== undefined && !isLoopback(new URL(env.SITE_URL).hostname),
    /** Whether HOST lets other machines reach the server, if only through a proxy. */
    isOpen: !isLoopback(env.HOST),
    securityContact: env.SECURITY_CONTACT,
    /** Scripts of other companies, which load after the visitor's consent. */
    vendors: {
      /** In the order in which they load: the one that manages consent, then the one that loads tags. */
      scripts: [env.CONSENT_SCRIPT_URL, env.TAG_SCRIPT_URL].filter((url) => url !== undefined),
      /** Origins that the tags call, besides those of the scripts. */
      hosts: env.TAG_HOSTS,
    },
    signOn: {
      /** The services that visitors can sign in with; none while accounts are stored on another host. */
      issuers: env.API_URL === undefined ? env.OIDC_ISSUERS : [],
      /** The longest wait for each answer of such a service. */
      timeoutMs: env.OIDC_TIMEOUT_MS,
    },
    trustProxy: parseTrustProxy(env.TRUST_PROXY),
    logLevel: env.LOG_LEVEL,
    limits: {
      bodyBytes: env.BODY_LIMIT_BYTES,
      requestTimeoutMs: env.REQUEST_TIMEOUT_MS,
      shutdownTimeoutMs: env.SHUTDOWN_TIMEOUT_MS,
      pageTimeoutMs: env.PAGE_TIMEOUT_MS,
      pageCacheBytes: env.PAGE_CACHE_BYTES,
      connections: env.CONNECTIONS,
      connectionsPerAddress: env.CONNECTIONS_PER_ADDRESS,
      requestsPerMinute: env.REQUESTS_PER_MINUTE,
      loginsPerAccount: env.LOGINS_PER_ACCOUNT,
      loginsPerAccountDaily: env.LOGINS_PER_ACCOUNT_DAILY,
      loginsPerAddress: env.LOGINS_PER_ADDRESS,
      accountsPerAddress: env.ACCOUNTS_PER_ADDRESS,
      draftsPerAddress: env.DRAFTS_PER_ADDRESS,
      messagesPerAddress: env.MESSAGES_PER_ADDRESS,
      entriesPerAddress: env.ENTRIES_PER_ADDRESS,
      emailsPerAddress: env.EMAILS_PER_ADDRESS,
      emailsPerRecipient: env.EMAILS_PER_RECIPIENT,
      clicksPerAddress: env.CLICKS_PER_ADDRESS,
      emailsPerRecipientDaily: env.EMAILS_PER_RECIPIENT_DAILY,
      emailsPerHour: env.EMAILS_PER_HOUR,
      windowMinutes: env.LIMIT_WINDOW_MINUTES,
      schoolsFetchTimeoutMs: env.SCHOOLS_FETCH_TIMEOUT_MS,
      schoolsFetchBytes: env.SCHOOLS_FETCH_BYTES,
      cardSurveyFetchTimeoutMs: env.CARD_SURVEY_FETCH_TIMEOUT_MS,
      cardSurveyFetchBytes: env.CARD_SURVEY_FETCH_BYTES,
    },
  }
}

function getHost(siteUrl: string | undefined): string {
  return siteUrl === undefined ? 'localhost.localdomain' : new URL(siteUrl).hostname
}

/** Parses `true`, `false`, a number of hops or a list of addresses into the form that Fastify expects. */
function parseTrustProxy(value: string): boolean | string[] | ((address: string, hop: number) => boolean) {
  if (value === 'true' || value === 'false') return value === 'true'
  if (/^\d+$/.test(value)) return (_address, hop) => hop < Number(value)
  return value.split(',').map((address) => address.trim())
}
