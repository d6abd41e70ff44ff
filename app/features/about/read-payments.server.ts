import type { Database } from '#database/database.ts'

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
