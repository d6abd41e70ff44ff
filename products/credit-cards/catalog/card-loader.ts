import type { Transaction } from 'kysely'
import type { Card } from '#domain/cards/card.ts'
import { daysBetween } from '#domain/dates.ts'
import { maxRateAgeDays } from '#domain/ranking/max-rate-age.ts'
import { type CatalogLoader, itemRows } from '#kit/catalog/catalog-loader.ts'
import { emptiedLines } from '#kit/catalog/emptied-lines.ts'
import {
  applyItems,
  type LoadResult,
  type LoadSteps,
  loadItems,
  readStored,
} from '#kit/catalog/load-items.ts'
import { type PaymentsPlan, planPayments } from '#kit/catalog/plan-payments.ts'
import {
  type FileRow,
  type Planned,
  planRows,
  type ReadRow,
  type RowsPlan,
  readRows,
  wholeCatalogProblems,
} from '#kit/catalog/plan-rows.ts'
import { dryRunLine, type Report, refusedFile } from '#kit/catalog/report.ts'
import { type SampleEnd, writeRowReport } from '#kit/catalog/row-report.ts'
import { pieces } from '#server/database/catalog-items.ts'
import { creditCards, topicsOf } from '#server/database/item-kinds.ts'
import type { Schema } from '#server/database/schema.ts'
import type { Write } from '#server/database/store.ts'
import {
  type Agreement,
  type AgreementCells,
  agreementCells,
  agreementFields,
  readAgreement,
} from './agreement-fields.ts'
import { cardCells, cardFields, readCard } from './card-fields.ts'
import { listsCards, readCardFile } from './read-card-file.ts'

/** A refused card is refused alone. */
export const cardLoader: CatalogLoader = {
  things: 'cards',
  documentation: 'docs/card-file.md',
  recognizes: listsCards,
  load: async (options, names) => writeReport(await loadItems(options, steps), names),
  exports: [
    { name: 'cards', columns: cardFields, readRows: itemRows(creditCards, cardCells) },
    {
      name: 'card-agreements',
      columns: agreementFields,
      async readRows(tx) {
        const issuers = await tx
          .selectFrom('card_issuer')
          .select('id')
          .where('is_sample', '=', false)
          .execute()
        const real = new Set(issuers.map(({ id }) => id))
        const agreements = await readAgreements(tx)
        return agreements.filter(({ sellerId }) => real.has(sellerId)).map(agreementCells)
      },
    },
  ],
}

interface ReadFile {
  cards: ReadRow<Card>[]
  agreements: FileRow<AgreementCells>[]
}

interface Plan {
  /** `null` when the file is one of agreements alone. */
  cards: (RowsPlan<Card> & SampleEnd) | null
  agreements: PaymentsPlan<Agreement>
}

const steps: LoadSteps<Card, ReadFile, Plan> = {
  kind: creditCards,
  read(opened, { today, isComplete }) {
    if (!opened.ok) return opened
    const read = readCardFile(opened.file)
    if (!read.ok) return read
    const { cards, agreements } = read.file
    if (cards.length === 0 && agreements.length === 0)
      return { ok: false, problems: ['The file contains no cards.'] }
    const rows = readRows(cards, 'card_id', (cells) => readCard(cells, today))
    const problems = wholeCatalogProblems(rows, { thing: 'card', example: 'oak-student' })
    if (isComplete && problems.length > 0) return { ok: false, problems }
    return { ok: true, file: { cards: oneNameEach(rows), agreements } }
  },
  async plan(tx, file, options) {
    const { stored: kept, samples } = await readStored(tx, creditCards, options.today)
    const cards = planRows(file.cards, kept, planned, options)
    const issuers = await tx.selectFrom('card_issuer').select('id').where('is_sample', '=', false).execute()
    const samplesRemoved = cards.written.length > 0 ? samples.length : 0
    const emptied = emptiedLines(creditCards, { stored: kept, samples, ...cards })
    return {
      cards: file.cards.length === 0 ? null : { ...cards, samplesRemoved, emptied },
      agreements: planPayments(file.agreements, {
        read: (cells) => readAgreement(cells, options.today),
        paysAnything: ({ paysUs }) => paysUs,
        field: 'issuer_id',
        things: 'its cards',
        stored: await readAgreements(tx),
        sellerIds: new Set([
          ...issuers.map(({ id }) => id),
          ...cards.written.map(({ item }) => item.issuerId),
        ]),
      }),
    }
  },
  async apply(tx, { cards, agreements }, at) {
    const topics =
      cards && (await applyItems(tx, creditCards, { ...cards, ...at })) ? topicsOf(creditCards) : []
    return (await writeAgreements(tx, agreements)) ? [...topics, 'card_issuer'] : topics
  },
}

const planned: Planned<Card, Card> = {
  kind: creditCards,
  thing: 'card',
  complete: (card) => card,
  readOn: { field: 'terms_seen_on', of: ({ termsSeenOn }) => termsSeenOn },
  listWarnings({ termsSeenOn }, today) {
    const ageDays = daysBetween(termsSeenOn, today)
    return ageDays > maxRateAgeDays
      ? [
          `terms_seen_on ${termsSeenOn} is ${ageDays} days ago: cards whose terms are older than ${maxRateAgeDays} ` +
            'days are not listed',
        ]
      : []
  },
  cells: cardCells,
}

/** Refuses a card whose issuer has another name on an earlier line, because one of the two is wrong. */
function oneNameEach(rows: readonly ReadRow<Card>[]): ReadRow<Card>[] {
  const names = new Map<string, string>()
  return rows.map((row) => {
    if (row.read.status !== 'listed') return row
    const { issuerId, issuerName } = row.read.item
    const name = names.get(issuerId) ?? issuerName
    names.set(issuerId, name)
    if (name === issuerName) return row
    const problems = [`issuer_name "${issuerName}" is "${name}" on an earlier line`]
    return { ...row, read: { status: 'refused', problems } }
  })
}

async function readAgreements(tx: Transaction<Schema>): Promise<Agreement[]> {
  const rows = await tx.selectFrom('card_issuer_payment').selectAll().orderBy('issuer_id').execute()
  return rows.map(({ issuer_id, agreed_on }) => ({
    sellerId: issuer_id,
    paysUs: true,
    agreedOn: agreed_on,
  }))
}

/** Returns whether anything changed. */
async function writeAgreements(tx: Write, { written, ended }: PaymentsPlan<Agreement>): Promise<boolean> {
  for (const ids of pieces([...ended, ...written.map(({ sellerId }) => sellerId)]))
    await tx.deleteFrom('card_issuer_payment').where('issuer_id', 'in', ids).execute()
  const rows = written.map(({ sellerId, agreedOn }) => ({ issuer_id: sellerId, agreed_on: agreedOn }))
  for (const some of pieces(rows)) await tx.insertInto('card_issuer_payment').values(some).execute()
  return written.length + ended.length > 0
}

/** Writes the operator's report: the cards as of any file of rows, and each changed agreement. */
function writeReport(
  result: LoadResult<Plan>,
  { file, isDryRun }: { file: string; isDryRun: boolean },
): Report {
  if (result.status === 'refused') return refusedFile(file, result.problems)
  const { cards, agreements } = result
  const ofCards: Report = cards
    ? writeRowReport(cards, { isDryRun: false, thing: 'card' })
    : { done: [], problems: [], exitCode: 0 }
  const noted = agreements.written.length + agreements.ended.length + agreements.unchangedCount
  const isRefused = ofCards.exitCode !== 0 || agreements.problems.length > 0
  const isLoaded = (cards !== null && ofCards.exitCode !== 1) || noted > 0
  return {
    done: [
      ...ofCards.done,
      ...agreements.written.map(({ sellerId }) => `${sellerId}: recorded that it pays us.`),
      ...agreements.ended.map((id) => `${id}: no longer pays us anything.`),
      ...(isDryRun ? [dryRunLine] : []),
    ],
    problems: [...ofCards.problems, ...agreements.problems.map(({ at, text }) => `${at}: ${text}.`)],
    exitCode: isRefused ? (isLoaded ? 2 : 1) : 0,
  }
}
