import type { Database } from '#database/database.ts'

/** What one lender of the catalog pays us. Money in cents; 0 is nothing of that kind. */
export interface LenderPayment {
  lenderId: string
  name: string
  perClickCents: number
  perApplicationCents: number
  perFundedLoanCents: number
  /** `YYYY-MM-DD`; null: it pays nothing at all. */
  agreedOn: string | null
}

/** Every lender of the catalog, by name. Only the page that publishes them reads the amounts. */
export async function readPayments({ read }: Pick<Database, 'read'>): Promise<LenderPayment[]> {
  const rows = await read
    .selectFrom('lender')
    .leftJoin('lender_payment', 'lender_payment.lender_id', 'lender.id')
    .select(['lender.id', 'lender.name', 'per_click_cents', 'per_application_cents'])
    .select(['per_funded_loan_cents', 'agreed_on'])
    .orderBy('lender.name')
    .execute()
  return rows.map((row) => ({
    lenderId: row.id,
    name: row.name,
    perClickCents: row.per_click_cents ?? 0,
    perApplicationCents: row.per_application_cents ?? 0,
    perFundedLoanCents: row.per_funded_loan_cents ?? 0,
    agreedOn: row.agreed_on,
  }))
}
