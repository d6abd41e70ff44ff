import type { Database } from '#server/database/database.ts'

/** What one lender in the catalog pays us. Money is in cents; 0 means no payment of that kind. */
export interface LenderPayment {
  lenderId: string
  name: string
  /** Whether the lender is invented, and what it pays with it. */
  isSample: boolean
  perClickCents: number
  perApplicationCents: number
  perFundedLoanCents: number
  /** `YYYY-MM-DD`; null when the lender pays nothing at all. */
  agreedOn: string | null
}

/** Reads what each lender in the catalog pays, by lender name; only the page that publishes it may use it. */
export async function readPayments({ read }: Pick<Database, 'read'>): Promise<LenderPayment[]> {
  const rows = await read
    .selectFrom('lender')
    .leftJoin('lender_payment', 'lender_payment.lender_id', 'lender.id')
    .select(['lender.id', 'lender.name', 'lender.is_sample', 'per_click_cents', 'per_application_cents'])
    .select(['per_funded_loan_cents', 'agreed_on'])
    .orderBy('lender.name')
    .execute()
  return rows.map((row) => ({
    lenderId: row.id,
    name: row.name,
    isSample: row.is_sample,
    perClickCents: row.per_click_cents ?? 0,
    perApplicationCents: row.per_application_cents ?? 0,
    perFundedLoanCents: row.per_funded_loan_cents ?? 0,
    agreedOn: row.agreed_on,
  }))
}

/** Whether one card issuer in the catalog pays us. How much is not stored. */
export interface IssuerPayment {
  issuerId: string
  name: string
  isSample: boolean
  /** `YYYY-MM-DD`; null when the issuer pays nothing at all. */
  agreedOn: string | null
}

/** Reads which card issuers pay us, by name. */
export async function readIssuerPayments({ read }: Pick<Database, 'read'>): Promise<IssuerPayment[]> {
  const rows = await read
    .selectFrom('card_issuer')
    .leftJoin('card_issuer_payment', 'card_issuer_payment.issuer_id', 'card_issuer.id')
    .select(['card_issuer.id', 'card_issuer.name', 'card_issuer.is_sample', 'agreed_on'])
    .orderBy('card_issuer.name')
    .execute()
  return rows.map(({ id, name, is_sample: isSample, agreed_on: agreedOn }) => ({
    issuerId: id,
    name,
    isSample,
    agreedOn,
  }))
}
