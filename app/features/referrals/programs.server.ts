import { createHash, randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { isOpen, lastDayToClaim, type RewardProgram } from '#domain/referrals/reward.ts'
import type { Database } from '#server/database/database.ts'
import { lockStart } from '#server/database/migrate.ts'
import type { RewardProgramTable } from '#server/database/schema.ts'
import type { Write } from '#server/database/store.ts'

/** The topic of pages that show what is given for referrals. */
export const programTopic = 'reward_program'

/** Reads all programs, the latest first. */
export async function listPrograms({ read }: Pick<Database, 'read'>): Promise<RewardProgram[]> {
  const rows = await read
    .selectFrom('reward_program')
    .selectAll()
    .orderBy('opens_on', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(toProgram)
}

/** The program whose terms matter today. */
export interface ProgramNow {
  program: RewardProgram
  /** `ended`: sign-ups no longer count, and what was earned can still be claimed. */
  phase: 'announced' | 'open' | 'ended'
  /** Whether every reward is taken; one that is refused becomes free again. */
  isUsedUp: boolean
}

/** Returns the open program, else the next one, else the latest whose rewards can still be claimed. */
export async function findProgramNow(
  database: Pick<Database, 'read'>,
  today: string,
): Promise<ProgramNow | undefined> {
  const programs = await listPrograms(database)
  const open = programs.find((each) => isOpen(each, today))
  const announced = programs.findLast(({ opensOn }) => opensOn > today)
  const ended = programs.find((each) => each.closesOn < today && today <= lastDayToClaim(each))
  const program = open ?? announced ?? ended
  if (!program) return undefined
  const phase = program === open ? 'open' : program === announced ? 'announced' : 'ended'
  const isUsedUp = (await countRewards(database.read, program.id)) >= program.budget
  return { program, phase, isUsedUp }
}

/** Counts the rewards of a program that are not refused. */
export async function countRewards(
  read: Database['read'],
  programId: string,
  of: { accountId?: string; since?: string } = {},
): Promise<number> {
  let query = read
    .selectFrom('reward')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('program_id', '=', programId)
    .where('state', '<>', 'refused')
  if (of.accountId !== undefined) query = query.where('account_id', '=', of.accountId)
  if (of.since !== undefined) query = query.where('earned_on', '>=', of.since)
  return Number((await query.executeTakeFirstOrThrow()).count)
}

/**
 * Opens a program. The same again changes nothing.
 * @throws an error for the operator if it contradicts the program of that id, or overlaps with another
 */
export async function openProgram(
  database: Database,
  program: RewardProgram,
  today: string,
): Promise<RewardProgram> {
  return database.write(async (tx) => {
    // Two operators at once would otherwise both see that there is no other program.
    await lockStart(tx, database.dialect)
    const programs = await listPrograms({ read: tx })
    const same = programs.find(({ id }) => id === program.id)
    if (same) {
      if (JSON.stringify(toRow(same)) !== JSON.stringify(toRow(program)))
        throw new Error(`Program "${program.id}" already exists with different terms.`)
      return same
    }
    if (program.opensOn < today)
      throw new Error('A program can open today at the earliest: no one knew its terms before now.')
    const other = programs.find(
      (each) => each.closesOn >= program.opensOn && each.opensOn <= program.closesOn,
    )
    if (other)
      throw new Error(
        `Program "${other.id}" runs on some of the same days, and only one program can run at a time.`,
      )
    await tx.insertInto('reward_program').values(toRow(program)).execute()
    await database.changed(tx, programTopic)
    return program
  })
}

/**
 * Ends a program today: later sign-ups don't count. What was earned stays.
 * @throws an error for the operator if it has not opened, or has ended
 */
export async function closeProgram(database: Database, id: string, today: string): Promise<RewardProgram> {
  return database.write(async (tx) => {
    const program = await lockProgram(tx, id)
    if (!isOpen(program, today)) throw new Error(`Program "${id}" is not open today.`)
    await tx.updateTable('reward_program').set({ closes_on: today }).where('id', '=', id).execute()
    await database.changed(tx, programTopic)
    return { ...program, closesOn: today }
  })
}

/**
 * Loads what is handed over for the rewards of a program. Codes that were loaded before are left out.
 * @returns how many are new
 */
export async function loadCodes(database: Database, programId: string, codes: readonly string[]) {
  return database.write(async (tx) => {
    await lockProgram(tx, programId)
    let loaded = 0
    for (const code of codes) {
      const inserted = await tx
        .insertInto('reward_code')
        .values({
          id: randomUUID(),
          program_id: programId,
          code,
          code_hash: createHash('sha256').update(code).digest('base64url'),
          reward_id: null,
          lease_ends_at: null,
          claimed_at: null,
        })
        .onConflict((conflict) => conflict.column('code_hash').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (inserted) loaded += 1
    }
    return loaded
  })
}

/** Counts the codes of a program that nobody has been handed. */
export async function countUnclaimedCodes({ read }: Pick<Database, 'read'>, programId: string) {
  const { count } = await read
    .selectFrom('reward_code')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('program_id', '=', programId)
    .where('claimed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Reads a program and, until the end of the write, makes every other write that does so wait: rewards are earned,
 * decided and claimed one after the other.
 * @throws an error for the operator if there is none
 */
export async function lockProgram(tx: Write, id: string): Promise<RewardProgram> {
  const row = await tx
    .updateTable('reward_program')
    .set((eb) => ({ id: eb.ref('id') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new Error(`There is no reward program "${id}".`)
  return toProgram(row)
}

export function toProgram(row: Selectable<RewardProgramTable>): RewardProgram {
  return {
    id: row.id,
    opensOn: row.opens_on,
    closesOn: row.closes_on,
    amountCents: row.amount_cents,
    budget: row.budget,
    perMonth: row.per_month,
    inAll: row.in_all,
    termsVersion: row.terms_version,
    gives: row.gives,
    sponsor: { name: row.sponsor_name, postalAddress: row.sponsor_address },
  }
}

function toRow(program: RewardProgram): Selectable<RewardProgramTable> {
  return {
    id: program.id,
    opens_on: program.opensOn,
    closes_on: program.closesOn,
    amount_cents: program.amountCents,
    budget: program.budget,
    per_month: program.perMonth,
    in_all: program.inAll,
    terms_version: program.termsVersion,
    gives: program.gives,
    sponsor_name: program.sponsor.name,
    sponsor_address: program.sponsor.postalAddress,
  }
}
