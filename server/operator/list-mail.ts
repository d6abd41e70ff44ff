import type { Database } from '#server/database/database.ts'

/** The most emails that are listed one by one. */
const maxListed = 200

/** Counts the emails by state, and lists those that need the operator, oldest first. */
export async function listMail(
  { read }: Database,
  { withAddresses }: { withAddresses: boolean },
): Promise<string[]> {
  const counts = await read
    .selectFrom('mail')
    .select((eb) => ['kind', 'state', eb.fn.countAll<number | string>().as('count')])
    .groupBy(['kind', 'state'])
    .orderBy('kind')
    .orderBy('state')
    .execute()
  const open = await read
    .selectFrom('mail')
    .select(['id', 'kind', 'state', 'tries', 'problem', 'email', 'created_at', 'due_at'])
    .where((eb) =>
      eb.or([
        eb('state', 'in', ['unknown', 'dead']),
        eb.and([eb('state', '=', 'waiting'), eb('tries', '>', 0)]),
      ]),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(maxListed + 1)
    .execute()
  const lines = open.slice(0, maxListed).map(({ id, kind, state, tries, problem, email, ...at }) => {
    const to = withAddresses ? ` to ${email}` : ''
    const until = state === 'waiting' ? ` until ${at.due_at.toISOString()}` : ''
    const after = tries === 1 ? '1 try' : `${tries} tries`
    return `${id} ${kind}${to} from ${at.created_at.toISOString()} is ${state}${until} after ${after}: ${problem}`
  })
  const canBeSent = open.some(({ state }) => state !== 'waiting')
  return [
    ...(counts.length === 0 ? ['No emails in the last 30 days.'] : []),
    ...counts.map(({ kind, state, count }) => `${String(count).padStart(6)} ${state.padEnd(8)} ${kind}`),
    ...lines,
    ...(open.length > maxListed ? [`Only the first ${maxListed} are listed.`] : []),
    ...(canBeSent ? ['Send one again: npm run operator -- mail-again ID'] : []),
    ...(open.length > 0 ? ['Drop one: npm run operator -- mail-drop ID'] : []),
  ]
}
