import { z } from 'zod'

const day = z.iso.date()

export const loanItem = z.object({
  id: z.string(),
  lender_id: z.string(),
  name: z.string().describe('The lender’s name'),
  product: z.string(),
  is_sample: z.boolean().describe('Whether it’s a made-up sample that shows how the site works'),
  rate_type: z.enum(['fixed', 'variable']),
  lowest_rate_percent: z.number(),
  highest_rate_percent: z.number(),
  rate_seen_at: day,
  award_amount_low: z.number().describe('The smallest loan, in dollars'),
  award_amount_high: z
    .number()
    .nullable()
    .describe('The largest loan, in dollars; null when the limit is the cost of attendance'),
  deadline: z
    .union([day, z.literal('C')])
    .describe('YYYY-MM-DD, or C when applications are accepted all year'),
  best_match: z.number().describe('The score, from 0 to 100, for a $10,000 loan with no other answers'),
  easiest_to_apply: z.number().describe('How many rules can’t be checked based on these answers'),
})

export type LoanItem = z.output<typeof loanItem>
