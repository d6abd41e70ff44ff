import { productLines } from '#domain/product-line.ts'

const lineNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(productLines).map(({ category, name }) => [category, name]),
)

/** Texts of the operator's page. */
export const operatorText = {
  title: 'Operator',
  description: 'This site’s figures, and what is wrong with it right now, for the site administrator.',
  signIn: {
    lead: 'This page is for the site administrator. Enter the value of the OPERATOR_TOKEN environment variable.',
    token: 'Operator token',
    button: 'Show the figures',
    wrong: 'That isn’t this site’s operator token.',
    missing: 'Enter the operator token.',
    busy: 'The database isn’t responding, so attempts can’t be counted. Try again in a minute.',
    tooMany: (minutes: number) =>
      `Too many attempts from your network. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  },
  signOut: 'Lock this page',
  asOf: (moment: string) => `As of ${moment}. This page contains no names; reload it for current figures.`,
  fine: 'Nothing is wrong right now.',
  wrong: 'What is wrong right now',
  line: (category: string) => lineNames[category] ?? 'Offers no longer listed',
  problems: {
    database: 'The database isn’t responding. Cached pages still load; forms don’t work.',
    slowDatabase: (ms: number) => `The database took ${ms} ms to respond; it usually takes a few.`,
    content: 'The content service isn’t responding. Pages show the last content they loaded.',
    mail: (problem: string) =>
      `The mail server can’t be used: ${problem}. Emails stay in the queue until it works again.`,
    dead: (count: number) =>
      `${count} ${count === 1 ? 'email was' : 'emails were'} abandoned in the last 30 days. “npm run operator -- mail” lists them.`,
    unknown: (count: number) =>
      `${count} ${count === 1 ? 'email' : 'emails'} may or may not have arrived. “npm run operator -- mail” lists them.`,
    waitingMail: (since: string) => `The oldest email has been waiting since ${since}.`,
    queue: (count: number) => `${count} requests are waiting in the queue.`,
    connections: (open: number, max: number) => `${open} of ${max} connections are open.`,
    loop: (ms: number) => `One in a hundred event loop ticks is delayed by ${ms} ms or more.`,
    errors: (count: number) =>
      `${count} ${count === 1 ? 'response' : 'responses'} with a server error (5xx) in the last two hours. The log says why.`,
    tooOld: (line: string, count: number) =>
      `${line}: ${count} of the listed items ${count === 1 ? 'has' : 'have'} terms older than 30 days. Check them and reload the file.`,
    soonTooOld: (line: string, count: number) => `${line}: ${count} more will be too old within a week.`,
    refused: (name: string, count: number) => `${name}: ${count} rows were rejected when it was loaded.`,
  },
  health: {
    title: 'Health',
    part: 'Part',
    state: 'State',
    database: 'Database',
    content: 'Content service',
    mail: 'Mail',
    process: 'This process',
    answersIn: (ms: number) => `responds in ${ms} ms`,
    answers: 'responds',
    silent: 'doesn’t respond',
    files: 'emails are saved as files: SMTP_URL isn’t set',
    ready: 'the mail server accepts emails',
    running: (version: string, since: string) => `version ${version}, running since ${since}`,
    commit: (commit: string) => `commit ${commit}`,
  },
  traffic: {
    title: 'Requests',
    figure: 'Figure',
    value: 'Now',
    pages: 'Pages and searches: queued, and being rendered',
    changes: 'Changes: queued, and in progress',
    connections: 'Open connections',
    listeners: 'Content service listeners',
    loop: 'Event loop delay, median and 99th percentile',
    both: (waiting: number, running: number) => `${waiting} and ${running}`,
    of: (count: string, all: string) => `${count} of ${all}`,
    delay: (half: number, most: number) => `${half} and ${most} ms`,
  },
  cache: {
    title: 'Pages in memory',
    pages: 'Pages',
    bytes: 'Memory',
    hits: 'Served from the cache',
    misses: 'Rendered',
  },
  mail: {
    title: 'Emails in the last 30 days',
    kind: 'Kind',
    states: {
      waiting: 'Waiting',
      sending: 'Sending',
      sent: 'Sent',
      unknown: 'Unknown',
      dead: 'Abandoned',
      dropped: 'Not wanted',
    },
    none: 'No emails in the last 30 days.',
  },
  catalogs: {
    title: 'What is listed',
    line: 'Product line',
    items: 'Items',
    loaded: 'New terms loaded',
    old: 'Too old now, and within a week',
    samples: (count: number) => `${count} samples`,
    never: '–',
  },
  schools: {
    title: 'School and cost files',
    file: 'File',
    count: 'Schools',
    refused: 'Rejected rows',
    loaded: 'Loaded',
    none: 'No file is loaded; the bundled list of schools is used.',
  },
  people: {
    title: 'Accounts',
    accounts: 'Accounts',
    sessions: 'Open sessions',
  },
  documents: { title: 'Published documents', type: 'Type', count: 'Documents' },
  charts: {
    summary: 'The same figures as a table',
    clicks: 'Offers chosen per day, last 30 days (UTC)',
    signUps: 'New accounts per day, last 30 days (UTC)',
    errors: 'Errors per hour, last 24 hours (UTC)',
    newAccounts: 'New accounts',
    serverErrors: 'Server errors (5xx)',
    limited: 'Too many requests (429)',
    day: 'Day',
    hour: 'Hour',
    total: (count: number) => `${count} total`,
    label: (name: string, count: number, most: number) =>
      `${name}: ${count} total, at most ${most} at a time`,
  },
}
