import { z } from 'zod'
import type { Services } from '#app/services.ts'
import { readPostedForm } from '#kit/forms/posted-form.server.ts'
import type { SentForm } from '#kit/forms/sent-form.ts'
import { toProblems } from '#kit/forms/to-problems.ts'
import { claimCode, type Holding, holdCode, releaseCode } from './claim.server.ts'
import { claimText } from './messages.ts'

const { problems } = claimText

const forms = z.discriminatedUnion('step', [
  z.object({
    step: z.literal('hold'),
    reward: z.string(),
    adult: z.literal('yes', problems.adult),
    agree: z.literal('yes', problems.agree),
  }),
  z.object({ step: z.enum(['claim', 'release']), reward: z.string() }),
])

/** The reward whose page is shown next, a form to send back, or that there is no such reward. */
type ClaimResult =
  | { reward: string }
  | { isAbsent: true }
  | (SentForm & { status: number; retryAfterSeconds?: number })

/** Takes the steps of a claim: hold a code, confirm, or give it back. */
export async function handleClaim(
  services: Pick<Services, 'database' | 'attempts' | 'now'>,
  request: Request,
  { accountId, address }: { accountId: string; address: string },
): Promise<ClaimResult> {
  const values = Object.fromEntries(await readPostedForm(request))
  const form = forms.safeParse(values)
  if (!form.success) {
    const found = toProblems(form.error).filter(({ field }) => field === 'adult' || field === 'agree')
    return found.length === 0 ? { isAbsent: true } : { values, problems: found, status: 400 }
  }
  const { step, reward } = form.data
  const claimant = { accountId, rewardId: reward }
  if (step === 'release') {
    await releaseCode(services, claimant)
    return { reward }
  }
  if (step === 'hold') return toResult(await holdCode(services, { ...claimant, address }), reward)
  const outcome = await claimCode(services, claimant)
  if (outcome === 'absent') return { isAbsent: true }
  if (outcome === 'claimed') return { reward }
  return { values: {}, problems: [{ message: problems.ended }], status: 409 }
}

function toResult(holding: Holding, reward: string): ClaimResult {
  const refuse = (message: string, status = 409) => ({ values: {}, problems: [{ message }], status })
  switch (holding.outcome) {
    case 'held':
    case 'claimed':
      return { reward }
    case 'absent':
      return { isAbsent: true }
    case 'not_approved':
      return refuse(problems.notApproved)
    case 'too_late':
      return refuse(problems.tooLate)
    case 'no_code':
      return refuse(problems.noCode)
    case 'too_many':
      return { ...refuse(problems.tooMany, 429), retryAfterSeconds: holding.retryAfterSeconds }
  }
}
